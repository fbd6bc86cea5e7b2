import { useNavigate, useSearchParams } from 'react-router-dom';
import { isPackId } from '@/entities/practice/pack';
import { MockPaper } from '@/features/practice/mock-paper';
import { PracticeSettingsForm } from '@/features/practice/settings';
import { routes } from '@/shared/routes';
import { UnknownSet } from './unknown-set';

/** The mock paper that the address names, or the settings of practice. */
export function MockPart() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const pack = search.get('mock');
  if (pack === null) return <PracticeSettingsForm onLeave={() => void navigate(routes.practice)} />;
  if (!isPackId(pack)) return <UnknownSet />;
  const year = search.get('year');
  return (
    <MockPaper
      key={pack}
      pack={pack}
      year={year === '2026' ? 2026 : year === '2027' ? 2027 : undefined}
      onLeave={() => void navigate(`${routes.practice}?pack=${pack}`)}
    />
  );
}
