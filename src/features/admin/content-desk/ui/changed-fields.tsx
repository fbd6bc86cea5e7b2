import type { ReactNode } from 'react';
import styles from './content.module.css';

interface ChangedFieldsProps {
  /** Fields with what they held when the form was opened, and what they hold now. */
  fields: readonly { readonly label: string; readonly was: unknown; readonly is: ReactNode }[];
}

/** What somebody else has changed: each field that differs, as it stands now. */
export function ChangedFields({ fields }: ChangedFieldsProps) {
  return (
    <dl className={styles.changed}>
      {fields
        .filter(({ was, is }) => was !== is)
        .map(({ label, is }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{is}</dd>
          </div>
        ))}
    </dl>
  );
}
