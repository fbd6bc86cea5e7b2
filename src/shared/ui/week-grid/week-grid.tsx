import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayParts, weekdays } from '../../ghana';
import styles from './week-grid.module.css';

type Weekday = (typeof weekdays)[number];
type DayPart = (typeof dayParts)[number];

interface WeekGridProps {
  cell: (day: Weekday, part: DayPart) => ReactNode;
  className?: string | undefined;
}

/** A week as a table: seven days with three parts each. Needs the namespace `ghana`. */
export function WeekGrid({ cell, className }: WeekGridProps) {
  const { t } = useTranslation('ghana');
  return (
    <table className={clsx(styles.week, className)}>
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
              <td key={part}>{cell(day, part)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
