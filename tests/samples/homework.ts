import { createChangeId, deletionId, logChange, recordDeleted } from '../../src/entities/change-log';
import type { ChangedBy } from '../../src/entities/change-log';
import {
  answerQuestion,
  askBack,
  askQuestion,
  claimQuestion,
  closeQuestion,
  homeworkQuestionPath,
  homeworkState,
  namePublished,
  parseHomeworkQuestion,
  pictureName,
  topicOfHomework,
  withdrawQuestion,
  type AnswerPicture,
  type HomeworkAnswer,
  type HomeworkPicture,
  type HomeworkQuestion,
  type NewHomeworkQuestion,
} from '../../src/entities/homework/question';
import { publishSolved } from '../../src/entities/homework/solved-question';
import { createReferenceCode } from '../../src/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import type { DocumentData, Write } from '@/shared/backend';
import { applyChanges, fillServerTime } from '@/shared/embedded/field-changes';

export const newHomeworkCode = () => createReferenceCode('homework');
export const homeworkId = '7b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f19';
export const otherHomeworkId = '7b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f20';
export const solvedId = '8c2f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f21';

export const samplePicture: HomeworkPicture = {
  id: '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c19',
  name: pictureName,
  type: 'image/jpeg',
  size: 5,
};

export const sampleQuestion: NewHomeworkQuestion = {
  schoolClass: 'jhs-2',
  subject: 'mathematics',
  question: 'A trader buys a bag of rice for 400 cedis and sells it at a profit of 15%. For how much?',
  tried: 'I divided 400 by 15.',
  dueOn: '2026-12-01',
  pictures: [],
};

export const sampleAnswer: HomeworkAnswer = {
  about: 'Profit as a percentage of the cost.',
  hints: ['What is 15% of 400?', 'Does a profit make the price higher or lower?'],
  steps: ['10% of 400 is 40, and 5% is 20.', '15% is 60.', '400 + 60 = 460'],
  result: '460 cedis',
  check: { question: 'And at a loss of 15%?', key: '340' },
};

/** A drawing of an answer. Its file is put before the answer. */
export const sampleDrawing: AnswerPicture = {
  id: '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c20',
  name: pictureName,
  type: 'image/png',
  size: 5,
  words: 'A bar of 400 cedis, and a shorter one of 60.',
};

/** All writes of asking. */
export const ask = (
  ref: string,
  id = homeworkId,
  asked: NewHomeworkQuestion = sampleQuestion,
): readonly Write[] => [
  ...askQuestion(ref, id, asked),
  openTracking(ref, topicOfHomework(asked), homeworkState),
];

/** Signature of a change, with a new id. */
export const signed = (by: ChangedBy, id = createChangeId()) => ({ id, by, log: logChange });
const asker = { kind: 'code-holder' } as const;

const learned = { opened: { hints: 2, steps: 3, hasResult: true }, checkAnswer: '340' };

type Known = Pick<HomeworkQuestion, 'id' | 'state' | 'asksBack' | 'tutor'>;

export const claim = (question: Known, by: ChangedBy, tutor = 'demo-tutor', rate = 0) =>
  claimQuestion(question, { tutor, rate }, signed(by));

export const answer = (question: Known, by: ChangedBy, words = '') =>
  answerQuestion(
    question,
    { by: by.kind === 'office' ? 'office' : 'tutor', words, answer: sampleAnswer },
    signed(by),
  );

/** As `answer`, with a drawing. */
export const answerDrawn = (question: Known, by: ChangedBy) =>
  answerQuestion(
    question,
    {
      by: by.kind === 'office' ? 'office' : 'tutor',
      words: '',
      answer: sampleAnswer,
      pictures: { first: sampleDrawing, second: '' },
    },
    signed(by),
  );

export const askAgain = (question: Known, ref: string, words = 'I do not see step 2.') =>
  askBack(question, { words, ...learned }, { ...signed(asker), ref });

export const close = (question: Known, ref: string, mayPublish = true) =>
  closeQuestion(question, { helped: 'yes', mayPublish, ...learned }, { ...signed(asker), ref });

export const takeBack = (question: Known, ref: string) =>
  withdrawQuestion(question, { ...signed(asker), ref });

/** All writes of publishing an answer. */
export const publish = (by: ChangedBy, id = homeworkId, solved = solvedId): readonly Write[] => [
  ...publishSolved(
    solved,
    {
      source: id,
      subject: 'mathematics',
      schoolClass: 'jhs-2',
      question: sampleQuestion.question,
      answer: sampleAnswer,
      slug: 'profit-as-a-percentage',
    },
    signed(by),
  ),
  ...namePublished(id, solved, signed(by)),
];

/** Documents after further writes, made at this time. */
export function written(
  documents: Readonly<Record<string, DocumentData>>,
  writes: readonly Write[],
  at: string,
): Readonly<Record<string, DocumentData>> {
  const all: Record<string, DocumentData> = { ...documents };
  for (const write of writes) {
    if (write.type === 'create') all[write.path] = fillServerTime(write.data, at);
    if (write.type === 'update')
      all[write.path] = applyChanges(all[write.path] ?? {}, fillServerTime(write.changes, at));
  }
  return all;
}

/** The question as these documents have it. */
export const questionIn = (documents: Readonly<Record<string, DocumentData>>, id = homeworkId) =>
  parseHomeworkQuestion(id, documents[homeworkQuestionPath(id)] ?? {});

/** The line with which the office deletes a junk question. */
export const homeworkDeletion = (by: ChangedBy, lastChange: string, id = homeworkId): Write =>
  logChange({
    id: deletionId(lastChange),
    by,
    record: homeworkQuestionPath(id),
    event: recordDeleted,
    before: { state: 'junk' },
  });
