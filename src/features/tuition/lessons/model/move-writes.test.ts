import { expect, it } from 'vitest';
import { makeLesson } from '../../../../../tests/samples/lessons';
import { answerAsFamily, lessonsAtThatTime, moveChoiceOf, proposeAsTutor, proposeMove } from './move-writes';

const startsAt = '2026-11-21T15:00:00.000Z';
const move = {
  count: 1,
  startsAt,
  oldStart: startsAt,
  reason: 'school',
  answer: 'declined',
  words: 'No.',
} as const;

it.each([
  ['2026-11-21T03:00:00.000Z', undefined, 'propose'],
  ['2026-11-21T03:00:00.001Z', undefined, 'call'],
  ['2026-11-20T15:00:00.000Z', 2, 'propose'],
  ['2026-11-20T15:00:00.000Z', 3, 'used-up'],
] as const)('at %s, after %s proposals, a family or tutor may %s', (now, count, choice) => {
  const lesson = makeLesson({ startsAt, ...(count !== undefined && { move: { ...move, count } }) });
  expect(moveChoiceOf(lesson, new Date(now))).toBe(choice);
});

it('finds the other lessons to come at the proposed time', () => {
  const asked = { ...makeLesson({ id: 'asked', state: 'moving', minutes: 60 }), move };
  const at = (id: string, time: string, state: 'planned' | 'moving' | 'cancelled' = 'planned') =>
    makeLesson({ id, state, startsAt: `2026-11-21T${time}:00.000Z`, minutes: 60 });
  const lessons = [
    asked,
    at('before', '14:00'),
    at('into', '14:01'),
    at('within', '15:30', 'moving'),
    at('gone', '15:30', 'cancelled'),
    at('after', '16:00'),
  ];
  expect(lessonsAtThatTime(asked, lessons).map(({ id }) => id)).toEqual(['into', 'within']);
});

it('says who asks, counts on, and leaves the old time until there is an answer', () => {
  const lesson = makeLesson({ startsAt, move: { ...move, count: 1 } });
  const to = { startsAt: '2026-11-23T15:00:00.000Z', reason: 'travel' } as const;
  const asked = { count: 2, ...to, oldStart: startsAt, answer: '', words: '' };
  const who = { userId: 'ama', name: 'Ama S.' };
  expect(proposeAsTutor(who, lesson, to).shown).toEqual({ move: { ...asked, by: 'tutor' } });
  expect(proposeMove('LL-T0', lesson, to).shown).toEqual({ move: { ...asked, by: 'family' } });
});

it('moves the lesson by the yes of a family, and by its no nothing', () => {
  const asked = {
    ...makeLesson({ startsAt, state: 'moving' }),
    move: { ...move, startsAt: '2026-11-23T15:00:00.000Z', answer: '', words: '', by: 'tutor' },
  } as const;
  const yes = { move: { ...asked.move, answer: 'accepted' }, startsAt: asked.move.startsAt };
  expect(answerAsFamily('LL-T0', asked, 'accepted').shown).toEqual(yes);
  expect(answerAsFamily('LL-T0', asked, 'declined').shown).toEqual({
    move: { ...asked.move, answer: 'declined' },
  });
});
