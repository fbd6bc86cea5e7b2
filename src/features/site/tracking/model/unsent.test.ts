import { expect, it } from 'vitest';
import type { WaitingItem } from '@/shared/submission';
import { problemOf, whereItIs } from './unsent';

const waiting: WaitingItem = {
  code: 'LL-E1',
  fingerprint: 'f',
  addedAt: '2026-03-09T16:12:00Z',
  state: 'waiting',
  tries: 0,
  problem: null,
  writes: [],
  form: 'enquiry',
  version: 1,
  values: {},
  editAt: '/form',
};

it('is on this phone alone until the first attempt', () => {
  expect(whereItIs(waiting)).toBe('waiting');
});

it.each(['offline', 'slow', 'unavailable'] as const)(
  'may have arrived once an attempt ended as “%s”',
  (problem) => {
    expect(whereItIs({ ...waiting, isBegun: true, tries: 1, problem })).toBe('unknown');
  },
);

it('has arrived once only its files wait', () => {
  expect(whereItIs({ ...waiting, isBegun: true, hasArrived: true, problem: 'slow' })).toBe('files');
});

it('does not mention sign-in, e-mail or stored data to somebody who has only sent a form', () => {
  const wordsFor = (problem: WaitingItem['problem']) => problemOf({ ...waiting, problem });
  expect(wordsFor('unauthenticated')).toBe('unavailable');
  expect(wordsFor('no-mail')).toBe('unavailable');
  expect(wordsFor('unknown')).toBe('unavailable');
  expect(wordsFor('slow')).toBe('slow');
  expect(problemOf({ ...waiting, state: 'refused', problem: 'invalid' })).toBe('refused');
});
