import { useEffect } from 'react';
import type { Officer } from '@/entities/change-log';
import { useMarkSeenMutation } from '../api/record-api';
import type { DeskRecord } from '@/shared/desk';

/** Tells whoever sent a record, once, that somebody opened it. Nothing to show. */
export function SeenOnce({ record: { ref, path }, officer }: { record: DeskRecord; officer: Officer }) {
  const [markSeen] = useMarkSeenMutation();
  const { kind, userId, name } = officer;
  useEffect(() => {
    void markSeen({ ref, path, by: { kind, userId, name } });
  }, [markSeen, ref, path, kind, userId, name]);
  return null;
}
