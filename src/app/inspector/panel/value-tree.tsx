import words from '@locales/en/inspector.json';
import { useState } from 'react';
import { fill } from '../fill';
import { valueParts } from './value-parts';
import styles from './value-tree.module.css';

/** More than this at once would be slow, and nobody reads it. */
const most = 50;

interface ValueTreeProps {
  name: string;
  value: unknown;
  isOpen?: boolean;
}

/** A value that can be opened level by level. */
export function ValueTree({ name, value, isOpen: isOpenFirst = false }: ValueTreeProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const { line, inside } = valueParts(value);
  const head = (
    <>
      <span className={styles.name}>{name}</span> <span className={styles.value}>{line}</span>
    </>
  );
  if (inside.length === 0) return <div className={styles.leaf}>{head}</div>;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className={styles.branch}>
      <summary className={styles.head}>{head}</summary>
      {isOpen ? (
        <div className={styles.inside}>
          {inside.slice(0, most).map(([key, item]) => (
            <ValueTree key={key} name={key} value={item} />
          ))}
          {inside.length > most ? <p>{fill(words.now.more, { count: inside.length - most })}</p> : null}
        </div>
      ) : null}
    </details>
  );
}
