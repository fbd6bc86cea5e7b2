import { clsx } from 'clsx/lite';
import { useTranslation } from 'react-i18next';
import type { WeekFigures } from '@/entities/practice/progress';
import { useFormats } from '@/shared/i18n';
import styles from './week-strip.module.css';

/** Width of a week, and greatest height, in units of the drawing. */
const wide = 28;
const high = 40;

/** Answers week by week: a frame for all, filled as far as they were right. */
export function WeekStrip({ figures, isLarge }: { figures: readonly WeekFigures[]; isLarge?: boolean }) {
  const { t } = useTranslation('practice-skills');
  const { date } = useFormats();
  const most = Math.max(5, ...figures.map(({ answers }) => answers));
  const heightOf = (count: number) => (count * high) / most;
  const said = figures
    .filter(({ answers }) => answers > 0)
    .map(({ start, answers, right }) =>
      t('weeks.one', { day: date(new Date(start), 'day'), count: answers, right }),
    );
  return (
    <svg
      role="img"
      aria-label={said.length > 0 ? said.join(' ') : t('weeks.none')}
      viewBox={`0 0 ${figures.length * wide} ${high + 8}`}
      className={clsx(styles.strip, isLarge && styles.large)}
    >
      <path d={`M0 ${high + 5}H${figures.length * wide}`} className={styles.base} />
      {figures.map(({ week, answers, right }, index) => {
        const place = { x: index * wide + 5, width: wide - 10 };
        return answers === 0 ? (
          <path key={week} d={`M${place.x + 6} ${high + 1}h6`} className={styles.empty} />
        ) : (
          <g key={week}>
            <rect
              {...place}
              y={high + 3 - heightOf(right)}
              height={heightOf(right)}
              className={styles.right}
            />
            <rect
              {...place}
              y={high + 3 - heightOf(answers)}
              height={heightOf(answers)}
              className={styles.all}
            />
          </g>
        );
      })}
    </svg>
  );
}
