import { useTranslation } from 'react-i18next';
import type { Review } from '@/entities/review';
import { SaveList, useTimeColumns } from '@/shared/desk';
import { toCsv } from '@/shared/lib/csv';

interface SaveReviewsProps {
  reviews: readonly Review[];
  nameOf: (tutorId: string) => string;
}

/** Saves the reviews that are shown. Words that were not published may name a child: they stay here. */
export function SaveReviews({ reviews, nameOf }: SaveReviewsProps) {
  const { t } = useTranslation(['admin', 'ghana']);
  const times = useTimeColumns();
  const csv = () =>
    toCsv<Review>(
      [
        { title: t('csv.tutor'), value: ({ tutorId }) => nameOf(tutorId) },
        { title: t('csv.stars'), value: ({ stars }) => stars },
        { title: t('reviews.subject'), value: ({ subject }) => t(`ghana:subjects.${subject}`) },
        { title: t('csv.published'), value: ({ state, words }) => (state === 'published' ? words : '') },
        ...times<Review>(t('reviews.sent'), ({ createdAt }) => createdAt),
        { title: t('columns.state'), value: ({ state }) => t(`states.${state}`) },
      ],
      reviews,
    );
  return <SaveList name="reviews" csv={csv} hasCodes={false} />;
}
