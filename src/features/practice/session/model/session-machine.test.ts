import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Question } from '@/entities/practice/pack';
import { askedOf, sessionMachine, type Keeping, type Recording } from './session-machine';

const slip = { why: ['why'], misconception: 'bece-math/a' };

const question = (id: string): Question => ({
  ...{ id, version: 1, topic: 'ratio', syllabus: [], difficulty: 1, kind: 'number' },
  statement: ['?'],
  hints: [['one'], ['two']],
  steps: [['step']],
  value: 4,
  tolerance: 0,
  wrong: [{ value: 5, ...slip }],
});

/** Starts a session of three questions. Keeping an answer waits for `kept`. */
function start({ showAnswers = 'at-once', judged = {} }: Partial<Parameters<typeof inputOf>[0]> = {}) {
  const recordings: Recording[] = [];
  const waiting: ((keeping: Keeping) => void)[] = [];
  const machine = sessionMachine.provide({
    actors: {
      keepAnswer: fromPromise<Keeping, Recording>(({ input }) => {
        recordings.push(input);
        return new Promise((resolve) => waiting.push(resolve));
      }),
    },
  });
  const actor = createActor(machine, { input: inputOf({ showAnswers, judged }) }).start();
  const answer = (typed: string) => {
    actor.send({ type: 'draft.changed', draft: { kind: 'number', typed } });
    actor.send({ type: 'answer.given' });
  };
  const kept = async (keeping: Keeping = 'kept') => {
    waiting.shift()?.(keeping);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { actor, answer, kept, recordings, state: () => actor.getSnapshot() };
}

function inputOf({
  showAnswers,
  judged,
}: {
  showAnswers: 'at-once' | 'at-end';
  judged: Readonly<Record<number, never>>;
}) {
  const asked = ['q1', 'q2', 'q3'].map((id) => askedOf(question(id), false, 1));
  return { asked, judged, showAnswers, now: () => 1000 };
}

test('an answer is kept before it is judged, and once', async () => {
  const { actor, answer, kept, recordings, state } = start();
  answer('4');
  actor.send({ type: 'answer.given' });
  expect(state().value).toBe('keeping');
  expect(recordings).toHaveLength(1);
  await kept();
  expect(state().value).toBe('judged');
  expect(state().context.judged[0]).toMatchObject({ verdict: { kind: 'right' }, keeping: 'kept' });
});

test('what is no answer stays in the field with its problem', () => {
  const { actor, answer, recordings, state } = start();
  actor.send({ type: 'answer.given' });
  expect(state().context.problem).toBe('empty');
  answer('four');
  expect(state().context.problem).toBe('no-number');
  expect(state().context.draft).toEqual({ kind: 'number', typed: 'four' });
  expect(recordings).toEqual([]);
});

test('hints are counted, two at most, and belong to one question', async () => {
  const { actor, answer, kept, recordings, state } = start();
  for (let press = 0; press < 3; press++) actor.send({ type: 'hint.asked' });
  answer('4');
  await kept();
  expect(recordings[0]?.judged.hintsUsed).toBe(2);
  actor.send({ type: 'next.asked' });
  expect(state().context.hintsUsed).toBe(0);
});

test('a device that refuses stops nothing', async () => {
  const { actor, answer, kept, state } = start();
  answer('5');
  await kept('full');
  expect(state().context.judged[0]).toMatchObject({ verdict: { kind: 'wrong' }, keeping: 'full' });
  actor.send({ type: 'next.asked' });
  expect(state().context.position).toBe(1);
});

test('two more of the same kind come next, once, however often the button is pressed', async () => {
  const { actor, answer, kept, state } = start();
  answer('5');
  await kept();
  const asked = [askedOf(question('d1'), false, 1), askedOf(question('d2'), false, 1)];
  actor.send({ type: 'drill.asked', asked });
  actor.send({ type: 'drill.asked', asked });
  expect(state().context.asked.map((one) => one.question.id)).toEqual(['q1', 'd1', 'd2', 'q2', 'q3']);
  expect(state().context.position).toBe(1);
});

test('after the last answer the session is finished', async () => {
  const { actor, answer, kept, state } = start();
  for (const typed of ['4', '5', '4']) {
    answer(typed);
    await kept();
    actor.send({ type: 'next.asked' });
  }
  expect(state().value).toBe('finished');
});

test('where answers are shown at the end, each leads to the next question', async () => {
  const { answer, kept, state } = start({ showAnswers: 'at-end' });
  answer('5');
  await kept();
  expect(state().value).toBe('answering');
  expect(state().context.position).toBe(1);
});

test('a session that is continued opens the first question without an answer', () => {
  const judged = { 0: { answer: { kind: 'number', typed: '4' }, verdict: { kind: 'right' }, hintsUsed: 0 } };
  const { state } = start({ judged: judged as never });
  expect(state().context.position).toBe(1);
});
