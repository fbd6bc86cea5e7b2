import { clsx } from 'clsx/lite';
import { useFormats } from '@/shared/i18n';
import styles from '../table/record-table.module.css';
import { widestTexts } from './widest-texts';

interface RecordAgeProps {
  /** ISO time. */
  since: string;
  now: Date;
  isLate: boolean;
}

/** How long ago a record was sent. */
export function RecordAge({ since, now, isLate }: RecordAgeProps) {
  const { age } = useFormats();
  return <span className={clsx(styles.age, isLate && styles.late)}>{age(since, now)}</span>;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** One age for each unit: minutes, hours, days, months, years. */
const agesMs = [45 * minuteMs, dayMs - 2 * 60 * minuteMs, 25 * dayMs, 320 * dayMs, 3 * 365 * dayMs];

/** The longest texts of an age, below each other. */
export function WidestAges({ now }: { now: Date }) {
  const { age } = useFormats();
  const texts = widestTexts(agesMs.map((ageMs) => age(new Date(now.getTime() - ageMs), now)));
  return texts.map((text) => (
    <div key={text} className={styles.age}>
      {text}
    </div>
  ));
}
