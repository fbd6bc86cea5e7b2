import { describe, expect, it } from 'vitest';
import { asksMissAbove, codesFrom, doorSteps, mayHaveMissed, mayReportMiss } from './door-steps';

const lesson = { startsAt: '2026-11-24T16:30:00Z', minutes: 75 };
const before = new Date('2026-11-24T16:00:00Z');
const after = new Date('2026-11-24T16:35:00Z');

describe('at the door', () => {
  it('the code for leaving follows the right code of the arrival', () => {
    expect(doorSteps({ arrival: 'right', leaving: 'no-code', hasCome: false, lesson, now: after })).toEqual({
      hasLeaving: true,
      asksWhetherCome: false,
      hasEnded: false,
      isOver: false,
      hasSlip: false,
    });
  });

  it('a family without network can confirm the arrival itself, but not before the lesson begins', () => {
    const steps = (now: Date) =>
      doorSteps({ arrival: 'waiting', leaving: 'no-code', hasCome: false, lesson, now });
    expect(steps(before)).toMatchObject({ hasLeaving: false, asksWhetherCome: false, hasSlip: true });
    expect(steps(after).asksWhetherCome).toBe(true);
  });

  it('the arrival is not asked about while the typed code is wrong', () => {
    expect(doorSteps({ arrival: 'wrong', leaving: 'no-code', hasCome: false, lesson, now: after })).toEqual({
      hasLeaving: false,
      asksWhetherCome: false,
      hasEnded: false,
      isOver: false,
      hasSlip: false,
    });
  });

  it('a code for leaving that a slip has made stays hidden until the tutor has come', () => {
    const steps = (hasCome: boolean) =>
      doorSteps({ arrival: 'waiting', leaving: 'waiting', hasCome, lesson, now: after });
    expect(steps(false)).toMatchObject({ hasLeaving: false, asksWhetherCome: true });
    expect(steps(true)).toMatchObject({ hasLeaving: true, asksWhetherCome: false });
    const known = { leaving: 'waiting', hasCome: false, lesson, now: after } as const;
    expect(doorSteps({ ...known, arrival: 'right' }).hasLeaving).toBe(true);
    expect(doorSteps({ ...known, arrival: 'wrong' }).hasLeaving).toBe(false);
  });

  it('what was typed on leaving is told, whatever is known of the arrival', () => {
    const known = { arrival: 'waiting', hasCome: false, lesson, now: after } as const;
    expect(doorSteps({ ...known, leaving: 'right' }).hasLeaving).toBe(true);
    expect(doorSteps({ ...known, leaving: 'wrong' }).hasLeaving).toBe(true);
  });
});

it.each([
  ['of an afternoon', '2026-12-08T16:00:00.000Z', '2026-12-08T00:00:00.000Z'],
  ['of the early morning', '2026-12-08T05:30:00.000Z', '2026-12-07T23:30:00.000Z'],
  ['at night', '2026-12-08T23:00:00.000Z', '2026-12-08T00:00:00.000Z'],
])('the codes of a lesson %s show from its day on, or six hours before', (_what, startsAt, from) => {
  expect(new Date(codesFrom({ startsAt })).toISOString()).toBe(from);
});

describe('a lesson that has ended', () => {
  const at = (time: string, leaving: 'no-code' | 'waiting' = 'no-code') =>
    doorSteps({ arrival: 'waiting', leaving, hasCome: false, lesson, now: new Date(time) });

  it('has no slip, but the way to the code for leaving while somebody may still be at the door', () => {
    expect(at('2026-11-24T17:44:59Z')).toMatchObject({ hasSlip: true, hasEnded: false });
    expect(at('2026-11-24T17:45:00Z')).toMatchObject({
      ...{ hasSlip: false, hasEnded: true, isOver: false, asksWhetherCome: true },
    });
    expect(at('2026-11-24T17:45:00Z', 'waiting').hasSlip).toBe(false);
  });

  it('has no code two hours later', () => {
    expect(at('2026-11-24T19:44:59Z').isOver).toBe(false);
    expect(at('2026-11-24T19:45:00Z')).toMatchObject({
      isOver: true,
      asksWhetherCome: false,
      hasSlip: false,
    });
  });
});

describe('that nobody came is said', () => {
  const atHome = { ...lesson, where: 'home' as const };
  const none = { arrival: 'waiting', leaving: 'no-code', isFresh: true, lesson: atHome, now: after } as const;
  const end = new Date('2026-11-24T17:45:00Z');

  it('where no code was typed, and not where the right one was', () => {
    expect(mayReportMiss(none)).toBe(true);
    expect(mayReportMiss({ ...none, arrival: 'no-code' })).toBe(true);
    expect(mayReportMiss({ ...none, arrival: 'wrong' })).toBe(true);
    expect(mayReportMiss({ ...none, arrival: 'right' })).toBe(false);
    expect(mayReportMiss({ ...none, arrival: 'right', now: end })).toBe(false);
  });

  it('not by a phone that cannot know what the tutor typed, unless the lesson is online', () => {
    expect(mayReportMiss({ ...none, isFresh: false })).toBe(false);
    expect(mayReportMiss({ ...none, isFresh: false, now: end })).toBe(false);
    expect(mayReportMiss({ ...none, isFresh: false, lesson: { ...atHome, where: 'online' } })).toBe(true);
  });

  it('a day after its end where the code for leaving is out: the tutor may have come without network', () => {
    const out = { ...none, leaving: 'waiting' } as const;
    expect(mayReportMiss(out)).toBe(false);
    expect(mayReportMiss({ ...out, now: end })).toBe(false);
    expect(mayReportMiss({ ...out, now: new Date('2026-11-25T17:44:59Z') })).toBe(false);
    expect(mayReportMiss({ ...out, now: new Date('2026-11-25T17:45:00Z') })).toBe(true);
  });
});

describe('a lesson that nobody came to', () => {
  const planned = { ...lesson, createdAt: '2026-11-20T10:00:00Z', plannedBy: 'family' } as const;
  const late = { ...planned, createdAt: '2026-11-24T10:00:00Z' };
  const hour = new Date('2026-11-24T17:30:00Z');

  it('is asked about from its start, unless the family planned it too late for the tutor to see', () => {
    expect(mayHaveMissed(planned, before)).toBe(false);
    expect(mayHaveMissed(planned, after)).toBe(true);
    expect(mayHaveMissed(late, after)).toBe(false);
    expect(mayHaveMissed({ ...late, plannedBy: 'tutor' }, after)).toBe(true);
  });

  it('is asked about in what is to be done from an hour after its start', () => {
    expect(asksMissAbove(planned, after)).toBe(false);
    expect(asksMissAbove(planned, new Date('2026-11-24T17:29:59Z'))).toBe(false);
    expect(asksMissAbove(planned, hour)).toBe(true);
    expect(asksMissAbove(late, hour)).toBe(false);
  });
});
