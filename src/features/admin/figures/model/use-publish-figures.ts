import { useEffect, useRef } from 'react';
import { useTuitionRequestsQuery } from '@/entities/tuition-request';
import { inOneTab } from '@/shared/lib/device';
import { usePublishFiguresMutation } from '../api/figures-api';

/** Once a day, whichever desk is open first publishes how long families wait and for what. Nothing waits for it. */
export function usePublishFigures(): void {
  const { data: requests } = useTuitionRequestsQuery(null);
  const [publish] = usePublishFiguresMutation();
  const hasAsked = useRef(false);
  useEffect(() => {
    // Once for each opened desk: a change of the requests does not make yesterday's figures wrong.
    if (!requests || hasAsked.current) return;
    hasAsked.current = true;
    void inOneTab('lifeline-figures', () => publish({ requests, now: Date.now() }));
  }, [requests, publish]);
}
