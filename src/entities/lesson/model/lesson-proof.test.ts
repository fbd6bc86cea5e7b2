import { describe, expect, it } from 'vitest';
import type { Lesson } from './lesson';
import { makeLesson } from '../../../../tests/samples/lessons';
import { clashesOf, lessonsToDecide, proofOf } from './lesson-proof';

const lesson = (id: string, startsAt: string, otherwise: Partial<Lesson> = {}): Lesson =>
  makeLesson({
    id,
    startsAt,
    state: 'taught',
    plannedBy: 'tutor',
    report: { attendance: 'present', topic: '', mastery: '2', next: '' },
    ...otherwise,
  });

const learner = { perWeek: 2 } as Parameters<typeof clashesOf>[2][number]['learner'];
const alone = [
  { id: 'o1', groupSize: 1, learner },
  { id: 'o2', groupSize: 1, learner },
];
const tuesday = '2026-11-10T16:00:00.000Z';
const now = new Date('2026-11-20T08:00:00.000Z');

const code = { lessonId: 'l1', moment: 'arrival', issue: 2, code: '4821' } as const;

describe('what confirms a lesson when the family does not answer', () => {
  it.each([
    ['its own plan', 'family', [], [], 'plan'],
    [
      'a code that was typed right',
      'tutor',
      [code],
      [{ moment: 'arrival', issue: 2, typed: '4821' }],
      'arrival-2',
    ],
    [
      'nothing when it was typed wrong',
      'tutor',
      [code],
      [{ moment: 'arrival', issue: 2, typed: '4812' }],
      null,
    ],
    [
      'nothing when it was typed for an older code',
      'tutor',
      [code],
      [{ moment: 'arrival', issue: 1, typed: '4821' }],
      null,
    ],
    [
      'nothing when it is of another lesson',
      'tutor',
      [{ ...code, lessonId: 'l2' }],
      [{ moment: 'arrival', issue: 2, typed: '4821' }],
      null,
    ],
    ['nothing without a door', 'tutor', [], [], null],
  ] as const)('%s', (_what, plannedBy, codes, entries, proof) => {
    expect(proofOf({ id: 'l1', plannedBy }, codes, entries)).toBe(proof);
  });
});

describe('conflicts of a lesson', () => {
  const own = lesson('l1', tuesday);

  it.each<[string, readonly Lesson[], readonly string[]]>([
    ['nothing', [], []],
    ['nothing where the next begins as it ends', [lesson('l2', '2026-11-10T17:00:00.000Z')], []],
    ['another one at its time', [lesson('l2', '2026-11-10T16:59:00.000Z')], ['same-time']],
    ['one of another family at its time', [lesson('l2', tuesday, { offerId: 'o2' })], ['same-time']],
    ['nothing of another tutor', [lesson('l2', tuesday, { offerId: 'o2', tutorId: 'kofi' })], []],
    ['nothing that was called off', [lesson('l2', tuesday, { state: 'cancelled' })], []],
    [
      'a third in the week of two',
      [lesson('l2', '2026-11-09T07:00:00.000Z'), lesson('l3', '2026-11-15T20:00:00.000Z')],
      ['too-many'],
    ],
    [
      'nothing of the week after',
      [lesson('l2', '2026-11-09T07:00:00.000Z'), lesson('l3', '2026-11-16T00:00:00.000Z')],
      [],
    ],
  ])('%s', (_what, others, clashes) => {
    expect(clashesOf(own, [own, ...others], alone)).toEqual(clashes);
  });

  it('do not include a group taught at one time', () => {
    const group = alone.map((offer) => ({ ...offer, groupSize: 2 }));
    expect(clashesOf(own, [own, lesson('l2', tuesday, { offerId: 'o2' })], group)).toEqual([]);
  });
});

it('a lesson that only the tutor planned, or with a conflict, goes to the office once the family’s days are over', () => {
  const decide = (lessons: readonly Lesson[]) =>
    lessonsToDecide(lessons, alone, now).map(({ lesson: { id } }) => id);
  expect(decide([lesson('l1', tuesday)])).toEqual(['l1']);
  expect(decide([lesson('l1', tuesday, { plannedBy: 'family' })])).toEqual([]);
  const twice = [
    lesson('l1', tuesday, { plannedBy: 'family' }),
    lesson('l2', tuesday, { plannedBy: 'family' }),
  ];
  expect(decide(twice)).toEqual(['l1', 'l2']);
  expect(decide([lesson('l1', tuesday, { movedAt: '2026-11-19T08:00:00.000Z' })])).toEqual([]);
});
