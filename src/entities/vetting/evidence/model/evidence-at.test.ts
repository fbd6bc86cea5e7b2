import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import type { Evidence } from './evidence';
import {
  daysLeft,
  endedPaper,
  evidenceStateAt,
  missingEvidence,
  requiredEvidenceOf,
  papersToRenew,
  publicEvidence,
  type RenewalStage,
} from './evidence-at';
import { evidenceLifecycle, evidenceMachine } from './evidence-lifecycle';

const item = (fields: Partial<Evidence> = {}): Evidence => ({
  id: '1',
  kind: 'police-clearance',
  outcome: 'seen',
  date: '2026-01-10',
  expiry: '2026-07-10',
  words: 'Number 4711',
  userId: 'office',
  name: 'Esi',
  at: '2026-01-10T09:00:00.000Z',
  state: 'valid',
  lastChange: '1',
  ...fields,
});

describe('the state of evidence at a date', () => {
  it('is valid on its last day, and not after it', () => {
    expect(evidenceStateAt(item(), '2026-07-10')).toBe('valid');
    expect(evidenceStateAt(item(), '2026-07-11')).toBe('expired');
    expect(evidenceStateAt(item({ state: 'withdrawn' }), '2026-02-01')).toBe('withdrawn');
    expect(evidenceStateAt(item({ expiry: '' }), '2099-01-01')).toBe('valid');
  });

  it('counts the days to the last one', () => {
    expect(daysLeft(item(), '2026-07-08')).toBe(2);
    expect(daysLeft(item({ expiry: '' }), '2026-07-08')).toBe(null);
  });
});

describe('papers to renew', () => {
  const police = { kind: 'police-clearance', date: '2026-01-10', expiry: '2026-07-10' } as const;
  const card = { kind: 'ghana-card', date: '2026-01-10', expiry: '2026-07-01' } as const;
  const degree = { kind: 'certificate', date: '2026-01-10', expiry: '' } as const;

  it.each<[string, number | undefined, RenewalStage | undefined, boolean]>([
    ['2026-05-10', undefined, undefined, false],
    ['2026-05-11', 60, 'early', false],
    ['2026-06-09', 31, 'early', false],
    ['2026-06-10', 30, 'soon', false],
    ['2026-07-02', 8, 'soon', false],
    ['2026-07-03', 7, 'last', false],
    ['2026-07-10', 0, 'last', false],
    ['2026-07-11', -1, 'ended', true],
  ])('on %s: %s days left, %s', (today, left, stage, hasEnded) => {
    const [paper] = papersToRenew([degree, police], today);
    expect([paper?.left, paper?.stage]).toEqual([left, stage]);
    expect(endedPaper([degree, police], today)).toBe(hasEnded ? police : null);
  });

  it('come soonest first', () => {
    expect(papersToRenew([police, degree, card], '2026-07-05').map(({ evidence }) => evidence.kind)).toEqual([
      'ghana-card',
      'police-clearance',
    ]);
  });
});

describe('public evidence', () => {
  it('is the newest valid check of each kind, without notes and with initials alone', () => {
    const newer = { id: '2', date: '2026-03-01', expiry: '2026-09-01', name: 'Esi Adwoa Mensah' };
    expect(publicEvidence([item(), item({ ...newer, method: 'photo' })])).toEqual([
      { kind: 'police-clearance', date: '2026-03-01', expiry: '2026-09-01', by: 'E. M.', method: 'photo' },
    ]);
    expect(publicEvidence([item(newer)])[0]).not.toHaveProperty('method');
  });

  it.each([
    ['Esi', 'E.'],
    ['Ɛsi  Ŋutsu', 'Ɛ. Ŋ.'],
    ['Office 1 (sample)', 'O.'],
  ])('of %s has the initials %s', (name, by) => {
    expect(publicEvidence([item({ name })])[0]?.by).toBe(by);
  });

  it('omits a kind whose newest check failed', () => {
    expect(publicEvidence([item(), item({ id: '2', date: '2026-03-01', outcome: 'failed' })])).toEqual([]);
  });

  it('omits withdrawn evidence', () => {
    expect(publicEvidence([item({ state: 'withdrawn' })])).toEqual([]);
  });
});

it('lists the evidence missing before a tutor may teach', () => {
  expect(missingEvidence([], '2026-02-01', requiredEvidenceOf(false))).not.toContain('police-clearance');
  expect(missingEvidence([item()], '2026-02-01', requiredEvidenceOf(true))).not.toContain('police-clearance');
  expect(missingEvidence([item()], '2026-08-01', requiredEvidenceOf(true))).toContain('police-clearance');
  expect(
    missingEvidence([item({ outcome: 'not-provided' })], '2026-02-01', requiredEvidenceOf(true)),
  ).toContain('police-clearance');
});

it('is withdrawn by the office alone, also once it has expired', () => {
  expect(evidenceLifecycle.transitions).toEqual([
    { event: 'evidence.withdrawn', from: 'valid', to: 'withdrawn', by: 'office' },
  ]);
  const paths = getShortestPaths(evidenceMachine, {
    events: [
      { type: 'day.came', by: 'office' },
      { type: 'evidence.withdrawn', by: 'office' },
    ],
  });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(
    new Set(Object.keys(evidenceMachine.states)),
  );
});
