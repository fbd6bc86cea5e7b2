import { describe, expect, it } from 'vitest';
import type { Tracking } from '@/entities/tracking';
import { canCancel, timelineOf } from './timeline';

const topic = { kind: 'tuition', schoolClass: 'jhs-2', subject: 'mathematics' } as const;
const at = '2026-03-09T16:12:00.000Z';
const tuition = (...whats: string[]): Tracking => ({
  topic,
  state: whats.filter((what) => what !== 'seen').at(-1) ?? '',
  steps: whats.map((what) => ({ what, at })),
});
const shown = (tracking: Tracking) => timelineOf(tracking).map(({ what, state }) => `${what} ${state}`);

describe('the timeline of a request', () => {
  it('starts with the submission and shows the steps to come', () => {
    expect(shown(tuition('submitted'))).toEqual([
      'submitted now',
      'reviewing todo',
      'offered todo',
      'trial todo',
      'running todo',
      'ended todo',
    ]);
  });

  it('keeps every dated step, also after a declined offer', () => {
    expect(shown(tuition('submitted', 'seen', 'reviewing', 'offered', 'reviewing')).slice(0, 6)).toEqual([
      'submitted done',
      'seen done',
      'reviewing done',
      'offered done',
      'reviewing now',
      'offered todo',
    ]);
  });

  it('is complete when the request ended or was cancelled', () => {
    expect(shown(tuition('submitted', 'cancelled'))).toEqual(['submitted done', 'cancelled lapsed']);
    expect(shown(tuition('running', 'ended'))).toEqual(['running done', 'ended done']);
  });

  it('continues or lapses after the interest question', () => {
    expect(shown(tuition('submitted', 'asking')).slice(0, 4)).toEqual([
      'submitted done',
      'asking call',
      'reviewing todo',
      'offered todo',
    ]);
    expect(shown(tuition('asking', 'lapsed'))).toEqual(['asking done', 'lapsed lapsed']);
    expect(canCancel(tuition('asking'))).toBe(true);
    expect(canCancel(tuition('lapsed'))).toBe(false);
  });

  it('exists for enquiries too', () => {
    expect(shown({ topic: { kind: 'enquiry' }, state: 'new', steps: [{ what: 'new', at }] })).toEqual([
      'new now',
      'answering todo',
      'resolved todo',
    ]);
  });
});

it('lets the family cancel a request until lessons run, and never an enquiry', () => {
  expect(
    ['submitted', 'reviewing', 'offered', 'trial', 'running', 'ended', 'cancelled'].map((state) =>
      canCancel(tuition(state)),
    ),
  ).toEqual([true, true, true, true, false, false, false]);
  expect(canCancel({ topic: { kind: 'enquiry' }, state: 'new', steps: [] })).toBe(false);
});
