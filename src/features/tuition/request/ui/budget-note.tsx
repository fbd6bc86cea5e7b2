import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/shared/i18n';
import { lowestPrice } from '../model/availability';
import type { RequestWizard } from '../model/use-request-wizard';
import { wantedLessonsOf } from '../model/wanted-lessons';

/** Says beside the budget that no tutor who fits otherwise asks so little. Never blocks the form. */
export function BudgetNote({ wizard: { values, tutors } }: { wizard: RequestWizard }) {
  const { t } = useTranslation('tuition');
  const wanted = wantedLessonsOf(values);
  const { list } = tutors.known;
  const lowest = list === null || wanted.budget === 0 ? null : lowestPrice(list, wanted, new Date());
  return (
    <strong role="status">
      {lowest !== null && lowest > wanted.budget ? t('fits.budgetLow', { price: formatMoney(lowest) }) : null}
    </strong>
  );
}
