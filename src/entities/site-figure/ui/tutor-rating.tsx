import { Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useRatingsQuery } from '../api/figures-api';
import { isHeld } from '../model/badge';

/**
 * The badge of a tutor, average and number of reviews, and how many families chose the tutor; one read for
 * all tutors. Nothing without any.
 */
export function TutorRating({ tutorId }: { tutorId: string }) {
  const { t } = useTranslation('profile');
  const rating = useRatingsQuery(null).data?.byTutor[tutorId];
  if (!rating) return null;
  const { count = 0, average, chosen = 0, badge } = rating;
  return (
    <p>
      {badge && isHeld(badge) ? <Tag>{t('badge.name')}</Tag> : null}{' '}
      {average === undefined ? null : (
        <>
          <span aria-hidden="true">★</span> {t('reviews.average', { count, average: average.toFixed(1) })}
        </>
      )}
      {average === undefined && count > 0 ? t('reviews.written', { count }) : null}
      {count > 0 && chosen > 0 ? ' · ' : null}
      {chosen > 0 ? t('reviews.chosen', { count: chosen }) : null}
    </p>
  );
}
