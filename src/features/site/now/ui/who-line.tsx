import { clsx } from 'clsx/lite';
import type { Now } from '../model/now';
import styles from './now-card.module.css';

interface WhoLineProps {
  now: Pick<Now, 'who' | 'isLate'>;
  /** Null while it is asked for. */
  who: string | null;
  until: string | null;
}

/** Whose turn it is, and until when; it calls when the reader is needed or the time is over. */
export function WhoLine({ now, who, until }: WhoLineProps) {
  if (who === null) return null;
  return (
    <p className={clsx(styles.who, (now.who === 'you' || now.isLate) && styles.call)}>
      <b>{who}</b>
      {until === null ? null : ` · ${until}`}
    </p>
  );
}
