import { expect, it } from 'vitest';
import { evidenceKinds } from '@/shared/choices';
import { ladderOf } from './evidence-ladder';

const seen = [
  { kind: 'ghana-card', date: '2026-03-03', expiry: '' },
  { kind: 'police-clearance', date: '2025-08-05', expiry: '2026-02-05' },
] as const;

it('lists all evidence in its order', () => {
  expect(ladderOf([...seen], new Date('2026-03-10T09:00:00Z')).map(({ kind }) => kind)).toEqual(
    evidenceKinds,
  );
});

it.each([
  ['2026-02-05T23:00:00Z', 'seen'],
  ['2026-02-06T00:00:00Z', 'lapsed'],
])('expires after its last valid day: at %s it is %s', (now, state) => {
  const ladder = ladderOf([...seen], new Date(now));
  expect(ladder.find(({ kind }) => kind === 'police-clearance')?.state).toBe(state);
  expect(ladder.find(({ kind }) => kind === 'ghana-card')?.state).toBe('seen');
  expect(ladder.find(({ kind }) => kind === 'conduct')?.state).toBe('none');
});
