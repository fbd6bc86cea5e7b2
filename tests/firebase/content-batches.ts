import type { Write } from '@/shared/backend';
import type { Documents } from '../policy/attempt';
import { world, type Letter } from '../policy/matrix-people';
import { helpfulVote } from '../samples/content';

/** What visitors say of the words of the site. */
export const contentBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ['a vote on an answer', 'G', world, [helpfulVote()]],
];
