import { useTranslation } from 'react-i18next';
import { useOffice } from '@/shared/office-facts';
import type { QuestionId } from './questions';

/** Answers, as the office's facts say. */
export function useAnswer(): (id: QuestionId) => string {
  const { t } = useTranslation('faq');
  const { policeCertificate: context } = useOffice();
  return (id) => (id === 'police' ? t('items.police.a', { context }) : t(`items.${id}.a`));
}
