import { useTranslation } from 'react-i18next';
import type { GroupTerms } from '@/entities/neighbour-group';
import { slotText, type WeekSlot } from '@/shared/ghana';
import { formatMoney } from '@/shared/i18n';
import { shortCode } from '@/shared/desk';

/** Translates the terms of a group. */
export function useGroupWords() {
  const { t } = useTranslation(['admin', 'ghana']);
  return {
    title: ({ schoolClass, subject, town, size }: GroupTerms) =>
      t('groups.title', {
        count: size,
        schoolClass: t(`ghana:classes.${schoolClass}`),
        subject: t(`ghana:subjects.${subject}`),
        town,
      }),
    codes: (refs: readonly string[]) => refs.map(shortCode).join(', '),
    hours: (hours: readonly WeekSlot[]) =>
      hours.map((slot) => slotText(slot, t as (key: string) => string)).join(', '),
  };
}

/** Price per child with its calculation. */
export function GroupPriceWords({ terms: { priceAlone, pricePerChild, size } }: { terms: GroupTerms }) {
  const { t } = useTranslation('admin');
  return (
    <p>
      {t('groups.sum', {
        alone: formatMoney(priceAlone),
        size,
        whole: formatMoney(pricePerChild * size),
        each: formatMoney(pricePerChild),
      })}
    </p>
  );
}
