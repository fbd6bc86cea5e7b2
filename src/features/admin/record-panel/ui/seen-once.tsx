import { useEffect } from 'react';
import { useStaff } from '@/entities/session';
import { useMarkSeenMutation } from '../api/record-api';
import type { DeskRecord } from '@/shared/desk';

/** Records once that the office opened the record. Renders nothing. */
export function SeenOnce({ record: { ref, path } }: { record: DeskRecord }) {
  const staff = useStaff();
  const [markSeen] = useMarkSeenMutation();
  useEffect(() => {
    void markSeen({ ref, path, by: staff });
  }, [markSeen, ref, path, staff]);
  return null;
}
