import { useTranslation } from 'react-i18next';
import { useRepliesQuery } from '../api/figures-api';
import { replySpeedOf } from '../model/reply-speed';

/** How tutors answer offers, in words with their basis; one read for all tutors. */
export function useReplyWords() {
  const { t } = useTranslation('profile');
  const { data } = useRepliesQuery(null);
  return {
    /** When the answers were counted; null when that is not known. */
    countedAt: data?.updatedAt ?? null,
    /** Null with too few offers, and when the count is not known. */
    wordsOf: (tutorId: string): string | null => {
      const count = data?.byTutor[tutorId];
      if (!count) return null;
      const basis = t('replies.basis', { count: count.offers });
      return `${t(`replies.speeds.${replySpeedOf(count)}`)} · ${basis}`;
    },
    countOf: (tutorId: string) => data?.byTutor[tutorId] ?? null,
  };
}
