import { Note, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { BulkOutcome } from '@/shared/backend';

interface BulkNoteProps {
  /** Outcome of the last action; undefined before the first. */
  outcome: BulkOutcome | undefined;
  /** Display name of an item, by key. */
  nameOf: (key: string) => string;
}

/** Outcome of a bulk action: successes, and failures with their reasons. */
export function BulkNote({ outcome, nameOf }: BulkNoteProps) {
  const { t } = useTranslation(['admin', 'validation']);
  if (!outcome) return null;
  const { done, refused } = outcome;
  if (refused.length === 0)
    return (
      <p className={textStyles.soft} role="status">
        {t('bulk.done', { count: done.length })}
      </p>
    );
  return (
    <Note tone="call" role="alert">
      <p>
        <strong>{t('bulk.refused', { count: refused.length })}</strong>{' '}
        {t('bulk.done', { count: done.length })}
      </p>
      <ul>
        {refused.map(({ key, error }) => (
          <li key={key}>
            {t('bulk.line', { name: nameOf(key), words: t(`validation:backend.${error.code}`) })}
          </li>
        ))}
        {done.map((key) => (
          <li key={key}>{t('bulk.line', { name: nameOf(key), words: t('bulk.isDone') })}</li>
        ))}
      </ul>
    </Note>
  );
}
