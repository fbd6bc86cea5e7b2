import { Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { jobPath, useBuiltJobs, useJobQuery, type BuiltJobs, type Job } from '@/entities/jobs/job';
import { AppliedMark, JobApplicationPart, useAppliedOn } from '@/features/jobs/applying';
import { SaveButton } from '@/features/jobs/board';
import { JobPost, NotOurs } from '@/features/jobs/posting';
import { DataScope, OptionalDataScope, publicOwner, useKeptSince } from '@/shared/api';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { LinkButton } from '@/shared/ui/links';
import { JobWaiting } from './job-waiting';

/** The post of the document, until it is read anew: as it is now, or as this device keeps it. */
export function JobPart() {
  const { id: code = '' } = useParams();
  const built = useBuiltJobs();
  const job = built?.jobs.find((one) => one.code === code);
  if (!built || !job) {
    return (
      <DataScope fallback={<JobWaiting />}>
        <ReadJob code={code} />
      </DataScope>
    );
  }
  return (
    <OptionalDataScope fallback={<PostOf job={job} keptSince={null} isAwake={false} />}>
      <ReadJob code={code} built={{ ...built, jobs: [job] }} />
    </OptionalDataScope>
  );
}

function ReadJob({ code, built }: { code: string; built?: BuiltJobs }) {
  const { t } = useTranslation('jobs');
  const { data: job, error } = useJobQuery(code);
  const keptSince = useKeptSince(publicOwner, jobPath(code));
  if (job === undefined) {
    const [post] = built?.jobs ?? [];
    if (built && post) return <PostOf job={post} keptSince={error ? built.at : null} />;
    return <JobWaiting {...(error && { problem: <BackendProblem error={error} /> })} />;
  }
  if (job === null) {
    return (
      <NotOurs
        code={code}
        keptSince={keptSince}
        reportWay={<LinkButton to={routes.jobReport()}>{t('one.tell')}</LinkButton>}
      />
    );
  }
  return <PostOf job={job} keptSince={keptSince} />;
}

interface PostOfProps {
  job: Job;
  keptSince: string | null;
  /** Whether the post is read anew. */
  isAwake?: boolean;
}

/** A post with what other features add to it. */
function PostOf({ job, keptSince, isAwake = true }: PostOfProps) {
  const { t } = useTranslation(['jobs', 'shell']);
  const applied = useAppliedOn(job.code);
  return (
    <JobPost
      job={job}
      keptSince={keptSince}
      mark={<AppliedMark code={job.code} />}
      hasApplied={applied !== null}
      saveButton={<SaveButton job={job} />}
      applyPart={(part) => (
        <JobApplicationPart
          {...part}
          job={job}
          isAwake={isAwake}
          waiting={<Skeleton label={t('shell:loading')} lines={8} />}
        />
      )}
      reportPart={
        <LinkButton variant="white" to={routes.jobReport(job.code)}>
          {t('check.money.report')}
        </LinkButton>
      }
    />
  );
}
