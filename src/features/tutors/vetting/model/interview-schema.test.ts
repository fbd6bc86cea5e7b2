import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { builtFacts } from '@/shared/office-facts';
import { interviewHours, interviewSchema, toInterview } from './interview-schema';

// A Friday.
const now = new Date('2026-11-27T10:15:00.000Z');
const schema = interviewSchema(builtFacts, now);
const given = { day: '2026-11-30', hour: '15:30', place: 'phone', link: '', words: '' };

const problemsOf = (change: object): readonly (string | undefined)[] => {
  const { issues = [] } = v.safeParse(schema, { ...given, ...change });
  return issues.map((issue) => v.getDotPath(issue) ?? undefined);
};

describe('an interview that the office plans', () => {
  it('begins at a half hour from 8 am to 6 pm', () => {
    expect([interviewHours[0], interviewHours.at(-1)]).toEqual(['08:00', '17:30']);
    expect(problemsOf({ hour: '07:30' })).toEqual(['hour']);
    expect(problemsOf({ hour: '' })).toEqual(['hour']);
  });

  it.each([
    ['a working day', {}, []],
    ['later today', { day: '2026-11-27', hour: '10:30' }, []],
    ['an hour that is over', { day: '2026-11-27', hour: '10:00' }, ['hour']],
    ['yesterday', { day: '2026-11-26' }, ['day']],
    ['a Saturday', { day: '2026-11-28' }, ['day']],
    ['Farmers’ Day', { day: '2026-12-04' }, ['day']],
    ['no day', { day: '' }, ['day']],
    ['a video call without an address', { place: 'video' }, ['link']],
    ['a script', { place: 'video', link: 'javascript:alert(1)' }, ['link']],
    ['a video call', { place: 'video', link: 'https://meet.example.com/abc' }, []],
  ])('says beside the field what is wrong: %s', (_what, change, problems) => {
    expect([...new Set(problemsOf(change))]).toEqual(problems);
  });

  it('is stored by the clock of Accra, with a link only for a video call', () => {
    const typed = v.parse(schema, { ...given, link: 'https://meet.example.com/abc' });
    expect(toInterview(typed)).toEqual({ start: '2026-11-30T15:30:00.000Z', place: 'phone', link: '' });
  });
});
