import { helpfulPath } from '@/entities/content/helpful-vote';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { ballot, helpfulVote, votePath } from '../samples/content';
import { documentsOf } from './attempt';
import { world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const fresh = rowsOn(world);
const stored = rowsOn({ ...world, ...documentsOf([helpfulVote()]) });

const castWith = (fields: DocumentData, path = votePath): readonly Write[] => [
  { type: 'create', path, data: { question: 'cost', vote: 'yes', ...fields } },
];

/** Whether an answer of the FAQ helped. */
export const helpfulVoteRows: readonly Row[] = [
  fresh.commit('helpful create, yes', everybody, () => [helpfulVote('yes')]),
  fresh.commit('helpful create, no', everybody, () => [helpfulVote('no')]),
  fresh.commit('helpful create, another vote', nobody, () => castWith({ vote: 'perhaps' })),
  fresh.commit('helpful create, without a vote', nobody, () => [
    { type: 'create', path: votePath, data: { question: 'cost' } },
  ]),
  fresh.commit('helpful create, with an account', nobody, () => castWith({ userId: 'demo-tutor' })),
  fresh.commit('helpful create, with a time', nobody, () => castWith({ createdAt: serverTime })),
  fresh.commit('helpful create, of another question than its id', nobody, () =>
    castWith({ question: 'refund' }),
  ),
  fresh.commit('helpful create, of no question', nobody, () =>
    castWith({ question: 'Is it dear?' }, `helpful/Is it dear?_${ballot}`),
  ),
  fresh.commit('helpful create, with a question that is a pattern', nobody, () =>
    castWith({ question: '.*' }),
  ),
  fresh.commit('helpful create, without a random ballot', nobody, () =>
    castWith({}, helpfulPath('cost', 'demo-tutor')),
  ),
  fresh.list('helpful', theOffice),
  stored.get('helpful get, by its random ballot', votePath, everybody),
  stored.commit('helpful create, again', nobody, () => [helpfulVote()]),
  stored.commit('helpful update', nobody, () => [
    { type: 'update', path: votePath, changes: { vote: 'yes' } },
  ]),
  stored.commit('helpful delete', nobody, () => [{ type: 'delete', path: votePath }]),
];
