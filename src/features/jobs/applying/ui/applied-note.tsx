import { Button, Note, Row } from 'design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobApplicationLifecycle } from '@/entities/jobs/job-application';
import { useTrackingQuery } from '@/entities/tracking';
import type { BackendError } from '@/shared/backend';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { useOutbox, type OutboxItem } from '@/shared/submission';
import { LinkButton } from '@/shared/ui/links';
import { appliedJobsHere, type AppliedJob } from '../model/applied-jobs';
import type { AppliedPost } from '../model/applied-post';
import { ApplyForm } from './apply-form';
import styles from './apply-form.module.css';

/** Where an application from this device is: not sent yet, refused, or with the office in a state. */
function placeOf(item: OutboxItem | undefined): 'unsent' | 'refused' | 'arrived' {
  if (item?.state === 'refused') return 'refused';
  return item?.state === 'waiting' && !item.hasArrived ? 'unsent' : 'arrived';
}

/** Forgets an application that neither this device nor the backend has: it was deleted. */
function useForgetGone(ref: string, isGone: boolean): void {
  useEffect(() => {
    if (isGone) appliedJobsHere().remove(ref);
  }, [ref, isGone]);
}

interface AppliedNoteProps {
  post: AppliedPost;
  applied: AppliedJob;
}

/**
 * "You have applied": with the way to its code, and while it is undecided to send another in its place. One
 * that was taken back makes room for the form.
 */
export function AppliedNote({ post, applied }: AppliedNoteProps) {
  const { t } = useTranslation('job-apply');
  const { date } = useFormats();
  const { items } = useOutbox();
  const { data, error } = useTrackingQuery(applied.ref);
  const [isReplacing, setReplacing] = useState(false);
  const item = items?.find(({ code }) => code === applied.ref);
  const isUnknown = (error as BackendError | undefined)?.code === 'not-found';
  useForgetGone(applied.ref, isUnknown && items !== null && item === undefined);
  const place = placeOf(item);
  const state = data?.state ?? null;
  const isOver = place === 'arrived' && (state === 'withdrawn' || state === 'junk');
  const canReplace =
    place === 'arrived' &&
    state !== null &&
    jobApplicationLifecycle.allows(state, 'withdrawn', 'code-holder');
  const words = isOver ? 'over' : place === 'arrived' ? 'sent' : place;
  return (
    <div className={styles.past}>
      <Note role="status">
        <p>
          <b>{t(`applied.${words}`, { date: date(applied.at, 'day') })}</b>
        </p>
        <Row>
          <LinkButton variant="second" to={routes.codeOf(applied.ref)}>
            {t(place === 'refused' ? 'applied.read' : 'applied.follow')}
          </LinkButton>
          {canReplace && !isReplacing ? (
            <Button variant="text" onClick={() => setReplacing(true)}>
              {t('applied.replace')}
            </Button>
          ) : null}
        </Row>
      </Note>
      {isReplacing && state !== null ? (
        <>
          <p>{t('applied.replaceWords')}</p>
          <ApplyForm post={post} replaced={{ ref: applied.ref, state }} />
          <Button variant="text" onClick={() => setReplacing(false)}>
            {t('applied.keep')}
          </Button>
        </>
      ) : null}
      {isOver ? <ApplyForm post={post} replaced={null} /> : null}
    </div>
  );
}
