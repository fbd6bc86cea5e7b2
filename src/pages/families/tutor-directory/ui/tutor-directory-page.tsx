import { Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { DemoBanner } from '@/features/demo';
import { DataScope } from '@/shared/api';
import { Directory } from './directory';

/** The tutors who take learners: filters in the address, dated evidence, an own list that stays on the phone. */
export function TutorDirectoryPage() {
  const { t } = useTranslation(['tutors', 'shell']);
  return (
    <>
      <DemoBanner />
      <DataScope
        fallback={
          <Section isFirst>
            <h1>{t('heading')}</h1>
            <Skeleton label={t('shell:loading')} lines={8} />
          </Section>
        }
      >
        <Directory />
      </DataScope>
    </>
  );
}
