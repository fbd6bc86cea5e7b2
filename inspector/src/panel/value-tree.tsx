import words from '../../locales/en.json';
import { use, useState } from 'react';
import { fill } from '../fill';
import { shapeOf, valueParts } from './value-parts';
import { isNeverShown, ShowsValues } from './value-privacy';
import styles from './value-tree.module.css';

/** Maximum number of entries shown per level. */
const most = 50;

interface ValueTreeProps {
  name: string;
  value: unknown;
  isOpen?: boolean;
}

/** A tree of nested values. While values are hidden, shows only the names on the first level. */
export function ValueTree({ name, value, isOpen: isOpenFirst = false }: ValueTreeProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const showsValues = use(ShowsValues);
  const isHidden = isNeverShown(name);
  const { line, inside } = isHidden
    ? { line: words.now.neverShown, inside: [] }
    : showsValues
      ? valueParts(value)
      : shapeOf(value, isOpenFirst);
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
