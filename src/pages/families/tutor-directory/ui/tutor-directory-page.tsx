import { Note, Section, Skeleton } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoBanner } from '@/features/site/demo';
import { DataScope } from '@/shared/api';
import { loadOrAway } from '@/shared/lib/hydration';
import { PageHead } from '@/shared/ui/page-head';

const importDirectory = () => import(/* webpackChunkName: "part-tutors" */ '@/features/tutors/directory');

const Directory = lazy(async () => ({
  default: await loadOrAway(async () => (await importDirectory()).Directory, DirectoryAway),
}));

/** Loads the list itself: what reads records comes in its own file. */
export async function loadDirectory(): Promise<void> {
  await importDirectory();
}

/** The tutors who take learners: filters in the address, dated evidence, an own list that stays on the phone. */
export function TutorDirectoryPage() {
  const { t } = useTranslation(['tutors', 'shell']);
  const waiting = (
    <Section isFirst>
      <PageHead title={t('title')} description={t('description')} />
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

/** In the place of the list where it was never brought. */
function DirectoryAway() {
  const { t } = useTranslation('tutors');
  return (
    <Section isFirst>
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('heading')}</h1>
      <Note role="status">
        <p>{t('away')}</p>
      </Note>
    </Section>
  );
}
