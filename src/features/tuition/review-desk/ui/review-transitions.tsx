import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callFirstStars, lessonsBeforeReview, type Review, type ReviewLink } from '@/entities/review';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { BackendProblem } from '@/shared/ui/form';
import { usePublishReviewMutation, useWithholdReviewMutation } from '../api/reviews-api';
import { CallForm } from './call-form';
import { WithholdForm } from './withhold-form';

export interface ReviewTransitionsProps {
  review: Review;
  link: ReviewLink;
  /** Number of lessons that the family has confirmed. */
  lessons: number;
}

/** Publishes or withholds a review. Low ratings need a call first. */
export function ReviewTransitions({ review, link, lessons }: ReviewTransitionsProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState<'call' | 'withhold' | null>(null);
  const [publish, publishing] = usePublishReviewMutation();
  const [withhold, withholding] = useWithholdReviewMutation();
  const isBusy = publishing.isLoading || withholding.isLoading;
  const { state, stars } = review;
  if (state !== 'submitted' && state !== 'published') return null;
  const mustCall = state === 'submitted' && stars <= callFirstStars;
  const on = { review, link, by: staff };
  const publishWith = async (call: string | null) =>
    (await publish({ ...on, call, lessons: Math.max(lessonsBeforeReview, Math.min(lessons, 1000)) }))
      .error === undefined;
  const leave = () => setOpen(null);
  const draftOf = (form: string) => `review.${form}.${staff.userId}.${review.id}`;
  return (
    <>
      {mustCall ? (
        <Note tone="call">
          <h3>{t('reviews.callFirst')}</h3>
          <p>{t('reviews.callFirstWords')}</p>
        </Note>
      ) : null}
      {open === 'call' ? <CallForm draftForm={draftOf('call')} onSend={publishWith} onLeave={leave} /> : null}
      {open === 'withhold' ? (
        <WithholdForm
          draftForm={draftOf('withhold')}
          send={async (decision) => outcomeOf((await withhold({ ...on, decision })).error)}
          onLeave={leave}
        />
      ) : null}
      {open === null ? (
        <Row>
          {state === 'published' ? null : (
            <Button
              isSmall
              disabled={isBusy}
              onClick={() => (mustCall ? setOpen('call') : void publishWith(null))}
            >
              {t(mustCall ? 'reviews.callOpen' : 'reviews.publish')}
            </Button>
          )}
          <Button variant="second" isSmall disabled={isBusy} onClick={() => setOpen('withhold')}>
            {t(state === 'published' ? 'reviews.withholdAgain' : 'reviews.withhold')}
          </Button>
        </Row>
      ) : null}
      <BackendProblem error={publishing.error ?? withholding.error} />
    </>
  );
}
