import { useEffect } from 'react';
import type { Officer } from '@/entities/change-log';
import { useNow } from '@/shared/lib/clock';
import { inOneTab } from '@/shared/lib/device';
import { useEndHidingMutation } from '../api/hidden-api';

/** Unhides profiles when their hiding period is over, while a desk is open. Runs in the background. */
export function useEndHiding({ kind, userId, name }: Officer): void {
  const now = useNow();
  const [endHiding] = useEndHidingMutation();
  useEffect(() => {
    const task = { by: { kind, userId, name }, now: now.getTime() };
    void inOneTab('lifeline-hiding', () => endHiding(task));
  }, [endHiding, kind, userId, name, now]);
}
