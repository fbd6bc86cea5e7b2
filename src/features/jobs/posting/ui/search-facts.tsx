import { useTranslation } from 'react-i18next';
import { jobPosting, useBuiltJobs, type Job } from '@/entities/jobs/job';

/** Facts for search engines: of an open post only, and none of a sample. */
export function SearchFacts({ job, now }: { job: Job; now: Date }) {
  const { t } = useTranslation('ghana');
  const built = useBuiltJobs();
  const site = { origin: built?.origin ?? window.location.origin, name: 'Lifeline: Home of Solutions' };
  const posting = jobPosting(job, site, (region) => t(`regions.${region}`), now);
  return (
    <>
      {posting && !job.isSample ? null : <meta name="robots" content="noindex" />}
      {posting ? (
        <script
          type="application/ld+json"
          // A closing tag in a text would end the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(posting).replace(/</g, '\\u003c') }}
        />
      ) : null}
    </>
  );
}
