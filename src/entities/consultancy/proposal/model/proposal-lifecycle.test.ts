import { expect, it } from 'vitest';
import { schoolProposalLifecycle } from './proposal-lifecycle';

it('is answered by the school, and replaced by the office', () => {
  expect(
    schoolProposalLifecycle.transitions.map(({ from, event, to, by }) => `${from} ${event} ${to} ${by}`),
  ).toEqual([
    'sent proposal.accepted accepted code-holder',
    'sent proposal.declined declined code-holder',
    'sent proposal.replaced replaced office',
  ]);
});
