import { describe, expect, it } from 'vitest';
import { isAtOnce } from '@/entities/lesson';
import { holidayOn, weekSlots } from '@/shared/ghana';
import { lessonIdOf } from './lesson-id';
import { addDays, weekHours } from './week-hours';
import { lastDayOf, weeklyPlan, type WeeklyPlan } from './weekly-plan';

// A Friday.
const now = new Date('2026-11-27T10:00:00.000Z');
const plan: WeeklyPlan = {
  hours: weekHours(['tue-evening', 'fri-evening'], [], 'jhs-2'),
  minutes: 75,
  from: '2026-12-01',
  weeks: 4,
  taken: [],
  absences: [],
  daysOff: [],
  corrections: {},
  now,
};
const shown = (change: Partial<WeeklyPlan>) =>
  weeklyPlan({ ...plan, ...change }).map(
    ({ startsAt, leftOut }) => `${startsAt.slice(5, 16)}${leftOut === null ? '' : ` ${leftOut}`}`,
  );
const month = [
  '12-01T16:00',
  '12-04T16:00 holiday',
  '12-08T16:00',
  '12-11T16:00',
  '12-15T16:00',
  '12-18T16:00',
  '12-22T16:00',
  '12-25T16:00 holiday',
];

describe('a weekly plan', () => {
  it('has the agreed hours of four weeks, and names the holidays that it leaves out', () => {
    expect(shown({})).toEqual(month);
    expect(lastDayOf(plan)).toBe('2026-12-28');
  });

  it.each([
    ['taken out', { '2026-12-08T16:00:00.000Z': 'out' }, '12-08T16:00 by-hand'],
    ['put in on a holiday', { '2026-12-25T16:00:00.000Z': 'in' }, '12-25T16:00'],
    ['at another time', { '2026-12-08T16:00:00.000Z': '2026-12-09T15:00:00.000Z' }, '12-09T15:00'],
    [
      'moved onto another one',
      { '2026-12-08T16:00:00.000Z': '2026-12-11T15:30:00.000Z' },
      '12-11T16:00 taken',
    ],
  ])('shows a lesson %s', (_, corrections, line) => {
    expect(shown({ corrections })).toContain(line);
    expect(shown({ corrections })).toHaveLength(8);
  });

  it('leaves out a day that the office has named, until it is put in by hand', () => {
    const daysOff = ['2026-12-15'];
    expect(shown({ daysOff })[4]).toBe('12-15T16:00 holiday');
    const corrections = { '2026-12-15T16:00:00.000Z': 'in' };
    expect(shown({ daysOff, corrections })[4]).toBe('12-15T16:00');
  });

  it('leaves out what meets a lesson that stands, and days off of the tutor', () => {
    const taken = [{ startsAt: '2026-12-08T15:00:00.000Z', minutes: 90 }];
    expect(shown({ taken })[2]).toBe('12-08T16:00 taken');
    expect(shown({ absences: ['2026-12-10/2026-12-16'] }).slice(3, 5)).toEqual([
      '12-11T16:00 away',
      '12-15T16:00 away',
    ]);
  });

  it('begins after now', () => {
    expect(shown({ now: new Date('2026-12-08T16:30:00.000Z') })[0]).toBe('12-11T16:00');
  });

  it('leaves out what begins before the other side can see it, unless asked', () => {
    const soon = { now: new Date('2026-12-08T04:30:00.000Z') };
    expect(shown(soon)[0]).toBe('12-08T16:00 soon');
    expect(shown({ ...soon, corrections: { '2026-12-08T16:00:00.000Z': 'in' } })[0]).toBe('12-08T16:00');
  });
});

