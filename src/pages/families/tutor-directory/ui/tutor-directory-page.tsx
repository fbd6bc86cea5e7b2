import { Note, Section, Skeleton } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoBanner } from '@/features/site/demo';
import { DataScope } from '@/shared/api';
import { loadOrFallback } from '@/shared/lib/hydration';
import { PageHead } from '@/shared/ui/page-head';

const importDirectory = () => import(/* webpackChunkName: "part-tutors" */ '@/features/tutors/directory');

const Directory = lazy(async () => ({
  default: await loadOrFallback(async () => (await importDirectory()).Directory, DirectoryOffline),
}));

/** Preloads the chunk of the directory, which includes data access. */
export async function loadDirectory(): Promise<void> {
  await importDirectory();
}

/** Tutor directory: filters in the query string, dated evidence, and a shortlist on this device. */
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

/** Fallback when the chunk cannot load. */
function DirectoryOffline() {
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
