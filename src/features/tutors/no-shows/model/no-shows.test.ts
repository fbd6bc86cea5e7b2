import { describe, expect, it } from 'vitest';
import type { Change, ChangedBy } from '@/entities/change-log';
import type { Lesson } from '@/entities/lesson';
import type { Tutor } from '@/entities/tutor';
import { nobodyThere, tutorLadders } from './no-shows';

const now = new Date('2026-11-22T12:00:00.000Z');
const hourMs = 3_600_000;
const at = (daysAgo: number, hours = 0) =>
  new Date(now.getTime() - daysAgo * 24 * hourMs + hours * hourMs).toISOString();

const family: ChangedBy = { kind: 'code-holder' };
const tutorSays: ChangedBy = { kind: 'tutor', userId: 'ama', name: 'Ama S.' };
const office: ChangedBy = { kind: 'office', userId: 'a', name: 'A' };

interface Told {
  readonly daysAgo: number;
  readonly state?: Lesson['state'];
  readonly event?: string;
  readonly by?: ChangedBy;
  /** Hours from the start of the lesson to its change-log entry. */
  readonly after?: number;
  readonly missedBy?: Lesson['missedBy'];
}

function recordsOf(told: readonly Told[]) {
  const lessons = told.map(({ daysAgo, state: became = 'missed', after = 1, missedBy = 'tutor' }, index) => ({
    id: `l${index}`,
    offerId: 'o',
    tutorId: 'ama',
    state: became,
    startsAt: at(daysAgo),
    movedAt: at(daysAgo, after),
    lastChange: `c${index}`,
    missedBy,
  })) as unknown as Lesson[];
  const lines = new Map(
    told.map(({ event = 'lesson.missed', by = family }, index) => [
      `c${index}`,
      { id: `c${index}`, event, by } as Change,
    ]),
  );
  return { lessons, lines };
}

function ladderOf(
  told: readonly Told[],
  { state = 'active', steppedDaysAgo }: { state?: Tutor['state']; steppedDaysAgo?: number } = {},
) {
  const { lessons, lines } = recordsOf(told);
  const tutors = [{ id: 'ama', slug: 'ama-s', state }] as Tutor[];
  const stepsAt = new Map(steppedDaysAgo === undefined ? [] : [['ama', at(steppedDaysAgo)]]);
  return tutorLadders({ lessons, tutors }, lines, stepsAt, now)[0];
}

const calledOff: Told = { daysAgo: 3, state: 'cancelled', event: 'lesson.cancelled', by: tutorSays };

const excused: Told = { daysAgo: 3, event: 'miss.excused', by: office };

const countOf = (...told: Told[]) => ladderOf(told)?.noShows.length ?? 0;