/** Numbers from 0 to 1 by a seed (mulberry32), so that a failure can be repeated. */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function planBy(seed: number): WeeklyPlan {
  const random = randomBy(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const from = addDays('2026-11-20', upTo(400));
  const at = () =>
    `${addDays(from, upTo(90))}T${String(6 + upTo(13)).padStart(2, '0')}:${['00', '15', '30'][upTo(2)] ?? '00'}:00.000Z`;
  const base: WeeklyPlan = {
    hours: weekHours(
      weekSlots.filter(() => random() < 0.25),
      Array.from({ length: upTo(6) }, () => ({ startsAt: at() })),
      'jhs-2',
    ),
    daysOff: Array.from({ length: upTo(3) }, () => addDays(from, upTo(90))),
    minutes: [60, 75, 90, 240][upTo(3)] ?? 60,
    from,
    weeks: 4 * (1 + upTo(2)),
    taken: Array.from({ length: upTo(6) }, () => ({ startsAt: at(), minutes: 60 + upTo(120) })),
    absences: random() < 0.5 ? [] : [`${addDays(from, upTo(20))}/${addDays(from, 20 + upTo(9))}`],
    corrections: {},
    now: new Date(`${addDays(from, upTo(20) - 10)}T10:00:00.000Z`),
  };
  const choices = ['out', 'in', at()];
  const corrections = Object.fromEntries(
    weeklyPlan(base)
      .filter(() => random() < 0.3)
      .map(({ usual }) => [usual, choices[upTo(2)] ?? 'out']),
  );
  return { ...base, corrections };
}

describe('every weekly plan', () => {
  const plans = Array.from({ length: 400 }, (_, seed) => [seed, planBy(seed)] as const);

  it.each(plans)('keeps apart, in order, and off holidays unless asked (%i)', (_, random) => {
    const lessons = weeklyPlan(random);
    const kept = lessons.filter(({ leftOut }) => leftOut === null);
    const all = [...random.taken, ...kept.map(({ startsAt }) => ({ startsAt, minutes: random.minutes }))];
    const fresh = all.slice(random.taken.length);
    for (const [index, one] of fresh.entries())
      for (const other of [...random.taken, ...fresh.slice(index + 1)])
        expect(isAtOnce(one, other)).toBe(false);
    expect(lessons.map(({ startsAt }) => startsAt)).toEqual(lessons.map(({ startsAt }) => startsAt).sort());
    for (const { usual, startsAt } of kept) {
      expect(Date.parse(startsAt)).toBeGreaterThan(random.now.getTime());
      if (random.corrections[usual] !== undefined) continue;
      expect(holidayOn(startsAt.slice(0, 10))).toBeNull();
      expect(random.daysOff).not.toContain(startsAt.slice(0, 10));
    }
    expect(new Set(lessons.map(({ usual }) => usual)).size).toBe(lessons.length);
  });

  it.each(plans.slice(0, 60))(
    'made again after it was planned has nothing left to plan (%i)',
    (_, random) => {
      const kept = weeklyPlan(random).filter(({ leftOut }) => leftOut === null);
      const taken = [...random.taken, ...kept.map(({ startsAt }) => ({ startsAt, minutes: random.minutes }))];
      const known: Parameters<typeof lessonIdOf>[2] = kept.map(({ startsAt }) => ({
        id: lessonIdOf('offer-1', startsAt, []),
        startsAt,
        state: 'planned',
      }));
      const again = weeklyPlan({ ...random, taken }).filter(({ startsAt }) =>
        kept.some((lesson) => lesson.startsAt === startsAt),
      );
      expect(again.filter(({ leftOut }) => leftOut === null)).toEqual([]);
      // Another device that does not know of them yet makes the same ids.
      for (const { startsAt } of kept)
        expect(lessonIdOf('offer-1', startsAt, known)).toBe(lessonIdOf('offer-1', startsAt, []));
    },
  );
});

it('gives another id once a lesson was cancelled or moved away', () => {
  const startsAt = '2026-12-01T16:00:00.000Z';
  const first = lessonIdOf('offer-1', startsAt, []);
  const cancelled = { id: first, startsAt, state: 'cancelled' } as const;
  const moved = { id: first, startsAt: '2026-12-02T16:00:00.000Z', state: 'planned' } as const;
  const second = lessonIdOf('offer-1', startsAt, [cancelled]);
  expect(second).not.toBe(first);
  expect(lessonIdOf('offer-1', startsAt, [moved])).toBe(second);
  expect(lessonIdOf('offer-2', startsAt, [])).not.toBe(first);
});
