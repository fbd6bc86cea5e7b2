import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayParts, weekdays, type WeekSlot } from '@/shared/ghana';
import styles from './week.module.css';

/** A week to look at: seven days, three parts of the day, and one cell for each. */
export function WeekTable({ cell }: { cell: (slot: WeekSlot, name: string) => ReactNode }) {
  const { t } = useTranslation('ghana');
  return (
    <table className={styles.week}>
      <thead>
        <tr>
          <td />
          {dayParts.map((part) => (
            <th key={part} scope="col">
              {t(`dayParts.${part}`)}
              <small>{t(`dayPartHours.${part}`)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekdays.map((day) => (
          <tr key={day}>
            <th scope="row">{t(`daysShort.${day}`)}</th>
            {dayParts.map((part) => (
              <td key={part}>
                {cell(`${day}-${part}`, t('slot', { day: t(`days.${day}`), part: t(`dayParts.${part}`) }))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
