import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { useChangesQuery } from '../api/change-log-api';
import type { Staff } from '../model/change';
import { recentMove } from '../model/recent-move';
import { shownChanges, useChangeWords } from './change-list';

interface RecentMoveNoteProps {
  /** Path of the record. */
  record: string;
  /** Who reads it. */
  by: Staff;
}

/**
 * Says that a colleague changed the open record some minutes ago. Stands beside a `ChangeList`, and reads
 * nothing that the list does not.
 */
export function RecentMoveNote({ record, by }: RecentMoveNoteProps) {
  const { t } = useTranslation('admin');
  const { age } = useFormats();
  const now = useNow();
  const toWords = useChangeWords();
  const { data } = useChangesQuery({ record, limit: shownChanges });
  const change = data ? recentMove(data, by.userId, now) : null;
  if (!change) return null;
  const { what, who } = toWords(change);
  // The clock of the page ticks once a minute; the change may be newer.
  const since = new Date(Math.max(now.getTime(), Date.parse(change.at)));
  return (
    <Note tone="plain" role="status">
      <p>
        <strong>{t('recentMove.title', { age: age(change.at, since) })}</strong>{' '}
        {t('recentMove.words', { who, what })}
      </p>
    </Note>
  );
}
