import { expect, it } from 'vitest';
import type { OfferState } from '@/entities/offer';
import { countReplies } from './count-replies';

const now = new Date('2026-11-24T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const ama = { id: 'ama', state: 'active', isSample: false } as const;

const offer = (state: OfferState, days = 10, given = {}) => ({
  tutorId: 'ama',
  state,
  createdAt: daysAgo(days),
  isSample: false,
  ...given,
});

const answered = [offer('accepted'), offer('amended'), offer('declined'), offer('chosen')];

it('counts an answer of any kind, and what ran out', () => {
  expect(countReplies([...answered, offer('passed')], [ama], now)).toEqual({
    ama: { offers: 5, answered: 5 },
  });
  expect(countReplies([...answered, offer('ended'), offer('stopped'), offer('expired')], [ama], now)).toEqual(
    {
      ama: { offers: 7, answered: 6 },
    },
  );
});

it('counts an offer that ran out before the office stored it, not one that is still open', () => {
  expect(countReplies([...answered, offer('sent', 1)], [ama], now)).toEqual({
    ama: { offers: 5, answered: 4 },
  });
  expect(countReplies([...answered, offer('sent', 0.9)], [ama], now)).toEqual({});
});

it.each([
  ['an offer that the office took back', offer('withdrawn')],
  ['an offer of more than 90 days ago', offer('accepted', 91)],
  ['an offer to somebody else', offer('accepted', 10, { tutorId: 'kofi' })],
  ['a sample', offer('accepted', 10, { isSample: true })],
])('says nothing with %s as the fifth', (_what, fifth) => {
  expect(countReplies([...answered, fifth], [ama], now)).toEqual({});
});

it('says nothing of a suspended tutor', () => {
  const offers = [...answered, offer('expired')];
  expect(countReplies(offers, [{ ...ama, state: 'suspended' }], now)).toEqual({});
  expect(countReplies(offers, [{ ...ama, state: 'paused' }], now)).toEqual({
    ama: { offers: 5, answered: 4 },
  });
});

it('counts samples of a sample tutor', () => {
  const offers = [...answered, offer('expired')].map((one) => ({ ...one, isSample: true }));
  expect(countReplies(offers, [{ ...ama, isSample: true }], now)).toEqual({
    ama: { offers: 5, answered: 4 },
  });
});
