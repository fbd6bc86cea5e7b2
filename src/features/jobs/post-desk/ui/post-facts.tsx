import { Facts, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { closedAt, type Job, jobStateAt } from '@/entities/jobs/job';
import type { School } from '@/entities/jobs/school';
import { deskQuery, startOf } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { isPausedByReports } from '../model/post-record';
import { schoolProblem } from '../model/post-problem';

interface PostFactsProps {
  job: Job;
  /** Undefined when its record is not there. */
  school: School | undefined;
  now: Date;
}

/** Dates of a post, and its school as its record says today. */
export function PostFacts({ job, school, now }: PostFactsProps) {
  const { t } = useTranslation('job-desk');
  const { date } = useFormats();
  const isOver = jobStateAt(job, now) === 'closed';
  const problem = schoolProblem(school, now);
  return (
    <>
      {isPausedByReports(job, now) ? (
        <Note tone="call">
          <p>{t('posts.reported', { count: job.openReports })}</p>
        </Note>
      ) : null}
      <Facts
        facts={[
          { label: t('posts.facts.school'), value: <SchoolLink name={school?.name ?? job.school.name} /> },
          {
            label: t('posts.facts.check'),
            value:
              school?.check && problem === null
                ? t('posts.checkedOn', { day: date(school.check.day, 'day') })
                : t(`posts.school.${problem ?? 'gone'}`),
          },
          {
            label: t('posts.facts.published'),
            value: job.publishedAt ? date(job.publishedAt, 'longMoment') : '',
          },
          {
            label: t(isOver ? 'posts.facts.closed' : 'posts.facts.closes'),
            value: date(isOver ? closedAt(job) : job.closesAt, 'longMoment'),
          },
          {
            label: t('posts.facts.why'),
            value: isOver
              ? t(`posts.why.${job.state === 'closed' ? (job.closedFor ?? 'date') : 'date'}`)
              : '',
          },
          { label: t('posts.facts.reports'), value: job.openReports > 0 ? String(job.openReports) : '' },
          {
            label: t('posts.facts.page'),
            value: job.publishedAt ? (
              <TextLink to={routes.job(job.code)}>{t('posts.openPage')}</TextLink>
            ) : (
              ''
            ),
          },
        ]}
      />
    </>
  );
}

/** Leads to the school on the desk. */
function SchoolLink({ name }: { name: string }) {
  const { pathname } = useLocation();
  return <Link to={pathname + deskQuery({ ...startOf('schools'), search: name })}>{name}</Link>;
}
