import { useEffect } from 'react';
import type { Officer } from '@/entities/change-log';
import { useMarkSeenMutation } from '../api/record-api';
import type { DeskRecord } from '@/shared/desk';

/** Records once that the office opened the record. Renders nothing. */
export function SeenOnce({ record: { ref, path }, officer }: { record: DeskRecord; officer: Officer }) {
  const [markSeen] = useMarkSeenMutation();
  const { kind, userId, name } = officer;
  useEffect(() => {
    void markSeen({ ref, path, by: { kind, userId, name } });
  }, [markSeen, ref, path, kind, userId, name]);
  return null;
}
