import { useEffect } from 'react';
import { useOffersTouchedAtQuery, useOpenOffersOfTutorsQuery } from '@/entities/offer';
import { useStaff } from '@/entities/session';
import { useAllTutorsQuery } from '@/entities/tutor';
import { useOpenRequestsQuery } from '@/entities/tuition-request';
import { useNow } from '@/shared/lib/clock';
import { inOneTab } from '@/shared/lib/device';
import { useSettleMutation } from '../api/settle-api';
import { suspendedTutors } from './stoppable-offers';

/** Open offers of suspended tutors; undefined until they are read. */
export function useOffersToStop() {
  const { data: tutors } = useAllTutorsQuery(null);
  const ids = tutors && suspendedTutors(tutors);
  const { data } = useOpenOffersOfTutorsQuery(ids ?? [], { skip: ids === undefined });
  return { tutors, toStop: data };
}

/**
 * Writes due settlements while a desk is open: every minute and after each change, in one tab at a time. Runs
 * in the background; failures are retried a minute later.
 */
export function useSettle(): void {
  const staff = useStaff();
  const now = useNow();
  const { data: requests } = useOpenRequestsQuery(null);
  const { data: touchedAt } = useOffersTouchedAtQuery(null);
  const { tutors, toStop } = useOffersToStop();
  const [settle] = useSettleMutation();
  useEffect(() => {
    if (!requests || !toStop || !tutors || touchedAt === undefined) return;
    const task = { tutors, requests, toStop, touchedAt, by: staff, now: now.getTime() };
    void inOneTab('lifeline-settle', () => settle(task));
  }, [tutors, requests, toStop, touchedAt, settle, staff, now]);
}
