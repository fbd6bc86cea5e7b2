import { useEffect, useRef } from 'react';
import { useOpenRequestsQuery } from '@/entities/tuition-request';
import { useAllTutorsQuery } from '@/entities/tutor';
import { inOneTab } from '@/shared/lib/device';
import { usePublishFiguresMutation } from '../api/figures-api';

/**
 * Publishes the figures of the site once a day, and counts the badges once a month, from the first desk that
 * is open. Runs in the background.
 */
export function usePublishFigures(): void {
  const { data: requests } = useOpenRequestsQuery(null);
  const { data: tutors } = useAllTutorsQuery(null);
  const [publish] = usePublishFiguresMutation();
  const hasAsked = useRef(false);
  useEffect(() => {
    // Once per mount: figures need not follow each change of the requests.
    if (!requests || !tutors || hasAsked.current) return;
    hasAsked.current = true;
    void inOneTab('lifeline-figures', () => publish({ requests, tutors, now: Date.now() }));
  }, [requests, tutors, publish]);
}
