import { clsx } from 'clsx/lite';
import { VisuallyHidden } from 'design-system';
import { useTranslation } from 'react-i18next';
import { dayParts, weekdays, type WeekSlot } from '@/shared/ghana';
import styles from './week-table.module.css';

/** Mark of a cell: none or one of three shapes. */
export type WeekMark = 'none' | 'asked' | 'both' | 'free';

interface WeekTableProps {
  markOf: (slot: WeekSlot) => WeekMark;
  /** Meaning of a mark, for screen readers. */
  wordsOf?: (mark: Exclude<WeekMark, 'none'>) => string;
  /** Draws borders around the cells. */
  isRuled?: boolean;
}

/** Read-only week: seven days with three parts each. */
export function WeekTable({ markOf, wordsOf, isRuled = false }: WeekTableProps) {
  const { t } = useTranslation('ghana');
  return (
    <table className={clsx(styles.week, isRuled && styles.ruled)}>
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
            {dayParts.map((part) => {
              const mark = markOf(`${day}-${part}`);
              return (
                <td key={part}>
                  <div className={clsx(styles.cell, styles[mark])}>
                    {mark === 'none' ? null : <span className={styles.mark} />}
                    {wordsOf && mark !== 'none' ? <VisuallyHidden>{wordsOf(mark)}</VisuallyHidden> : null}
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
