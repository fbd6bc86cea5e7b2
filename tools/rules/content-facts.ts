import { helpfulVoteSchema } from '@/entities/content/helpful-vote/model/helpful-vote';
import { uuidShape } from '@/shared/fields';
import { literal } from './schema-rules';
import { shape } from './shape';
import { wordingFacts } from './wording-facts';

/** Values of the template about words that the office writes, and what visitors say of them. */
export const contentFacts: Readonly<Record<string, string>> = {
  ...wordingFacts,
  ...shape('isHelpfulVote', helpfulVoteSchema),
  'ballot end': literal(`_${uuidShape.source.slice(1, -1)}`),
};
