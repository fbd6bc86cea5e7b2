import { expect, it } from 'vitest';
import type { HomeworkQuestion } from '@/entities/homework/question';
import type { NewPendingWrite, PendingWrite } from '@/shared/pending-writes';
import { ask, homeworkId, questionIn, sampleAnswer, written } from '../../../../../tests/samples/homework';
import { answer, decline, handBack, tellWorry } from './homework-acts';
import { homeworkWithPending } from './homework-with-pending';

const who = { userId: 'demo-tutor', name: 'Ama S.' };
const at = '2026-11-25T10:00:00.000Z';
const open = questionIn(written({}, ask('LL-H0123456789ABC'), at), homeworkId);
const claimed: HomeworkQuestion = {
  ...open,
  state: 'claimed',
  tutor: who.userId,
  claimedAt: at,
  lastChange: 'c1',
};

const waiting = (act: NewPendingWrite): PendingWrite => ({
  ...{ ...act, state: 'waiting', problem: null },
  ...{ addedAt: '2026-11-25T11:00:00.000Z', place: 1, tries: 0 },
});
const after = (question: HomeworkQuestion, act: PendingWrite) =>
  homeworkWithPending([question], [act])[0]?.item;

it('shows what was done without network', () => {
  const given = { words: 'You are close.', answer: sampleAnswer };
  expect(after(claimed, waiting(answer(who, claimed, given)))).toMatchObject({
    state: 'answered',
    tutor: who.userId,
  });
  const back = handBack(who, claimed, { reason: 'no-time', words: '' });
  expect(after(claimed, waiting(back))).toMatchObject({ state: 'open', tutor: '' });
  expect(after(open, waiting(decline(who, open, 'graded-work')))).toMatchObject({
    state: 'declined',
    tutor: who.userId,
  });
});

it('does not show what was refused, and keeps its words', () => {
  const act = waiting(answer(who, claimed, { words: 'You are close.', answer: sampleAnswer }));
  const refused: PendingWrite = { ...act, state: 'refused', problem: 'forbidden' };
  const [shown] = homeworkWithPending([claimed], [refused]);
  expect(shown?.item).toEqual(claimed);
  expect(shown?.failed[0]?.shown).toEqual({ words: 'You are close.', answer: sampleAnswer });
});

it('signs a worry, which names the question and is a record of its own', () => {
  const { id, record, writes } = tellWorry(who, homeworkId, 'It asks to meet.');
  expect(record).toBe(`concerns/${id}`);
  expect(writes[0]).toMatchObject({
    path: record,
    data: { words: 'Ama S.: It asks to meet.', source: 'tutor', about: homeworkId },
  });
});
