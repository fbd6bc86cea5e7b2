import { describe, expect, it } from 'vitest';
import { correctionChanges, isTrueOfCorrection, type Correction } from './correction';

const correctable = { coded: ['subjects', 'lessons.perWeek'], personal: ['about', 'place.town'] };
const stored = {
  updatedAt: '2026-11-23T08:00:00.000Z',
  lastChange: 'before',
  subjects: ['mathematics', 'science'],
  lessons: { perWeek: 2, hours: ['sat-morning'] },
  place: { town: 'Adenta', region: 'GH-AA' },
  about: 'Call me on 024 123 4567',
};

const stamps = { updatedAt: '2026-11-23T09:00:00.000Z', lastChange: 'now' };

/** The line of a correction that the office made on what it saw. */
const lineOf = (correction: Correction, seen: object = stored) =>
  correctionChanges(seen, correction, correctable).line;

const subjects = { field: 'subjects', to: ['science', 'french'], reason: 'mistyped' } as const;

describe('a correction', () => {
  it('of codes keeps in the log what goes and what comes', () => {
    expect(lineOf(subjects)).toEqual({
      before: { value: 'mathematics' },
      after: { field: 'subjects', value: 'french', reason: 'mistyped' },
    });
    expect(lineOf({ field: 'lessons.perWeek', to: 3, reason: 'asked' })).toEqual({
      before: { value: 2 },
      after: { field: 'lessons.perWeek', value: 3, reason: 'asked' },
    });
  });

  it('of what a person wrote keeps the name of the field alone', () => {
    const line = lineOf({ field: 'about', to: 'I teach.', reason: 'unsuitable' });
    expect(line.after).toEqual({ field: 'about', reason: 'unsuitable' });
    expect(JSON.stringify(line)).not.toMatch(/Call|4567|teach/);
  });

  it.each([
    ['subjects', subjects, { subjects: ['science', 'french'] }],
    ['about', { field: 'about', to: '', reason: 'asked' }, { about: '' }],
    [
      'place.town',
      { field: 'place.town', to: 'Madina', reason: 'mistyped' },
      { place: { town: 'Madina', region: 'GH-AA' } },
    ],
  ] as const)('is true when nothing else changes: %s', (_field, correction, changes) => {
    const line = { ...lineOf(correction) };
    const isTrue = (more: object, on: object = stored) =>
      isTrueOfCorrection(
        line,
        { before: { ...on }, after: { ...stored, ...stamps, ...changes, ...more } },
        correctable,
      );
    expect(isTrue({})).toBe(true);
    expect(isTrue({ price: 1 })).toBe(false);
    expect(isTrue({ lessons: { ...stored.lessons, hours: [] } })).toBe(false);
    // A colleague has changed the record since.
    const since = { updatedAt: '2026-11-23T08:30:00.000Z', subjects: ['mathematics', 'science', 'arabic'] };
    expect(isTrue({}, { ...stored, ...since })).toBe(false);
    expect(isTrue({}, { ...stored, removal: 'begun' })).toBe(false);
  });

  it('changes something, for a reason that is known, in a field that may be corrected', () => {
    const attempt = (correction: Correction) =>
      isTrueOfCorrection(
        { ...lineOf(correction) },
        { before: stored, after: { ...stored, ...stamps, [correction.field]: correction.to } },
        correctable,
      );
    expect(attempt(subjects)).toBe(true);
    expect(attempt({ ...subjects, to: ['science', 'mathematics'] })).toBe(false);
    expect(attempt({ ...subjects, reason: 'because' as 'asked' })).toBe(false);
    expect(attempt({ field: 'price', to: 1, reason: 'asked' })).toBe(false);
  });
});
