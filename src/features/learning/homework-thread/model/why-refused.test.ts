import { expect, it } from 'vitest';
import { whyRefused } from './why-refused';

const question = { state: 'answered', asksBack: 1, lastChange: 'c2', claimedAt: '' } as const;
const answeredAt = '2026-11-20T10:00:00.000Z';
const now = new Date('2026-11-21T10:00:00.000Z');
const act = { event: 'homework.asked-back', basis: 'c1', problem: 'forbidden' } as const;

it.each([
  [{}, {}, 'changed'],
  [{ basis: 'c2' }, {}, 'forbidden'],
  [{ basis: 'c2', problem: 'invalid' }, {}, 'unknown'],
  [{ basis: 'c2', problem: null }, {}, 'unknown'],
  [{}, { asksBack: 2 }, 'asksBack'],
  [{}, { answeredAt: '2026-11-18T10:00:00.000Z' }, 'stands'],
  [{ event: 'homework.closed' }, { asksBack: 2 }, 'changed'],
  [{}, { state: 'closed', asksBack: 2 }, 'closed'],
  [{}, { state: 'hidden' }, 'hidden'],
  [{ event: 'homework.withdrawn' }, { state: 'merged' }, 'merged'],
  [{ event: 'homework.withdrawn' }, { state: 'claimed' }, 'taken'],
  [{ event: 'homework.withdrawn' }, {}, 'answered'],
  [{ event: 'concern.told', basis: undefined }, { state: 'hidden' }, 'forbidden'],
  [{ event: 'concern.told', basis: undefined, problem: 'invalid' }, {}, 'unknown'],
] as const)('tells %o on %o as %s', (ofAct, ofQuestion, why) => {
  expect(whyRefused({ ...act, ...ofAct }, { ...question, answeredAt, ...ofQuestion }, now)).toBe(why);
});
