import { TextInput } from 'design-system';
import { useState } from 'react';
import type { DeskWays } from '../address/desk-ways';
import styles from './desk-search.module.css';

/** The search is in the query string. Local state shows typing immediately, however slow the list is. */
export function DeskSearch({ ways, label }: { ways: DeskWays; label: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      aria-label={label}
      type="search"
      className={styles.search}
      placeholder={label}
      value={typed ?? ways.place.search}
      onChange={({ target }) => {
        setTyped(target.value);
        ways.go({ search: target.value });
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
