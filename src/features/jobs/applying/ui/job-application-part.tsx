import { StopHeading } from 'design-system';
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { JobState } from '@/entities/jobs/job';
import { DataScope } from '@/shared/api';
import { useHydrateForAttachments, useHydrateForDraft } from '@/shared/drafts';
import { useFocusPart } from '@/shared/lib/focus';
import { LinkButton } from '@/shared/ui/links';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { useAppliedOn } from '../model/applied-jobs';
import type { AppliedPost } from '../model/applied-post';
import { jobApplyDraft } from '../model/job-apply-draft';
import styles from './apply-form.module.css';
import { ClosedPost } from './closed-post';

const ApplyForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-job-apply" */ './apply-form')).ApplyForm,
}));

const AppliedNote = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-job-apply" */ './applied-note')).AppliedNote,
}));

export interface JobApplicationPartProps {
  job: AppliedPost;
  /** By the clock of the page. */
  state: JobState;
  /** Id of the part on the page: an address with it opens the form. */
  id: string;
  /** Whether the page reads the post anew; before, it would render the form a second time. */
  isAwake: boolean;
  /** Shown while the form loads. */
  waiting: ReactNode;
}

/**
 * Applying for a post: the form while it is open, what was sent from this device, and after the closing time
 * when it closed.
 */
export function JobApplicationPart({ job, state, id, isAwake, waiting }: JobApplicationPartProps) {
  const { t } = useTranslation('job-apply');
  const applied = useAppliedOn(job.code);
  if (state !== 'published') return <ClosedPost job={job} state={state} applied={applied} />;
  return (
    <>
      <StopHeading>{t('heading')}</StopHeading>
      <PartBoundary>
        {applied ? (
          <Awake isAwake={isAwake} waiting={waiting}>
            <AppliedNote key={applied.ref} post={job} applied={applied} />
          </Awake>
        ) : (
          <OpenPost key={job.code} post={job} {...{ id, isAwake, waiting }} />
        )}
      </PartBoundary>
    </>
  );
}

interface OpenPostProps extends Pick<JobApplicationPartProps, 'id' | 'isAwake' | 'waiting'> {
  post: AppliedPost;
}

/** Loads the form once somebody asks for it, or has begun it before. */
function OpenPost({ post, id, isAwake, waiting }: OpenPostProps) {
  const { t } = useTranslation('job-apply');
  const { hash } = useLocation();
  const [isBegun, setBegun] = useState(false);
  const draft = jobApplyDraft(post.code);
  const begin = useCallback(() => setBegun(true), []);
  useHydrateForDraft(draft, begin);
  useHydrateForAttachments(draft.form, begin);
  const isAsked = hash === `#${id}`;
  if (!isAsked && !isBegun)
    return (
      <div className={styles.past}>
        <p>{t('lead')}</p>
        <LinkButton to={`#${id}`}>{t('open')}</LinkButton>
      </div>
    );
  return (
    <FocusedPart isFocused={isAsked}>
      <Awake isAwake={isAwake} waiting={waiting}>
        <ApplyForm post={post} replaced={null} />
      </Awake>
    </FocusedPart>
  );
}

interface AwakeProps extends Pick<JobApplicationPartProps, 'isAwake' | 'waiting'> {
  children: ReactNode;
}

function Awake({ isAwake, waiting, children }: AwakeProps) {
  if (!isAwake) return waiting;
  return (
    <DataScope fallback={waiting}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </DataScope>
  );
}

/** Takes the focus from the link that it replaced. */
function FocusedPart({ isFocused, children }: { isFocused: boolean; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part, isFocused);
  return (
    <div ref={part} tabIndex={-1}>
      {children}
    </div>
  );
}
