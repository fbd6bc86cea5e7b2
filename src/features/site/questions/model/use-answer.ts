import { useTranslation } from 'react-i18next';
import { useHasOwnRates, useOffice } from '@/shared/office-facts';
import { answerOf } from './answer-of';
import type { QuestionId } from './questions';

/** Answers, as the office's facts say. The page must load the namespace `faq`. */
export function useAnswer(): (id: QuestionId) => string {
  const { t } = useTranslation('faq');
  const office = useOffice();
  const hasOwnRates = useHasOwnRates();
  return (id) => answerOf(id, t, office, hasOwnRates);
}
