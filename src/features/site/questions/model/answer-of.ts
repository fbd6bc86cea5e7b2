import type { TFunction } from 'i18next';
import { formatMoney } from '@/shared/i18n';
import { usualRange } from '@/shared/lesson-price';
import type { OfficeFacts } from '@/shared/office-facts';
import type { QuestionId } from './questions';

/**
 * Answer to a question, as the office's facts say.
 * @param t of the namespace `faq`
 * @param hasOwnRates whether the office has set the rates; otherwise they are samples, and said so
 */
export function answerOf(
  id: QuestionId,
  t: TFunction<'faq'>,
  office: OfficeFacts,
  hasOwnRates: boolean,
): string {
  if (id === 'police') return t('items.police.a', { context: office.policeCertificate });
  if (id !== 'cost') return t(`items.${id}.a`);
  const { from, to } = usualRange(office);
  const cost = { from: formatMoney(from), to: formatMoney(to) };
  return t('items.cost.a', hasOwnRates ? cost : { ...cost, context: 'sample' });
}
