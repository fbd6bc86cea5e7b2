import { EmptyState, Skeleton, textStyles } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewLifecycle, useAllReviewsQuery, type Review } from '@/entities/review';
import { useAllTutorsQuery } from '@/entities/tutor';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import type { DeskWays } from '@/shared/desk';
import { useOffice } from '@/shared/office-facts';
import { findReviews } from '../model/find-reviews';
import { isLateReview } from '../model/is-late-review';
import { DeskSearch } from '@/shared/desk';
import { deskStyles } from '@/shared/desk';
import { LifecycleBar } from '@/shared/desk';
import { ReviewItem } from './review-item';
import { SaveReviews } from './save-reviews';

const none: readonly Review[] = [];

/** Reviews to check before they are published. */
export function ReviewsView({ ways }: { ways: DeskWays }) {
  const { t } = useTranslation(['admin', 'shell']);
  const now = useNow();
  const office = useOffice();
  const { data = none, error, isLoading } = useAllReviewsQuery(null);
  const tutors = useAllTutorsQuery(null);
  const byState = useMemo(
    () =>
      new Map(
        reviewLifecycle.states.map((state) => [state, data.filter((review) => review.state === state)]),
      ),
    [data],
  );
  const late = useMemo(
    () => new Map([['submitted', data.filter((review) => isLateReview(review, office, now)).length]]),
    [data, office, now],
  );
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const nameOf = (id: string) => tutors.data?.find((tutor) => tutor.id === id)?.name ?? t('offers.somebody');
  const { place } = ways;
  const found = findReviews(data, place, nameOf);
  const isUsual = place.state === 'waiting' && place.search === '';
  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t('views.reviews')}</h1>
      <p className={textStyles.soft}>{t('reviews.lead')}</p>
      <BackendProblem error={error ?? tutors.error} />
      <DeskSearch ways={ways} label={t('reviews.search')} />
      {found.length > 0 ? <SaveReviews reviews={found} nameOf={nameOf} /> : null}
      <LifecycleBar ways={ways} states={reviewLifecycle.states} byState={byState} late={late} />
      {found.length === 0 && error === undefined ? (
        <EmptyState title={t(isUsual ? 'reviews.none' : 'reviews.noneFound')}>
          <p>{t(isUsual ? 'reviews.noneWords' : 'reviews.noneFoundWords')}</p>
        </EmptyState>
      ) : null}
      <ul className={deskStyles.groups}>
        {found.map((review) => (
          <PartBoundary key={review.id} frame={asItem}>
            <ReviewItem review={review} tutor={nameOf(review.tutorId)} now={now} />
          </PartBoundary>
        ))}
      </ul>
    </div>
  );
}
