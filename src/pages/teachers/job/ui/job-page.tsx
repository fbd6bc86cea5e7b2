import { Note, Section } from 'design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoBanner } from '@/features/site/demo';
import { whenIdle } from '@/shared/lib/device';
import { hydrateOnTouch, loadOrFallback } from '@/shared/lib/hydration';
import { PageHead } from '@/shared/ui/page-head';
import { JobWaiting } from './job-waiting';
import { importJobPart } from './load-job-part';

const load = async () => (await importJobPart()).JobPart;

const post = hydrateOnTouch(load, () => loadOrFallback(load, JobOffline));

/** One post of the job board, by its code. */
export function JobPage() {
  // The document has the post; what has changed since is read without waiting for a touch.
  useEffect(() => whenIdle(post.hydrate), []);
  return (
    <>
      <DemoBanner />
      <post.Part fallback={<JobWaiting />} />
    </>
  );
}

/** Fallback when the chunk cannot load. */
function JobOffline() {
  const { t } = useTranslation('jobs');
  return (
    <Section isFirst>
      <PageHead title={t('one.loading')} description={t('description')} />
      <h1>{t('one.waiting')}</h1>
      <Note role="status">
        <p>{t('one.away')}</p>
      </Note>
    </Section>
  );
}
