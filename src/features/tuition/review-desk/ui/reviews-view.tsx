import { EmptyState, Skeleton, textStyles } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  pastReviewStates,
  reviewLifecycle,
  useLazyEveryPastReviewQuery,
  usePastReviewsInfiniteQuery,
  useUnreadReviewsQuery,
  type Review,
} from '@/entities/review';
import { useAllTutorsQuery } from '@/entities/tutor';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import {
  DeskSearch,
  deskStyles,
  LifecycleBar,
  PastMonth,
  PastPages,
  usePastRecords,
  type DeskWays,
} from '@/shared/desk';
import { useOffice } from '@/shared/office-facts';
import { findReviews } from '../model/find-reviews';
import { isLateReview } from '../model/is-late-review';
import { ReviewItem } from './review-item';
import { SaveReviews } from './save-reviews';

const none: readonly Review[] = [];

/** Reviews to check before they are published; the others as far as they were asked for. */
export function ReviewsView({ ways }: { ways: DeskWays }) {
  const { t } = useTranslation(['admin', 'shell']);
  const now = useNow();
  const office = useOffice();
  const { place } = ways;
  const { data: unread = none, error, isLoading } = useUnreadReviewsQuery(null);
  const { shown: past, error: pastError } = usePastRecords(place, {
    pastStates: pastReviewStates,
    usePastQuery: usePastReviewsInfiniteQuery,
  });
  const [readEvery, { error: everyError }] = useLazyEveryPastReviewQuery();
  const tutors = useAllTutorsQuery(null);
  const late = useMemo(
    () => new Map([['submitted', unread.filter((review) => isLateReview(review, office, now)).length]]),
    [unread, office, now],
  );
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const nameOf = (id: string) => tutors.data?.find((tutor) => tutor.id === id)?.name ?? t('offers.somebody');
  const { state } = past;
  const found = findReviews(state === null ? unread : past.items, place, nameOf);
  const readAll = async () => {
    if (state === null) return found;
    const { data } = await readEvery({ state, month: place.month });
    return data ? findReviews(data, place, nameOf) : null;
  };
  const isUsual = place.state === 'waiting' && place.search === '';
  const isNoneFound = found.length === 0 && !past.isFetching && (error ?? pastError) === undefined;
  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t('views.reviews')}</h1>
      <p className={textStyles.soft}>{t('reviews.lead')}</p>
      <BackendProblem error={error ?? pastError ?? everyError ?? tutors.error} />
      <DeskSearch ways={ways} label={t('reviews.search')} />
      {found.length > 0 ? <SaveReviews readAll={readAll} nameOf={nameOf} /> : null}
      <LifecycleBar
        ways={ways}
        states={reviewLifecycle.states}
        byState={new Map([['submitted', unread]])}
        late={late}
        uncounted={pastReviewStates}
      />
      {state === null ? null : <PastMonth ways={ways} now={now} />}
      {isNoneFound ? (
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
      {state === null ? null : (
        <PastPages
          words={t(place.month === null ? 'reviews.ofState' : 'reviews.ofMonth')}
          hasMore={past.hasNextPage}
          isBusy={past.isFetching}
          onMore={() => void past.fetchNextPage()}
        />
      )}
    </div>
  );
}
