import { useEffect, useRef } from 'react';
import { useTuitionRequestsQuery } from '@/entities/tuition-request';
import { inOneTab } from '@/shared/lib/device';
import { usePublishFiguresMutation } from '../api/figures-api';

/**
 * Publishes the waiting and demand figures once a day, from the first desk that is open. Runs in the
 * background.
 */
export function usePublishFigures(): void {
  const { data: requests } = useTuitionRequestsQuery(null);
  const [publish] = usePublishFiguresMutation();
  const hasAsked = useRef(false);
  useEffect(() => {
    // Once per mount: figures need not follow each change of the requests.
    if (!requests || hasAsked.current) return;
    hasAsked.current = true;
    void inOneTab('lifeline-figures', () => publish({ requests, now: Date.now() }));
  }, [requests, publish]);
}
