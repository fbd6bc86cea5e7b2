import { useEffect } from 'react';
import { useOpenOffersQuery } from '@/entities/offer';
import { useStaff } from '@/entities/session';
import { useAllTutorsQuery } from '@/entities/tutor';
import { useOpenRequestsQuery } from '@/entities/tuition-request';
import { inOneTab } from '@/shared/lib/device';
import { useSettleMutation } from '../api/settle-api';
import { useNow } from '@/shared/lib/clock';

/**
 * Writes due settlements while a desk is open: every minute and after each change, in one tab at a time. Runs
 * in the background; failures are retried a minute later.
 */
export function useSettle(): void {
  const staff = useStaff();
  const now = useNow();
  const { data: requests } = useOpenRequestsQuery(null);
  const { data: offers } = useOpenOffersQuery(null);
  const { data: tutors } = useAllTutorsQuery(null);
  const [settle] = useSettleMutation();
  useEffect(() => {
    if (!requests || !offers || !tutors) return;
    const task = { tutors, requests, offers, by: staff, now: now.getTime() };
    void inOneTab('lifeline-settle', () => settle(task));
  }, [tutors, requests, offers, settle, staff, now]);
}
