import { clsx } from 'clsx/lite';
import styles from './steps.module.css';

/** Steps of a form as a line, for small screens. Decorative: the page names the step in text. */
export function Steps({
  count,
  current,
  className,
}: {
  count: number;
  current: number;
  className?: string | undefined;
}) {
  return (
    <ol className={clsx(styles.steps, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li
          key={index}
          className={clsx(styles.step, index === current && styles.now, index > current && styles.todo)}
        >
          <i className={styles.stop} />
        </li>
      ))}
    </ol>
  );
}