describe('no-shows of a tutor', () => {
  it.each<[string, number, number]>([
    ['the family says that nobody came', countOf({ daysAgo: 3 }), 1],
    ['the tutor says that nobody was there', countOf({ daysAgo: 3, by: tutorSays }), 0],
    ['the office says it of a lesson', countOf({ daysAgo: 3, by: office }), 0],
    ['the office has excused it', countOf({ daysAgo: 3, event: 'miss.excused', by: office }), 0],
    ['it is disputed', countOf({ daysAgo: 3, state: 'disputed', event: 'lesson.disputed' }), 0],
    ['the tutor disputes it', countOf({ daysAgo: 3, state: 'contested', event: 'miss.disputed' }), 0],
    ['the office lets it stand', countOf({ daysAgo: 3, event: 'miss.upheld', by: office }), 1],
    ['the office turns it against the tutor', countOf({ daysAgo: 3, event: 'miss.reversed', by: office }), 1],
    [
      'the office turns it against the family',
      countOf({ daysAgo: 3, event: 'miss.reversed', by: office, missedBy: 'family' }),
      0,
    ],
    ['it was 364 days ago', countOf({ daysAgo: 364 }), 1],
    ['it was 366 days ago', countOf({ daysAgo: 366 }), 0],
    [
      'the tutor called it off 11 hours before',
      countOf({ daysAgo: 3, state: 'cancelled', event: 'lesson.cancelled', by: tutorSays, after: -11 }),
      1,
    ],
    [
      'the tutor called it off 13 hours before',
      countOf({ daysAgo: 3, state: 'cancelled', event: 'lesson.cancelled', by: tutorSays, after: -13 }),
      0,
    ],
    [
      'the family called it off 11 hours before',
      countOf({ daysAgo: 3, state: 'cancelled', event: 'lesson.cancelled', after: -11 }),
      0,
    ],
    [
      'two of three are told by the family',
      countOf({ daysAgo: 3 }, { daysAgo: 4 }, { daysAgo: 5, by: tutorSays }),
      2,
    ],
    ['three neighbours waited for one lesson', countOf({ daysAgo: 3 }, { daysAgo: 3 }, { daysAgo: 3 }), 1],
    [
      'one lesson of three neighbours is called off late',
      countOf(...[-11, -10, -9].map((after) => ({ ...calledOff, after }))),
      1,
    ],
  ])('%s: %i', (_what, counted, expected) => {
    expect(counted).toBe(expected);
  });

  it('are counted for the next step of the ladder', () => {
    const times = (count: number) => Array.from({ length: count }, (_, index) => ({ daysAgo: index + 1 }));
    expect([1, 2, 3, 4, 5, 6].map((count) => ladderOf(times(count))?.step)).toEqual([
      { kind: 'talk' },
      { kind: 'days', days: 7 },
      { kind: 'days', days: 14 },
      { kind: 'days', days: 30 },
      { kind: 'suspended' },
      { kind: 'suspended' },
    ]);
  });

  it.each<[string, ReturnType<typeof ladderOf>, boolean]>([
    ['nothing was done', ladderOf([{ daysAgo: 3 }]), true],
    ['the step was taken since', ladderOf([{ daysAgo: 3 }], { state: 'hidden', steppedDaysAgo: 2 }), false],
    ['it is over', ladderOf([{ daysAgo: 30 }], { steppedDaysAgo: 20 }), false],
    ['there is one more since', ladderOf([{ daysAgo: 30 }, { daysAgo: 1 }], { steppedDaysAgo: 20 }), true],
    [
      'the second neighbour tells it after the step',
      ladderOf([{ daysAgo: 3 }, { daysAgo: 3, after: 48 }], { state: 'hidden', steppedDaysAgo: 2 }),
      false,
    ],
    ['they are suspended', ladderOf([{ daysAgo: 1 }], { state: 'suspended' }), false],
  ])('need a decision when %s', (_when, ladder, isDue) => {
    expect(ladder?.isDue).toBe(isDue);
  });

  it('list a hidden tutor also when all are excused', () => {
    const nothing = { noShows: [], step: null, isDue: false };
    expect(ladderOf([excused], { state: 'hidden', steppedDaysAgo: 2 })).toMatchObject(nothing);
    expect(ladderOf([], { state: 'hidden' })).toMatchObject(nothing);
    expect(ladderOf([excused], { state: 'suspended', steppedDaysAgo: 2 })).toMatchObject(nothing);
    // Suspended for another reason: the role was revoked.
    expect(ladderOf([], { state: 'suspended' })).toBeUndefined();
    expect(ladderOf([excused])).toBeUndefined();
  });

  it('are excused for all neighbours at once', () => {
    const [noShow] = ladderOf([{ daysAgo: 3, after: 2 }, { daysAgo: 3 }])?.noShows ?? [];
    expect([noShow?.lesson.id, noShow?.others.map(({ id }) => id)]).toEqual(['l1', ['l0']]);
  });

  it('are distinguished from lessons of which the tutor says that nobody was there', () => {
    const { lessons, lines } = recordsOf([
      { daysAgo: 9, by: tutorSays },
      { daysAgo: 3 },
      { daysAgo: 2, by: tutorSays },
      calledOff,
      { daysAgo: 366, by: tutorSays },
    ]);
    expect(nobodyThere(lessons, lines, now).map(({ id }) => id)).toEqual(['l2', 'l0']);
  });

  it('are shown newest first', () => {
    const days = ladderOf([{ daysAgo: 9 }, { daysAgo: 2 }])?.noShows.map(({ lesson }) => lesson.startsAt);
    expect(days).toEqual([at(2), at(9)]);
  });
});
