import { describe, expect, it } from 'vitest';
import { freeSlots, nextFree, type ScheduledCounsellor, type SlotSearch, type Span } from './free-slots';

const at = (from: number, to: number): Span => ({ from: from * 60, to: to * 60 });
const never = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

const hours = (given: Partial<ScheduledCounsellor['hours']> = {}): ScheduledCounsellor['hours'] => ({
  weekly: { ...never, thu: [at(8, 11)] },
  exceptions: [],
  away: null,
  talkMinutes: 45,
  bufferMinutes: 15,
  ...given,
});

const ways = ['in-person', 'phone'];
const ama: ScheduledCounsellor = { id: 'ama', hours: hours(), ways, room: 'blue' };
const kofi: ScheduledCounsellor = { ...ama, id: 'kofi' };

/** 3 December 2026 is a Thursday. */
const search = (given: Partial<SlotSearch>): SlotSearch => ({
  counsellors: [ama],
  holidays: new Set(),
  taken: [],
  way: 'phone',
  from: '2026-11-30',
  days: 7,
  now: new Date('2026-11-30T06:00:00Z'),
  ...given,
});

const found = (given: Partial<SlotSearch>) =>
  freeSlots(search(given)).map(({ start, counsellors }) => `${start.slice(5, 13)} ${counsellors.join('+')}`);

const withHours = (given: Partial<ScheduledCounsellor['hours']>) => ({
  counsellors: [{ ...ama, hours: hours(given) }],
});

const thursday = (...spans: readonly Span[]) => withHours({ weekly: { ...never, thu: spans } });

describe('the hours of a counsellor', () => {
  it.each([
    ['the weekly hours', {}, ['12-03T08 ama', '12-03T09 ama', '12-03T10 ama']],
    ['a break', thursday(at(8, 9), at(10, 11)), ['12-03T08 ama', '12-03T10 ama']],
    [
      'a break that begins within the hour',
      thursday(at(8, 8.75), at(10, 11)),
      ['12-03T08 ama', '12-03T10 ama'],
    ],
    ['a span too short for a talk', thursday(at(8, 8.5)), []],
    ['a span that begins past the hour', thursday(at(8.25, 10)), ['12-03T09 ama']],
    ['spans that overlap', thursday(at(8, 10), at(9, 11)), ['12-03T08 ama', '12-03T09 ama', '12-03T10 ama']],
    ['a span until midnight', thursday(at(23, 24)), ['12-03T23 ama']],
    [
      'a talk of an hour',
      withHours({ weekly: { ...never, thu: [at(8, 9.75)] }, talkMinutes: 60 }),
      ['12-03T08 ama'],
    ],
    ['a day off', withHours({ exceptions: [{ date: '2026-12-03', spans: [] }] }), []],
    [
      'a day with other hours',
      withHours({ exceptions: [{ date: '2026-12-03', spans: [at(15, 16)] }] }),
      ['12-03T15 ama'],
    ],
    [
      'an extra day',
      withHours({ weekly: never, exceptions: [{ date: '2026-12-05', spans: [at(9, 10)] }] }),
      ['12-05T09 ama'],
    ],
    ['a counsellor who is away', withHours({ away: { from: '2026-12-03', until: '2026-12-03' } }), []],
    [
      'a counsellor who is back',
      withHours({ away: { from: '2026-11-30', until: '2026-12-02' } }),
      ['12-03T08 ama', '12-03T09 ama', '12-03T10 ama'],
    ],
    [
      'a counsellor who is away on a day with other hours',
      withHours({
        away: { from: '2026-12-01', until: '2026-12-09' },
        exceptions: [{ date: '2026-12-03', spans: [at(9, 10)] }],
      }),
      [],
    ],
    ['a holiday', { holidays: new Set(['2026-12-03']) }, []],
    [
      'other hours on a holiday',
      {
        ...withHours({ exceptions: [{ date: '2026-12-03', spans: [at(9, 10)] }] }),
        holidays: new Set(['2026-12-03']),
      },
      [],
    ],
    ['a way that the counsellor does not offer', { way: 'online' }, []],
    ['no counsellor', { counsellors: [] }, []],
  ] satisfies readonly (readonly [string, Partial<SlotSearch>, readonly string[]])[])(
    '%s',
    (_what, given, slots) => {
      expect(found(given)).toEqual(slots);
    },
  );
});

