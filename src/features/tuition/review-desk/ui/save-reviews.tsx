import { useTranslation } from 'react-i18next';
import type { Review } from '@/entities/review';
import { SaveList, useTimeColumns } from '@/shared/desk';
import { toCsv } from '@/shared/lib/csv';

interface SaveReviewsProps {
  /** Reads the reviews to save; null when that fails. */
  readAll: () => Promise<readonly Review[] | null>;
  nameOf: (tutorId: string) => string;
}

/**
 * Saves the reviews of the state and month that are shown. Words that were not published may name a child:
 * they stay here.
 */
export function SaveReviews({ readAll, nameOf }: SaveReviewsProps) {
  const { t } = useTranslation(['admin', 'ghana']);
  const times = useTimeColumns();
  const csv = async () => {
    const reviews = await readAll();
    if (reviews === null) return null;
    return toCsv<Review>(
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
  };
  return <SaveList name="reviews" csv={csv} hasCodes={false} />;
}
