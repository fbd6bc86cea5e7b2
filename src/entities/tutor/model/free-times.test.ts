import { describe, expect, it } from 'vitest';
import { nextFreeTimes } from './free-times';

const week = {
  hours: ['tue-evening', 'thu-evening', 'sat-morning'],
  busy: ['thu-evening'],
  absences: ['2026-11-28/2026-12-02'],
} as const;
const asTutor = { hours: [...week.hours], busy: [...week.busy], absences: [...week.absences] };

describe('the next free times', () => {
  it('are the free days of the week, without the days off', () => {
    expect(nextFreeTimes(asTutor, new Date('2026-11-21T21:00:00Z'), 3)).toEqual([
      { day: '2026-11-24', part: 'evening' },
      { day: '2026-12-05', part: 'morning' },
      { day: '2026-12-08', part: 'evening' },
    ]);
  });

  it('omit public holidays', () => {
    const onFridays = { hours: ['fri-evening' as const], busy: [], absences: [] };
    // Farmers’ Day is the first Friday of December.
    expect(nextFreeTimes(onFridays, new Date('2026-11-30T08:00:00Z'), 1)).toEqual([
      { day: '2026-12-11', part: 'evening' },
    ]);
  });

  it('omit times that have begun today', () => {
    const [first] = nextFreeTimes(asTutor, new Date('2026-11-24T16:00:00Z'), 1);
    expect(first?.day).toBe('2026-12-05');
    expect(nextFreeTimes(asTutor, new Date('2026-11-24T15:59:00Z'), 1)[0]?.day).toBe('2026-11-24');
  });

  it('are empty for a tutor without hours', () => {
    expect(nextFreeTimes({ hours: [], busy: [], absences: [] }, new Date(), 3)).toEqual([]);
  });
});
