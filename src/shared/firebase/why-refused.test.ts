import { describe, expect, it } from 'vitest';
import { BackendFailure, serverTime, type DocumentData, type Write } from '../backend';
import { whyRefused } from './why-refused';

const refusal = new BackendFailure('forbidden', 'no');
const create = (path: string): Write => ({ type: 'create', path, data: { state: 'new' } });
const update = (path: string, changes: DocumentData): Write => ({ type: 'update', path, changes });

/** Stored documents by path; others are missing. */
const why = async (writes: readonly Write[], stored: Readonly<Record<string, DocumentData | 'hidden'>>) =>
  (await whyRefused(refusal, writes, async (path) => stored[path] ?? null)).code;

const step = { 'steps.c1': { what: 'cancelled', at: serverTime }, state: 'cancelled' };
const at = '2026-03-09T16:12:00.000Z';
const applied = {
  state: 'cancelled',
  steps: { c1: { what: 'cancelled', at }, c0: { what: 'submitted', at } },
};

describe('the reason for a refused batch', () => {
  it('a submission with unreadable record and existing tracking was sent before', async () => {
    const writes = [create('records/1'), create('tracking/1')];
    expect(await why(writes, { 'records/1': 'hidden', 'tracking/1': { state: 'seen' } })).toBe(
      'already-exists',
    );
  });

  it('a submission without any existing document is forbidden', async () => {
    const writes = [create('records/1'), create('tracking/1')];
    expect(await why(writes, { 'records/1': 'hidden' })).toBe('forbidden');
    expect(await why(writes, { 'records/1': 'hidden', 'tracking/1': 'hidden' })).toBe('forbidden');
  });

  it('a batch with a missing document was never accepted, although its code is in use', async () => {
    const writes = [create('records/1'), create('tracking/1'), create('roles/me')];
    expect(await why(writes, { 'records/1': 'hidden', 'tracking/1': { state: 'new' } })).toBe('forbidden');
  });

  it('a change of a missing document is reported as such', async () => {
    expect(await why([update('tracking/1', step), create('changeLog/c1')], {})).toBe('not-found');
    expect(await why([{ type: 'delete', path: 'a/1' }], {})).toBe('not-found');
  });

  it('a batch that deletes something, and did so before, was sent before', async () => {
    const writes: readonly Write[] = [
      update('bookings/1', { start: 'later' }),
      create('bookings/1/changes/c1'),
      create('slots/later'),
      { type: 'delete', path: 'slots/earlier' },
    ];
    const moved = {
      'bookings/1': { start: 'later' },
      'bookings/1/changes/c1': { event: 'booking.moved' },
      'slots/later': { start: 'later' },
    };
    expect(await why(writes, moved)).toBe('already-exists');
    // Somebody else has taken the later hour.
    const taken = { 'bookings/1': { start: 'earlier' }, 'slots/later': {}, 'slots/earlier': {} };
    expect(await why(writes, taken)).toBe('forbidden');
  });

  it('a transition visible in a readable document was made before, although its log line is unreadable', async () => {
    const writes = [
      update('records/1', { state: 'cancelled' }),
      update('tracking/1', step),
      create('changeLog/c1'),
    ];
    const stored = { 'records/1': 'hidden', 'changeLog/c1': 'hidden' } as const;
    expect(await why(writes, { ...stored, 'tracking/1': applied })).toBe('already-exists');
  });

  it('a transition followed by others was made before when its own log line is readable', async () => {
    const writes = [update('offers/1', { state: 'accepted' }), create('changeLog/c1')];
    const later = { state: 'chosen' };
    expect(await why(writes, { 'offers/1': later, 'changeLog/c1': { event: 'offer.accepted' } })).toBe(
      'already-exists',
    );
    expect(await why(writes, { 'offers/1': later, 'changeLog/c1': 'hidden' })).toBe('forbidden');
  });

  it.each([
    ['of another change', { ...applied, steps: { c2: applied.steps.c1 } }],
    ['of another kind', { ...applied, steps: { c1: { what: 'ended', at } } }],
    ['in another state', { ...applied, state: 'submitted' }],
    ['without its time', { ...applied, steps: { c1: { what: 'cancelled' } } }],
  ])('a step %s does not belong to the batch', async (_what, tracking) => {
    const writes = [update('tracking/1', step), create('changeLog/c1')];
    expect(await why(writes, { 'tracking/1': tracking, 'changeLog/c1': 'hidden' })).toBe('forbidden');
  });

  it('a refused change of an existing document is forbidden', async () => {
    expect(await why([update('tracking/1', { state: 'cancelled' })], { 'tracking/1': applied })).toBe(
      'forbidden',
    );
  });
});
