import { Disclosure, Note, RuledList, Section, stackStyles, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useLessonsQuery } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import {
  familyReviewPath,
  lessonsBeforeReview,
  useFamilyReviewQuery,
  type FamilyReview,
} from '@/entities/review';
import { confirmedLessons, takeBackReview } from '../model/review-writes';
import { useOffice } from '@/shared/office-facts';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { ReviewForm } from './review-form';

export interface ReviewPartProps {
  code: string;
  acts: OwnPendingWrites;
  offer: Offer;
  /** Name of the tutor. */
  name: string;
  now: Date;
}

/** The family's review of its tutor, from the third confirmed lesson, and its state. */
export function ReviewPart({ code, acts, offer, name, now }: ReviewPartProps) {
  const { t } = useTranslation('family');
  const { data: lessons = [] } = useLessonsQuery(offer.id);
  const confirmed = confirmedLessons(lessons, now);
  const isDue = confirmed.length >= lessonsBeforeReview;
  const { data: review } = useFamilyReviewQuery({ ref: code, offerId: offer.id }, { skip: !isDue });
  // Unknown while loading or offline. A second review would be refused.
  if (!isDue || review === undefined) return null;
  const record = familyReviewPath(code, offer.id);
  const isWaiting =
    review === null
      ? acts.hopeful.some((act) => act.record === record)
      : acts.isChanging(record, review.lastChange);
  return (
    <Section tabIndex={-1} className={stackStyles.apart} aria-label={t('review.heading', { name })}>
      <StopHeading>{t('review.heading', { name })}</StopHeading>
      {review === null ? (
        <>
          <p>{t('review.lead')}</p>
          {isWaiting ? null : (
            <Disclosure summary={t('review.open')}>
              <ReviewForm {...{ code, acts, offer, confirmed }} />
            </Disclosure>
          )}
          <ReviewRules />
        </>
      ) : (
        <OwnReview {...{ code, acts, review, isWaiting }} offerId={offer.id} />
      )}
    </Section>
  );
}

const rules = ['who', 'when', 'not', 'few', 'shown', 'back'] as const;

/** The rules for reviews. */
function ReviewRules() {
  const { t } = useTranslation('family');
  const office = useOffice();
  return (
    <Disclosure summary={t('review.rules.heading')}>
      <RuledList>
        {rules.map((rule) => (
          <li key={rule}>{t(`review.rules.${rule}`, { ...office })}</li>
        ))}
      </RuledList>
    </Disclosure>
  );
}

interface OwnReviewProps {
  code: string;
  acts: OwnPendingWrites;
  offerId: string;
  review: FamilyReview;
  isWaiting: boolean;
}

function OwnReview({ code, acts, offerId, review, isWaiting }: OwnReviewProps) {
  const { t } = useTranslation('family');
  const office = useOffice();
  const { state, stars, words, decision } = review;
  const mayTakeBack = (state === 'submitted' || state === 'published') && !isWaiting;
  return (
    <Note tone={state === 'withheld' ? 'call' : 'plain'} className={stackStyles.near}>
      <p>
        <b>{t(`review.stars.${stars as 1}`)}</b>
      </p>
      {words === '' ? null : <p>{words}</p>}
      <p>{t(`review.states.${state}`, { ...office })}</p>
      {decision.reason === '' ? null : <p>{t(`review.reasons.${decision.reason}`)}</p>}
      {decision.words === '' ? null : <p>{t('review.office', { words: decision.words })}</p>}
      {mayTakeBack ? (
        <ConfirmButton
          isSmall
          open={t('review.back')}
          words={t('review.backWords')}
          sendLabel={t('review.backConfirm')}
          leave={t('leave')}
          make={() => [takeBackReview(code, offerId, review)]}
          send={acts.send}
        />
      ) : null}
    </Note>
  );
}
