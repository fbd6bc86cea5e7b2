import { Note } from 'design-system';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobState } from '@/entities/jobs/job';
import { useHydrateForDraft } from '@/shared/drafts';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { useIsHydrated } from '@/shared/lib/hydration';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { AppliedJob } from '../model/applied-jobs';
import type { AppliedPost } from '../model/applied-post';
import { jobApplyDraft } from '../model/job-apply-draft';
import styles from './apply-form.module.css';

const ClosedDraft = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-job-apply" */ './closed-draft')).ClosedDraft,
}));

export interface ClosedPostProps {
  job: AppliedPost;
  state: JobState;
  applied: AppliedJob | null;
}

/** Instead of the form: when the post closed, or that it is paused. What was typed before can be copied. */
export function ClosedPost({ job, state, applied }: ClosedPostProps) {
  const { t } = useTranslation('job-apply');
  const { date } = useFormats();
  const now = useNow();
  // The clock of the document is not the phone's.
  const isHydrated = useIsHydrated();
  const isPast = now.getTime() >= Date.parse(job.closesAt);
  return (
    <div className={styles.past}>
      <Note role="status">
        <p>
          <b>
            {state === 'paused'
              ? t('closed.paused')
              : isPast
                ? t('closed.on', { date: date(job.closesAt, 'longMoment') })
                : t('closed.early')}
          </b>
        </p>
        {state === 'paused' ? <p>{t('closed.pausedWords')}</p> : <p>{t('closed.words')}</p>}
        {isPast && isHydrated && state !== 'paused' ? (
          <p>{t('closed.clock', { now: date(now.toISOString(), 'longMoment') })}</p>
        ) : null}
        {applied ? (
          <p>
            <TextLink to={routes.codeOf(applied.ref)}>
              {t('applied.sent', { date: date(applied.at, 'day') })}
            </TextLink>
          </p>
        ) : null}
      </Note>
      <LeftDraft job={job} />
    </div>
  );
}

/** Loads the text of a draft that was typed before the closing. Renders nothing without one. */
function LeftDraft({ job }: { job: AppliedPost }) {
  const [hasDraft, setHasDraft] = useState(false);
  const show = useCallback(() => setHasDraft(true), []);
  useHydrateForDraft(jobApplyDraft(job.code), show);
  if (!hasDraft) return null;
  return (
    <PartBoundary>
      <Suspense>
        <ClosedDraft job={job.code} />
      </Suspense>
    </PartBoundary>
  );
}
