import { classNames } from '../class-names';
import styles from './steps.module.css';

/**
 * The steps of a form across the top of a small screen, as a length of the line.
 * Decoration: the page says the step in words.
 */
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
    <ol className={classNames(styles.steps, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li
          key={index}
          className={classNames(styles.step, index === current && styles.now, index > current && styles.todo)}
        >
          <i className={styles.stop} />
        </li>
      ))}
    </ol>
  );
}
