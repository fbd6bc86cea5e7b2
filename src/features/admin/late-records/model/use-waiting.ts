import { useMemo } from 'react';
import { tuitionRequestPath, useOpenRequestsQuery } from '@/entities/tuition-request';
import { useUnansweredQuery } from '../api/unanswered-api';

/**
 * Paths of all that waits for a first answer of the office, of the lists that an open desk holds: no read of
 * its own. Null until all are read.
 */
export function useWaiting(): ReadonlySet<string> | null {
  const { data: requests } = useOpenRequestsQuery(null);
  const { data: enquiries } = useUnansweredQuery('enquiries');
  const { data: reviews } = useUnansweredQuery('reviews');
  const { data: applications } = useUnansweredQuery('applications');
  const { data: consultations } = useUnansweredQuery('consultations');
  const { data: subjects } = useUnansweredQuery('subjects');
  return useMemo(() => {
    const lists = [enquiries, reviews, applications, consultations, subjects];
    if (!requests || lists.some((list) => !list)) return null;
    const sent = requests.filter(({ state }) => state === 'submitted');
    return new Set([
      ...sent.map(({ ref }) => tuitionRequestPath(ref)),
      ...lists.flatMap((list) => list?.map(({ path }) => path) ?? []),
    ]);
  }, [requests, enquiries, reviews, applications, consultations, subjects]);
}
