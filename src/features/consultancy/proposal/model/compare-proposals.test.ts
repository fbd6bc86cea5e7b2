import { expect, it } from 'vitest';
import type { ProposalOffer } from '@/entities/consultancy/proposal';
import { compareProposals } from './compare-proposals';

const look = { what: 'Look at the results', day: '2026-12-01', days: 2, pesewas: 60_000 };
const train = { what: 'Train five teachers', day: '2027-01-12', days: 3, pesewas: 150_000 };

const offer: ProposalOffer = {
  aims: 'More pupils pass.',
  steps: { s1: look, s2: train },
  measures: 'Marks of the mock.',
  validUntil: '2026-12-10',
};

it('finds nothing between equal versions', () => {
  expect(compareProposals(offer, { ...offer })).toEqual([]);
});

it('names texts, the last day, and the sums that follow from steps', () => {
  const after: ProposalOffer = {
    ...offer,
    aims: 'Many more pupils pass.',
    validUntil: '2026-12-20',
    steps: { s1: look, s2: { ...train, days: 4, pesewas: 120_000 } },
  };
  expect(compareProposals(offer, after)).toEqual([
    { kind: 'price', before: 210_000, after: 180_000 },
    { kind: 'days', before: 5, after: 6 },
    { kind: 'validUntil', before: '2026-12-10', after: '2026-12-20' },
    { kind: 'aims', before: 'More pupils pass.', after: 'Many more pupils pass.' },
    {
      kind: 'step',
      what: 'Train five teachers',
      differences: [
        { field: 'days', before: 3, after: 4 },
        { field: 'pesewas', before: 150_000, after: 120_000 },
      ],
    },
  ]);
});

it('knows a step that moved to another place by its words', () => {
  const visit = { what: 'Visit lessons', day: '2026-12-03', days: 1, pesewas: 0 };
  expect(compareProposals(offer, { ...offer, steps: { s1: look, s2: visit, s3: train } })).toEqual([
    { kind: 'days', before: 5, after: 6 },
    { kind: 'added', step: { slot: 's2', ...visit } },
  ]);
});

it('takes another wording at the same place as the same step, and names what is gone', () => {
  const reworded = { ...look, what: 'Look at the results of three years' };
  expect(compareProposals(offer, { ...offer, steps: { s1: reworded } })).toEqual([
    { kind: 'price', before: 210_000, after: 60_000 },
    { kind: 'days', before: 5, after: 2 },
    {
      kind: 'step',
      what: reworded.what,
      differences: [{ field: 'what', before: look.what, after: reworded.what }],
    },
    { kind: 'removed', step: { slot: 's2', ...train } },
  ]);
});
