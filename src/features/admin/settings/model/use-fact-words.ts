import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import { closedDaysIn, factText, type FactName } from '@/shared/office-facts';

/** Facts that are a day. */
export const dayFacts: readonly FactName[] = ['noticeFrom', 'noticeUntil', 'linesCheckedOn', 'helpCheckedOn'];

/** Words for facts and their values on the desk. */
export function useFactWords() {
  const { t } = useTranslation(['admin', 'ghana']);
  const { date } = useFormats();
  const words = t as (key: string) => string;
  const text = (name: FactName, value: string | number): string => {
    if (name === 'trialPayer' && value === '') return t('settings.trialPayers.unset');
    if (value === '') return t('settings.none');
    if (name === 'dataKilobytes') return t('settings.megabytes', { count: Number(value) / 1000 });
    if (name.startsWith('badge') && value === 0) return t('settings.notAsked');
    if (name === 'badgeStars') return String(Number(value) / 10);
    if (['quarterPercent', 'tutorPercent', 'homeworkRate'].includes(name) && value === 0)
      return t('settings.none');
    if (['furtherChildPercent', 'quarterPercent', 'tutorPercent', 'badgeReplies'].includes(name))
      return t('settings.percent', { count: Number(value) });
    if (name === 'pausedRegions')
      return String(value)
        .split(' ')
        .map((region) => words(`ghana:regions.${region}`))
        .join(', ');
    if (name === 'policeCertificate') return words(`settings.policeCertificates.${value}`);
    if (name === 'trialPayer') return words(`settings.trialPayers.${value}`);
    if (name === 'payNetwork') return words(`settings.payNetworks.${value}`);
    if (name === 'opensAt' || name === 'closesAt') return t('settings.hour', { hour: value });
    if (name === 'openDays')
      return String(value)
        .split(' ')
        .map((day) => words(`settings.days.${day}`))
        .join(', ');
    if (name === 'closedOn')
      return closedDaysIn(String(value))
        .map((one) => [date(one.day, 'day'), one.name].filter(Boolean).join(', '))
        .join('; ');
    if (name === 'openOn')
      return String(value)
        .split(' ')
        .map((day) => date(day, 'day'))
        .join('; ');
    if (dayFacts.includes(name)) return date(String(value), 'day');
    return factText(name, value);
  };
  return { label: (name: FactName) => words(`settings.facts.${name}`), text };
}
