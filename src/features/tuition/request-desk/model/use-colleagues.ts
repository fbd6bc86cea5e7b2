import { useMemo } from 'react';
import { useAdministratorsQuery } from '@/entities/person';
import { useStaff } from '@/entities/session';
import type { TuitionRequest } from '@/entities/tuition-request';

/** Somebody of the office who can look after requests. */
export interface Colleague {
  readonly userId: string;
  readonly name: string;
}

/** Name of who looks after a request; empty without anybody, and of who left the office. */
export const nameOfColleague = (
  colleagues: readonly Colleague[],
  { request: { assignee } }: { readonly request: Pick<TuitionRequest, 'assignee'> },
): string => colleagues.find(({ userId }) => userId === assignee)?.name ?? '';

const none: readonly Colleague[] = [];

/**
 * The people of the office who answer requests, oneself first, then by name; nobody while they are not needed
 * or not read.
 */
export function useColleagues(isNeeded: boolean): readonly Colleague[] {
  const own = useStaff();
  const { data } = useAdministratorsQuery(null, { skip: !isNeeded });
  return useMemo(() => {
    if (!data) return none;
    const others = data
      .filter(({ userId, duties }) => userId !== own.userId && duties.includes('office'))
      .sort((one, other) => one.name.localeCompare(other.name));
    return [own, ...others].map(({ userId, name }) => ({ userId, name }));
  }, [data, own]);
}
