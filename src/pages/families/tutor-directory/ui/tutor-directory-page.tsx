import { Section, Skeleton } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoBanner } from '@/features/demo';
import { DataScope } from '@/shared/api';

const importDirectory = () => import(/* webpackChunkName: "part-tutors" */ './directory');

const Directory = lazy(async () => ({ default: (await importDirectory()).Directory }));

/** Loads the list itself: what reads records comes in its own file. */
export async function loadDirectory(): Promise<void> {
  await importDirectory();
}

/** The tutors who take learners: filters in the address, dated evidence, an own list that stays on the phone. */
export function TutorDirectoryPage() {
  const { t } = useTranslation(['tutors', 'shell']);
  const waiting = (
    <Section isFirst>
      <h1>{t('heading')}</h1>
      <Skeleton label={t('shell:loading')} lines={8} />
    </Section>
  );
  return (
    <>
      <DemoBanner />
      <DataScope fallback={waiting}>
        <Suspense fallback={waiting}>
          <Directory />
        </Suspense>
      </DataScope>
    </>
  );
}
