import { describe, expect, it } from 'vitest';
import { countLessons, countWithin, covers, isSameCount } from './count-lessons';

const lesson = (day: string, minutes = 60) => ({ startsAt: `${day}T16:00:00.000Z`, minutes });
const lessons = [lesson('2026-03-12'), lesson('2026-03-10', 75), lesson('2026-04-02', 90)];

describe('the count of a certificate', () => {
  it('adds up lessons and minutes, from the first day to the last', () => {
    expect(countLessons(lessons)).toEqual({
      lessons: 3,
      minutes: 225,
      from: '2026-03-10',
      until: '2026-04-02',
    });
  });

  it('is null without a lesson', () => {
    expect(countLessons([])).toBeNull();
  });

  it('includes only lessons within its period', () => {
    const asked = countLessons(lessons);
    if (!asked) throw new Error('there are lessons');
    expect(isSameCount(asked, countWithin([...lessons, lesson('2026-05-01')], asked))).toBe(true);
  });

  it('is valid also when more lessons were confirmed since the request', () => {
    const asked = countLessons(lessons);
    if (!asked) throw new Error('there are lessons');
    expect(covers(countWithin(lessons, asked), asked)).toBe(true);
    expect(covers(countWithin([...lessons, lesson('2026-03-20')], asked), asked)).toBe(true);
    expect(covers(countWithin([], asked), asked)).toBe(false);
  });

  it.each([
    ['a lesson more', { lessons: 4, minutes: 225, from: '2026-03-10', until: '2026-04-02' }],
    ['an hour more', { lessons: 3, minutes: 285, from: '2026-03-10', until: '2026-04-02' }],
    ['an earlier beginning', { lessons: 3, minutes: 225, from: '2026-01-10', until: '2026-04-02' }],
    ['a later end', { lessons: 3, minutes: 225, from: '2026-03-10', until: '2026-06-02' }],
  ])('shows %s', (_what, claimed) => {
    const counted = countWithin(lessons, claimed);
    expect(isSameCount(claimed, counted)).toBe(false);
    expect(covers(counted, claimed)).toBe(false);
  });
});
