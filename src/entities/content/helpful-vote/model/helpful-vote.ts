import * as v from 'valibot';
import type { Write } from '@/shared/backend';

/** Whether an answer helped. */
export const helpfulVotes = ['yes', 'no'] as const;
export type Helpful = (typeof helpfulVotes)[number];

/** Id of a question of the FAQ: its slug. */
const slugShape = /^[a-z][a-z0-9-]{0,59}$/;

/**
 * Stored vote. It has no account, no code and no time: votes that one phone gives at about the same moment
 * cannot be put together. The rules are generated from it.
 */
export const helpfulVoteSchema = v.strictObject({
  question: v.pipe(v.string(), v.regex(slugShape)),
  vote: v.picklist(helpfulVotes),
});

export const helpfulCollection = 'helpful';

/** @param ballot random UUID, another one for each question */
export const helpfulPath = (question: string, ballot: string): string =>
  `${helpfulCollection}/${question}_${ballot}`;

/** Creates a vote, once for each ballot. */
export const castVote = (question: string, ballot: string, vote: Helpful): Write => ({
  type: 'create',
  path: helpfulPath(question, ballot),
  data: { question, vote },
});
