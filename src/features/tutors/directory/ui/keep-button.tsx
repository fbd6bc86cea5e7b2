import { Button } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Tutor } from '@/entities/tutor';
import { useShortlist } from '../model/shortlist';

/** Adds a tutor to the shortlist or removes them. */
export function KeepButton({ tutor }: { tutor: Tutor }) {
  const { t } = useTranslation('tutors');
  const { has, toggle } = useShortlist();
  const isKept = has(tutor.id);
  return (
    <Button
      variant="text"
      isSmall
      aria-pressed={isKept}
      aria-label={t(isKept ? 'dropName' : 'keepName', { name: tutor.name })}
      onClick={() => toggle(tutor.id)}
    >
      {t(isKept ? 'drop' : 'keep')}
    </Button>
  );
}
