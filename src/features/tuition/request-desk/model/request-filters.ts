import { isDue, type DeskFilters, type DeskRecord } from '@/shared/desk';

export type RequestFilter = 'to-ask' | 'worried' | 'mine';

/**
 * Requests that need attention apart from their state: families to ask for interest, or that are worried, and
 * what somebody of the office looks after.
 * @param userId account of who looks at the desk
 */
export const createRequestFilters = (userId: string) =>
  ({
    'to-ask': isDue,
    worried: ({ isFlagged }) => isFlagged,
    mine: ({ assignee }) => assignee === userId,
  }) satisfies DeskFilters<DeskRecord>;
