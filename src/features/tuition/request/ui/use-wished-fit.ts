import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/shared/i18n';
import { availabilityOf, misfitsOf } from '../model/availability';
import type { RequestWizard } from '../model/use-request-wizard';
import { wantedLessonsOf } from '../model/wanted-lessons';
import { useHoursWords } from './use-hours-words';

/** Whether the wished tutor fits the answers so far, or in what not; null without one. */
export function useWishedFit({ values, tutors }: RequestWizard): string | null {
  const { t } = useTranslation('tuition');
  const { hoursText } = useHoursWords();
  const { wished } = tutors.known;
  if (wished === null || values.wishedTutor === '' || wished.state !== 'active') return null;
  const [wanted, now] = [wantedLessonsOf(values), new Date()];
  const misfits = misfitsOf(wished, wanted, now);
  const { name } = wished;
  if (misfits.length > 0)
    return t('fits.wishedNot', {
      name,
      why: misfits.map((misfit) => t(`fits.misfits.${misfit}`)).join('; '),
    });
  const hours = hoursText(availabilityOf([wished], wanted, now).hours);
  return t('fits.wished', { name, hours, price: formatMoney(wished.price) });
}
