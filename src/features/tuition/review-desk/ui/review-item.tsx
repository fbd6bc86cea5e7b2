import { Facts, Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { lessonStateAt, useLessonsOfOffersQuery } from '@/entities/lesson';
import { useNotesQuery } from '@/entities/note';
import { reviewPath, useFamilyReviewQuery, useReviewLinkQuery, type Review } from '@/entities/review';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { deskQuery, startOf } from '@/shared/desk';
import { shortCode } from '@/shared/desk';
import { deskStyles } from '@/shared/desk';
import { useOffice } from '@/shared/office-facts';
import { isLateReview } from '../model/is-late-review';
import { ReviewTransitions } from './review-transitions';

export interface ReviewItemProps {
  review: Review;
  /** Name of the tutor. */
  tutor: string;
  now: Date;
}

/** A review: text, author, lessons and actions. */
export function ReviewItem({ review, tutor, now }: ReviewItemProps) {
  const { t } = useTranslation(['admin', 'ghana']);
  const { pathname } = useLocation();
  const { date, age } = useFormats();
  const office = useOffice();
  const { data: link, error } = useReviewLinkQuery(review.id);
  const offerIds = link ? [link.offerId] : [];
  const { data: lessons = [] } = useLessonsOfOffersQuery(offerIds, { skip: !link });
  const { data: told } = useFamilyReviewQuery(link ?? { ref: '', offerId: '' }, {
    skip: !link || review.state !== 'withheld',
  });
  const confirmed = lessons
    .filter((lesson) => ['confirmed', 'paid'].includes(lessonStateAt(lesson, now)))
    .map(({ startsAt }) => startsAt)
    .sort();
  const [first = '', last = ''] = [confirmed[0], confirmed.at(-1)];
  const heading = t('reviews.of', { stars: t('reviews.stars', { count: review.stars }), tutor });
  return (
    <li>
      <article className={deskStyles.group} aria-label={heading} tabIndex={-1}>
        <h2>
          {heading} {review.isSample ? <Tag>{t('sample')}</Tag> : null}
        </h2>
        <p>{review.words === '' ? t('reviews.noWords') : review.words}</p>
        <Facts
          facts={[
            {
              label: t('reviews.family'),
              value: link ? (
                <Link
                  className={deskStyles.request}
                  to={`${pathname}${deskQuery(startOf('requests'))}#${link.ref}`}
                >
                  {shortCode(link.ref)}
                </Link>
              ) : (
                ''
              ),
            },
            { label: t('reviews.subject'), value: t(`ghana:subjects.${review.subject}`) },
            {
              label: t('reviews.lessons'),
              value:
                confirmed.length === 0
                  ? ''
                  : t('reviews.lessonsValue', {
                      count: confirmed.length,
                      first: date(first, 'date'),
                      last: date(last, 'date'),
                    }),
            },
            {
              label: t('reviews.sent'),
              value: isLateReview(review, office, now)
                ? t('reviews.late', { age: age(review.createdAt, now) })
                : age(review.createdAt, now),
            },
            { label: t('reviews.called'), value: review.isCalled ? <CallNote review={review} /> : '' },
            {
              label: t('reviews.why'),
              value: told?.decision.reason ? t(`reviews.reasons.${told.decision.reason}`) : '',
            },
          ]}
        />
        <BackendProblem error={error} />
        {link ? <ReviewTransitions {...{ review, link }} lessons={confirmed.length} /> : null}
      </article>
    </li>
  );
}

/** What the family said on the phone, and who called. */
function CallNote({ review }: { review: Review }) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { data: notes = [] } = useNotesQuery(reviewPath(review.id));
  return notes.map(({ id, text, name, at }) => (
    <div key={id}>{t('reviews.calledValue', { text, name, time: date(at, 'moment') })}</div>
  ));
}
