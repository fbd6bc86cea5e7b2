import { expect, it } from 'vitest';
import { whyRefused } from './why-refused';

const question = { state: 'answered', asksBack: 1, lastChange: 'c2' } as const;
const act = { event: 'homework.asked-back', basis: 'c1', problem: 'forbidden' } as const;

it.each([
  [{}, {}, 'changed'],
  [{ basis: 'c2' }, {}, 'forbidden'],
  [{ basis: 'c2', problem: 'invalid' }, {}, 'unknown'],
  [{ basis: 'c2', problem: null }, {}, 'unknown'],
  [{}, { asksBack: 2 }, 'asksBack'],
  [{ event: 'homework.closed' }, { asksBack: 2 }, 'changed'],
  [{}, { state: 'closed', asksBack: 2 }, 'closed'],
  [{}, { state: 'hidden' }, 'hidden'],
  [{ event: 'homework.withdrawn' }, { state: 'merged' }, 'merged'],
  [{ event: 'homework.withdrawn' }, { state: 'claimed' }, 'taken'],
  [{ event: 'homework.withdrawn' }, {}, 'answered'],
  [{ event: 'concern.told', basis: undefined }, { state: 'hidden' }, 'forbidden'],
  [{ event: 'concern.told', basis: undefined, problem: 'invalid' }, {}, 'unknown'],
] as const)('tells %o on %o as %s', (ofAct, ofQuestion, why) => {
  expect(whyRefused({ ...act, ...ofAct }, { ...question, ...ofQuestion })).toBe(why);
});