describe('what is taken', () => {
  const taken = [{ counsellor: 'ama', start: '2026-12-03T09:00Z', room: 'blue' }];

  it('is free for others', () => {
    expect(found({ counsellors: [ama, kofi], taken })).toEqual([
      '12-03T08 ama+kofi',
      '12-03T09 kofi',
      '12-03T10 ama+kofi',
    ]);
  });

  it('takes its room, but only from talks in person', () => {
    expect(found({ counsellors: [ama, kofi], taken, way: 'in-person' })).toEqual([
      '12-03T08 ama+kofi',
      '12-03T10 ama+kofi',
    ]);
    const elsewhere = { ...kofi, room: 'green' };
    expect(found({ counsellors: [ama, elsewhere], taken, way: 'in-person' })).toContain('12-03T09 kofi');
    const own = { ...kofi, room: '' };
    expect(found({ counsellors: [ama, own], taken, way: 'in-person' })).toContain('12-03T09 kofi');
  });

  it('takes no room when it is a call', () => {
    const call = [{ counsellor: 'ama', start: '2026-12-03T09:00Z', room: '' }];
    expect(found({ counsellors: [ama, kofi], taken: call, way: 'in-person' })).toContain('12-03T09 kofi');
  });

  it('may be of somebody who has left', () => {
    const gone = [{ counsellor: 'gone', start: '2026-12-03T09:00Z', room: '' }];
    expect(found({ taken: gone })).toHaveLength(3);
  });
});

describe('the time', () => {
  it.each([
    ['2026-12-03T06:00:00Z', ['12-03T08 ama', '12-03T09 ama', '12-03T10 ama']],
    ['2026-12-03T06:00:01Z', ['12-03T09 ama', '12-03T10 ama']],
    ['2026-12-03T08:00:00Z', ['12-03T10 ama']],
    ['2026-12-03T08:00:01Z', []],
    ['2026-12-04T06:00:00Z', []],
    // The clock of the phone, not the day that is asked for, decides what has passed.
    ['2026-12-02T23:59:59Z', ['12-03T08 ama', '12-03T09 ama', '12-03T10 ama']],
    ['2031-01-01T00:00:00Z', []],
  ])('leaves two hours of notice at %s', (now, slots) => {
    expect(found({ now: new Date(now) })).toEqual(slots);
  });

  it('ends 90 days ahead, to the hour', () => {
    const now = new Date('2026-09-04T09:30:00Z');
    expect(found({ now })).toEqual(['12-03T08 ama', '12-03T09 ama']);
    expect(found({ now: new Date('2026-09-03T09:30:00Z') })).toEqual([]);
  });

  it('shows the days asked for and no others', () => {
    expect(found({ from: '2026-12-03', days: 8 })).toHaveLength(6);
    expect(found({ from: '2026-12-03', days: 7 })).toHaveLength(3);
    expect(found({ from: '2026-12-04', days: 6 })).toEqual([]);
  });
});

describe('the next free slots', () => {
  const slots = freeSlots(search({}));

  it('follow the time that was wished', () => {
    expect(nextFree(slots, '2026-12-03T09:00Z', 2).map(({ start }) => start)).toEqual([
      '2026-12-03T09:00Z',
      '2026-12-03T10:00Z',
    ]);
  });

  it('are earlier ones where nothing follows', () => {
    expect(nextFree(slots, '2026-12-03T20:00Z', 2)).toHaveLength(2);
    expect(nextFree([], '2026-12-03T20:00Z', 2)).toEqual([]);
  });
});
