import {
  closeByOffice,
  declineQuestion,
  handBackQuestion,
  hideQuestion,
  junkQuestion,
  mergeQuestion,
  payAnswer,
  reopenQuestion,
} from '../../src/entities/homework/question';
import type { Write } from '@/shared/backend';
import type { Documents } from '../policy/attempt';
import {
  answered,
  answeredLongAgo,
  askedBack,
  claimed,
  closed,
  having,
  lapsed,
  open,
  record,
  ref,
  unasked,
} from '../policy/homework-documents';
import { asOffice, asTutor, type Letter } from '../policy/matrix-people';
import {
  answer,
  ask,
  askAgain,
  claim,
  close,
  homeworkId,
  newHomeworkCode,
  otherHomeworkId,
  publish,
  questionIn,
  sampleAnswer,
  sampleDrawing,
  samplePicture,
  signed,
  takeBack,
} from '../samples/homework';

const long = 'a'.repeat(4000);
const tutor = asTutor('T');
const office = asOffice('A');
const code = newHomeworkCode();
const freshId = '7b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f41';

/** Three pictures and texts as long as they may be. */
const full = {
  schoolClass: 'wassce-private',
  subject: 'core-mathematics',
  question: long,
  tried: long,
  dueOn: '2026-12-01',
  pictures: [0, 1, 2].map((n) => ({ ...samplePicture, id: `6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c2${n}` })),
} as const;

/** An answer with as many hints and steps as there may be, as long as they may be. */
const fullAnswer = {
  ...sampleAnswer,
  about: long,
  hints: Array.from({ length: 5 }, () => 'a'.repeat(600)),
  steps: Array.from({ length: 12 }, () => 'a'.repeat(600)),
  result: long,
  check: { question: long, key: 'a'.repeat(200) },
};

/** Two pictures with descriptions as long as they may be. */
const fullPictures = {
  first: { ...sampleDrawing, words: 'a'.repeat(200) },
  second: { ...sampleDrawing, id: '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c23', words: 'a'.repeat(200) },
};

const withFullAnswer = (writes: readonly Write[]): readonly Write[] =>
  writes.map((write) =>
    write.type === 'create' && write.path.includes('/messages/')
      ? { ...write, data: { ...write.data, words: long, answer: fullAnswer, pictures: fullPictures } }
      : write.type === 'create' && write.path.startsWith('solved/') && 'answer' in write.data
        ? { ...write, data: { ...write.data, question: long, answer: fullAnswer } }
        : write,
  );

const paying = { 'settings/site': { homeworkRate: 500 } };
const earned = having(closed, record, { rate: 500 });

/** The dearest batches of homework help. */
export const homeworkBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ['a homework question', 'G', unasked, ask(code, freshId, full)],
  [
    'a homework question that is claimed',
    'T',
    { ...open, ...paying },
    claim(questionIn(open), tutor, 'demo-tutor', 500),
  ],
  [
    'a homework question that is taken over',
    'T',
    { ...lapsed, ...paying },
    claim(questionIn(lapsed), tutor, 'demo-tutor', 500),
  ],
  [
    'a homework question that is handed back',
    'T',
    claimed,
    handBackQuestion(questionIn(claimed), { reason: 'too-hard', words: long, by: 'tutor' }, signed(tutor)),
  ],
  ['a homework answer', 'T', claimed, withFullAnswer(answer(questionIn(claimed), tutor))],
  ['a homework reply', 'T', askedBack, withFullAnswer(answer(questionIn(askedBack), tutor, long))],
  ['a homework answer of the office', 'A', open, withFullAnswer(answer(questionIn(open), office))],
  [
    'a homework question that is declined',
    'T',
    open,
    declineQuestion(questionIn(open), { tutor: 'demo-tutor', reason: 'graded-work' }, signed(tutor)),
  ],
  ['a homework answer that is asked back about', 'G', answered, askAgain(questionIn(answered), ref, long)],
  ['a homework question that is closed', 'G', answered, close(questionIn(answered), ref)],
  ['a homework question that is taken back', 'G', open, takeBack(questionIn(open), ref)],
  [
    'a homework question that the office closes',
    'A',
    answeredLongAgo,
    closeByOffice(questionIn(answeredLongAgo), signed(office)),
  ],
  [
    'a homework question that is opened again',
    'A',
    closed,
    reopenQuestion(questionIn(closed), signed(office)),
  ],
  [
    'a homework question that is hidden',
    'A',
    answered,
    hideQuestion(questionIn(answered), { ref, reason: 'contact' }, signed(office)),
  ],
  [
    'a homework question that is merged',
    'A',
    open,
    mergeQuestion(questionIn(open), otherHomeworkId, signed(office)),
  ],
  ['a homework question that is junk', 'A', open, junkQuestion(questionIn(open), signed(office))],
  ['a homework answer that is paid', 'A', earned, payAnswer(homeworkId, signed(office))],
  ['a homework answer that is published', 'A', closed, withFullAnswer(publish(office))],
];
