import { useTranslation } from 'react-i18next';
import { useRatingsQuery } from '../api/figures-api';

/** Average and number of reviews of a tutor; one read for all tutors. Nothing without a review. */
export function TutorRating({ tutorId }: { tutorId: string }) {
  const { t } = useTranslation('profile');
  const rating = useRatingsQuery(null).data?.byTutor[tutorId];
  if (!rating) return null;
  const { count, average } = rating;
  return (
    <p>
      {average === undefined ? (
        t('reviews.written', { count })
      ) : (
        <>
          <span aria-hidden="true">★</span> {t('reviews.average', { count, average: average.toFixed(1) })}
        </>
      )}
    </p>
  );
}
