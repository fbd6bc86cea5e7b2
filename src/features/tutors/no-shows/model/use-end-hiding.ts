import { useEffect } from 'react';
import { useStaff } from '@/entities/session';
import { useNow } from '@/shared/lib/clock';
import { inOneTab } from '@/shared/lib/device';
import { useEndHidingMutation } from '../api/hidden-api';

/** Unhides profiles when their hiding period is over, while a desk is open. Runs in the background. */
export function useEndHiding(): void {
  const staff = useStaff();
  const now = useNow();
  const [endHiding] = useEndHidingMutation();
  useEffect(() => {
    const task = { by: staff, now: now.getTime() };
    void inOneTab('lifeline-hiding', () => endHiding(task));
  }, [endHiding, staff, now]);
}
