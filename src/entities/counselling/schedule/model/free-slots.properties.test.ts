import { describe, expect, it } from 'vitest';
import { weekdays } from '@/shared/ghana';
import { addDays, dayNumberOf, weekdayIndexOf } from './calendar-days';
import {
  freeSlots,
  type OccupiedSlot,
  type ScheduledCounsellor,
  type SlotSearch,
  type Span,
} from './free-slots';

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

const rooms = ['', 'blue', 'green'];
const ways = ['in-person', 'phone', 'whatsapp', 'online'];

/** A search with everything that may happen, by a seed. */
function searchBy(seed: number, { count = 4, days = 21 } = {}): SlotSearch {
  const random = randomBy(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const some = <One>(all: readonly One[]) => all.filter(() => random() < 0.7);
  const first = addDays('2026-11-25', upTo(400));
  const spans = (): readonly Span[] => {
    const from = 360 + 15 * upTo(24);
    const pause = from + 15 * upTo(20);
    const again = pause + 15 * upTo(8);
    return random() < 0.2
      ? []
      : [
          { from, to: pause },
          { from: again, to: Math.min(again + 15 * upTo(20), 1440) },
        ];
  };
  const counsellors = Array.from({ length: count }, (_, index): ScheduledCounsellor => {
    const talkMinutes = [30, 45, 60][upTo(2)] ?? 30;
    const awayFrom = addDays(first, upTo(days));
    return {
      id: `counsellor-${index}`,
      ways: some(ways),
      room: rooms[upTo(2)] ?? '',
      hours: {
        weekly: Object.fromEntries(
          weekdays.map((day) => [day, spans()]),
        ) as unknown as ScheduledCounsellor['hours']['weekly'],
        exceptions: Array.from({ length: upTo(4) }, () => ({
          date: addDays(first, upTo(days)),
          spans: spans(),
        })),
        away: random() < 0.5 ? null : { from: awayFrom, until: addDays(awayFrom, upTo(5)) },
        talkMinutes,
        bufferMinutes: 60 - talkMinutes,
      },
    };
  });
  const taken = Array.from({ length: upTo(60) }, (): OccupiedSlot => {
    const counsellor = counsellors[upTo(count - 1)];
    return {
      counsellor: counsellor?.id ?? '',
      start: `${addDays(first, upTo(days))}T${String(6 + upTo(14)).padStart(2, '0')}:00Z`,
      room: random() < 0.5 ? '' : (counsellor?.room ?? ''),
    };
  });
  return {
    counsellors,
    holidays: new Set(Array.from({ length: upTo(4) }, () => addDays(first, upTo(days)))),
    taken,
    way: ways[upTo(3)] ?? 'phone',
    from: first,
    days,
    now: new Date(Date.parse(first) + (random() * 6 - 2) * 86_400_000),
  };
}

/** Whether a slot is free, one rule after the other, as somebody would check it by hand. */
function isFreeByHand(search: SlotSearch, counsellor: ScheduledCounsellor, start: string): boolean {
  const [day = '', time = ''] = start.split('T');
  const minute = Number(time.slice(0, 2)) * 60;
  const ahead = Date.parse(start) - search.now.getTime();
  const { weekly, exceptions, away, talkMinutes } = counsellor.hours;
  const weekday = weekdays[weekdayIndexOf(dayNumberOf(day))] ?? 'mon';
  const spans = exceptions.filter(({ date }) => date === day).at(-1)?.spans ?? weekly[weekday];
  return (
    counsellor.ways.includes(search.way) &&
    ahead >= 2 * 3_600_000 &&
    ahead <= 90 * 86_400_000 &&
    !search.holidays.has(day) &&
    !(away !== null && day >= away.from && day <= away.until) &&
    spans.some(({ from, to }) => minute >= from && minute + talkMinutes <= to) &&
    !search.taken.some((slot) => slot.start === start && slot.counsellor === counsellor.id) &&
    !(
      search.way === 'in-person' &&
      counsellor.room !== '' &&
      search.taken.some((slot) => slot.start === start && slot.room === counsellor.room)
    )
  );
}

const seeds = Array.from({ length: 150 }, (_, index) => 1789 + 7 * index);

describe('free slots of any search', () => {
  it.each(seeds)('are exactly those that are free by hand, by seed %i', (seed) => {
    const search = searchBy(seed);
    const found = new Set(
      freeSlots(search).flatMap(({ start, counsellors }) => counsellors.map((id) => `${id} ${start}`)),
    );
    const byHand = search.counsellors.flatMap((counsellor) =>
      Array.from({ length: search.days * 24 }, (_, hour) => {
        const day = addDays(search.from, Math.floor(hour / 24));
        return `${day}T${String(hour % 24).padStart(2, '0')}:00Z`;
      })
        .filter((start) => isFreeByHand(search, counsellor, start))
        .map((start) => `${counsellor.id} ${start}`),
    );
    expect([...found].sort()).toEqual(byHand.sort());
  });

  it.each(seeds.slice(0, 30))('never overlap, and booking one takes just that, by seed %i', (seed) => {
    const search = { ...searchBy(seed), way: 'in-person' };
    const slots = freeSlots(search);
    expect(slots.map(({ start }) => start)).toEqual([...new Set(slots.map(({ start }) => start))].sort());
    const slot = slots[Math.floor(slots.length / 2)];
    if (!slot) return;
    const who = search.counsellors.find(({ id }) => id === slot.counsellors[0]);
    const booked = { counsellor: who?.id ?? '', start: slot.start, room: who?.room ?? '' };
    const after = freeSlots({ ...search, taken: [...search.taken, booked] });
    const left = after.find(({ start }) => start === slot.start)?.counsellors ?? [];
    const inSameRoom = (id: string) =>
      booked.room !== '' && search.counsellors.find((one) => one.id === id)?.room === booked.room;
    expect(left).toEqual(slot.counsellors.filter((id) => id !== booked.counsellor && !inSameRoom(id)));
    expect(after.filter(({ start }) => start !== slot.start)).toEqual(
      slots.filter(({ start }) => start !== slot.start),
    );
  });

  it('are the same when everything is a whole number of weeks later', () => {
    const search = { ...searchBy(42), holidays: new Set<string>(), taken: [] };
    const counsellors = search.counsellors.map((one) => ({
      ...one,
      hours: { ...one.hours, exceptions: [], away: null },
    }));
    const shifted = freeSlots({
      ...search,
      counsellors,
      from: addDays(search.from, 70),
      now: new Date(search.now.getTime() + 70 * 86_400_000),
    });
    expect(shifted.map(({ start }) => start.slice(10))).toEqual(
      freeSlots({ ...search, counsellors }).map(({ start }) => start.slice(10)),
    );
  });
});

it('takes 90 days of 20 counsellors in a few milliseconds', () => {
  const search = searchBy(7, { count: 20, days: 91 });
  const fullDay = [{ from: 7 * 60, to: 19 * 60 }];
  const full: SlotSearch = {
    ...search,
    now: new Date(search.from),
    way: 'phone',
    counsellors: search.counsellors.map((one) => ({
      ...one,
      ways,
      hours: {
        ...one.hours,
        away: null,
        weekly: Object.fromEntries(
          weekdays.map((day) => [day, fullDay]),
        ) as unknown as typeof one.hours.weekly,
      },
    })),
  };
  for (let warming = 0; warming < 5; warming += 1) freeSlots(full);
  const runs = Array.from({ length: 15 }, () => {
    const from = performance.now();
    freeSlots(full);
    return performance.now() - from;
  }).sort((one, other) => one - other);
  const median = runs[7] ?? Infinity;
  console.info(`free slots, 90 days of 20 counsellors: median ${median.toFixed(1)} ms`);
  expect(freeSlots(full).length).toBeGreaterThan(900);
  // The aim is 20 ms on an idle machine; several checks may run beside this one.
  expect(median).toBeLessThan(100);
});
