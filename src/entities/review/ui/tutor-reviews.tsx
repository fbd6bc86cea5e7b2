import { Button, Row, RuledList, Tag } from 'design-system';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maximumStars, type Review } from '../model/review';
import { ratingOf } from '../model/rating';
import { usePublishedReviewsQuery } from '../api/review-api';
import { useFormats } from '@/shared/i18n';
import styles from './tutor-reviews.module.css';

/** Number of reviews shown at first. */
const firstShown = 5;

export interface TutorReviewsProps {
  tutorId: string;
  /** Shown when there are no reviews. */
  empty?: ReactNode;
}

/** A tutor's published reviews. */
export function TutorReviews({ tutorId, empty = null }: TutorReviewsProps) {
  const { t } = useTranslation('profile');
  const id = useId();
  const { data: reviews } = usePublishedReviewsQuery(tutorId);
  const [isWhole, setWhole] = useState(false);
  if (reviews === undefined) return null;
  if (reviews.length === 0) return empty;
  const { count, average } = ratingOf(reviews);
  const shown = isWhole ? reviews : reviews.slice(0, firstShown);
  return (
    <section className={styles.reviews} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('reviews.heading')}
      </h2>
      <p className={average === null ? undefined : styles.average}>
        {average === null
          ? t('reviews.few', { count })
          : t('reviews.average', { count, average: average.toFixed(1) })}
      </p>
      <p>{t('reviews.lead')}</p>
      <RuledList>
        {shown.map((review) => (
          <li key={review.id} className={styles.review}>
            <ReviewWords review={review} />
          </li>
        ))}
      </RuledList>
      {shown.length < count ? (
        <Row>
          <Button variant="second" isSmall onClick={() => setWhole(true)}>
            {t('reviews.more', { count: count - shown.length })}
          </Button>
        </Row>
      ) : null}
    </section>
  );
}

function ReviewWords({ review }: { review: Review }) {
  const { t } = useTranslation(['profile', 'ghana']);
  const { date } = useFormats();
  const { stars, words, subject, lessons, createdAt, isSample } = review;
  return (
    <>
      <p>
        <span className={styles.stars} role="img" aria-label={t('reviews.stars', { count: stars })}>
          {'★'.repeat(stars)}
          {'☆'.repeat(maximumStars - stars)}
        </span>{' '}
        {isSample ? <Tag>{t('reviews.sample')}</Tag> : null}
      </p>
      {words === '' ? null : <p className={styles.words}>{words}</p>}
      <p className={styles.facts}>
        {t('reviews.facts', {
          subject: t(`ghana:subjects.${subject}`),
          count: lessons,
          month: date(createdAt, 'month'),
        })}
      </p>
    </>
  );
}
