import { expect, it } from 'vitest';
import { lessonPath, parseLesson, planLesson, type Lesson } from './lesson';
import { isNewlyGoingOn, weeklyOffer } from './weekly-offer';

const now = new Date('2026-11-29T10:00:00.000Z');

function lesson(state: Lesson['state'], startsAt: string, isTrial = false): Lesson {
  const made = planLesson({
    ...{ id: 'lesson', offerId: 'offer', tutorId: 'ama', plannedBy: 'tutor', startsAt },
    ...{ minutes: 75, isTrial, where: 'home', price: 6000 },
  });
  if (made.type !== 'create') throw new Error(lessonPath('offer', 'lesson'));
  const at = '2026-11-28T10:00:00.000Z';
  return parseLesson('offer', 'lesson', {
    ...made.data,
    ...{ state, createdAt: at, movedAt: at, updatedAt: at },
  });
}

const past = '2026-11-27T16:00:00.000Z';
const ahead = '2026-12-01T16:00:00.000Z';

it.each([
  ['nothing is planned', [], null],
  ['the trial is planned', [lesson('planned', ahead, true)], null],
  ['the trial was taught, and the family has not said so', [lesson('taught', past, true)], null],
  ['the trial came to nothing', [lesson('cancelled', past, true)], null],
  ['the family confirmed the trial', [lesson('confirmed', past, true)], 'first'],
  ['a lesson after the trial was taught', [lesson('taught', past, true), lesson('taught', past)], 'first'],
  ['lessons are planned', [lesson('confirmed', past, true), lesson('planned', ahead)], 'more'],
  ['what was planned is over', [lesson('confirmed', past, true), lesson('planned', past)], 'first'],
  ['what was planned is cancelled', [lesson('confirmed', past, true), lesson('cancelled', ahead)], 'first'],
] as const)('the weekly lessons can be planned when %s', (_, lessons, offered) => {
  expect(weeklyOffer(lessons, now, false)).toBe(offered);
});

it('the weekly lessons can be planned as soon as the family has said that it goes on', () => {
  expect(weeklyOffer([lesson('planned', past, true)], now, true)).toBe('first');
  expect(weeklyOffer([], now, true)).toBe('first');
  expect(weeklyOffer([lesson('planned', past, true), lesson('planned', ahead)], now, true)).toBe('more');
});

it.each([
  ['before the family has said so', [lesson('confirmed', past, true)], false, false],
  ['once it has said so', [lesson('taught', past, true)], true, true],
  ['until a lesson is planned', [lesson('taught', past, true), lesson('planned', ahead)], true, false],
  ['again when it was cancelled', [lesson('taught', past, true), lesson('cancelled', ahead)], true, true],
  ['not after lessons were taught', [lesson('confirmed', past)], true, false],
] as const)('the tutor is told that the family goes on: %s', (_, lessons, hasSaid, isTold) => {
  expect(isNewlyGoingOn(lessons, hasSaid)).toBe(isTold);
});
