import { isDue, type DeskFilters, type DeskRecord } from '@/shared/desk';

export type RequestFilter = 'to-ask' | 'worried';

/** Requests that need attention apart from their state: families to ask for interest, or that are worried. */
export const requestFilters = {
  'to-ask': isDue,
  worried: ({ isFlagged }) => isFlagged,
} satisfies DeskFilters<DeskRecord>;
