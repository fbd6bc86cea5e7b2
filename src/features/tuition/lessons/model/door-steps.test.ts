import { describe, expect, it } from 'vitest';
import { doorSteps } from './door-steps';

const lesson = { startsAt: '2026-11-24T16:30:00Z' };
const before = new Date('2026-11-24T16:00:00Z');
const after = new Date('2026-11-24T16:35:00Z');

describe('at the door', () => {
  it('the code for leaving follows the right code of the arrival', () => {
    expect(doorSteps({ arrival: 'right', leaving: 'no-code', lesson, now: after })).toEqual({
      hasLeaving: true,
      asksWhetherCome: false,
      hasSlip: false,
    });
  });

  it('a family without network can confirm the arrival itself, but not before the lesson begins', () => {
    const steps = (now: Date) => doorSteps({ arrival: 'waiting', leaving: 'no-code', lesson, now });
    expect(steps(before)).toEqual({ hasLeaving: false, asksWhetherCome: false, hasSlip: true });
    expect(steps(after).asksWhetherCome).toBe(true);
  });

  it('the arrival is not asked about while the typed code is wrong', () => {
    expect(doorSteps({ arrival: 'wrong', leaving: 'no-code', lesson, now: after })).toEqual({
      hasLeaving: false,
      asksWhetherCome: false,
      hasSlip: false,
    });
  });

  it('a generated code for leaving stays, whatever is known of the arrival', () => {
    expect(doorSteps({ arrival: 'waiting', leaving: 'waiting', lesson, now: after }).hasLeaving).toBe(true);
    expect(doorSteps({ arrival: 'wrong', leaving: 'waiting', lesson, now: after }).hasLeaving).toBe(true);
  });
});
