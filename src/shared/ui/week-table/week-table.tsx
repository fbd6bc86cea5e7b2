import { clsx } from 'clsx/lite';
import { VisuallyHidden } from 'design-system';
import type { WeekSlot } from '@/shared/ghana';
import { WeekGrid } from '../week-grid';
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
  return (
    <WeekGrid
      className={clsx(styles.week, isRuled && styles.ruled)}
      cell={(day, part) => {
        const mark = markOf(`${day}-${part}`);
        return (
          <div className={clsx(styles.cell, styles[mark])}>
            {mark === 'none' ? null : <span className={styles.mark} />}
            {wordsOf && mark !== 'none' ? <VisuallyHidden>{wordsOf(mark)}</VisuallyHidden> : null}
          </div>
        );
      }}
    />
  );
}
