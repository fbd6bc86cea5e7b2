import {
  askerLinkPath,
  homeworkMessagePath,
  homeworkPath,
  homeworkQuestionPath,
  homeworkState,
  topicOfHomework,
  untouchedQuestion,
  type HomeworkAnswer,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { solvedQuestionPath, type SolvedQuestion } from '@/entities/homework/solved-question';
import { createReferenceCode } from '@/entities/reference-code';
import { trackingPath } from '@/entities/tracking';
import type { DocumentData } from '@/shared/backend';
import { sampleAnswers, solvedSamples } from './sample-solved';
import { stepsOf } from './sample-timeline';

type Documents = Readonly<Record<string, DocumentData>>;

const hourMs = 3_600_000;

interface SampleQuestion extends Pick<
  HomeworkQuestion,
  'id' | 'state' | 'subject' | 'schoolClass' | 'question' | 'tried'
> {
  readonly hoursAgo: number;
  /** Days until it is due; null without a date. */
  readonly dueInDays: number | null;
  readonly answer?: HomeworkAnswer;
  readonly changes?: Partial<HomeworkQuestion>;
}

const tutor = 'demo-tutor';

/** Questions in the states that a desk sees most. */
const sampleQuestions: readonly SampleQuestion[] = [
  {
    id: '5d0f6c1e-41f1-4b7a-9a63-2f6f0c9d1a01',
    state: 'open',
    subject: 'mathematics',
    schoolClass: 'jhs-2',
    question:
      'A tank holds 240 litres when it is full. It is 5/8 full. How many litres must be added to fill it?',
    tried: 'I divided 240 by 8 and got 30, then I did not know what to do with the 5.',
    hoursAgo: 3,
    dueInDays: 2,
  },
  {
    id: '6a2b9d40-41f1-4b7a-9a63-2f6f0c9d1a02',
    state: 'open',
    subject: 'english',
    schoolClass: 'jhs-3',
    question:
      'Change into reported speech: “I will visit my grandmother tomorrow,” the girl said to her friend.',
    tried: 'The girl said to her friend that I will visit my grandmother tomorrow.',
    hoursAgo: 30,
    dueInDays: null,
  },
  {
    id: '7c81e3f5-41f1-4b7a-9a63-2f6f0c9d1a03',
    state: 'claimed',
    subject: 'science',
    schoolClass: 'jhs-1',
    question: 'Why does a metal spoon feel colder than a wooden one in the same room?',
    tried: 'I think the metal is colder, but the thermometer shows the same for both.',
    hoursAgo: 2,
    dueInDays: 1,
  },
  {
    id: '8e47a1b2-41f1-4b7a-9a63-2f6f0c9d1a04',
    state: 'answered',
    subject: 'mathematics',
    schoolClass: 'jhs-3',
    question: 'Solve 3(x − 2) = 2x + 5.',
    tried: 'I wrote 3x − 2 = 2x + 5 and got x = 7, but the book says something else.',
    hoursAgo: 20,
    dueInDays: 1,
    answer: sampleAnswers.equation,
  },
  {
    id: '9f35c6d8-41f1-4b7a-9a63-2f6f0c9d1a05',
    state: 'closed',
    subject: 'science',
    schoolClass: 'jhs-2',
    question:
      'A bulb is joined to a battery of 3 volts. The current is 0.2 amperes. What is the resistance of the bulb?',
    tried: 'I multiplied 3 by 0.2.',
    hoursAgo: 75,
    dueInDays: null,
    answer: sampleAnswers.resistance,
    changes: {
      opened: { hints: 2, steps: 2, hasResult: true },
      checkAnswer: '30 ohms',
      helped: 'yes',
      mayPublish: true,
    },
  },
];

function questionDocuments(sample: SampleQuestion, now: number): Documents {
  const { id, state, subject, schoolClass, question, tried, hoursAgo, dueInDays, answer, changes } = sample;
  const ref = createReferenceCode('homework');
  const at = (hours: number) => new Date(now - hours * hourMs).toISOString();
  const isTaken = state !== 'open';
  const [createdAt, claimedAt, answeredAt] = [at(hoursAgo), at(hoursAgo * 0.9), at(hoursAgo * 0.85)];
  const movedAt = answer ? answeredAt : isTaken ? claimedAt : createdAt;
  const message = 'b7f2d7c0-8d5d-4f0e-a4b1-6f1e1c2a3b01';
  return {
    [homeworkQuestionPath(id)]: {
      state,
      createdAt,
      movedAt,
      updatedAt: movedAt,
      lastChange: '',
      isSample: true,
      subject,
      schoolClass,
      question,
      tried,
      dueOn: dueInDays === null ? '' : at(-24 * dueInDays).slice(0, 10),
      files: { first: '', second: '', third: '' },
      ...untouchedQuestion,
      tutor: isTaken ? tutor : '',
      claimedAt: isTaken ? claimedAt : '',
      answeredAt: answer ? answeredAt : '',
      ...changes,
    },
    [askerLinkPath(id)]: { ref },
    [homeworkPath(ref)]: { state: homeworkState, createdAt, isSample: true, question: id },
    [trackingPath(ref)]: {
      topic: topicOfHomework({ schoolClass, subject }),
      state: homeworkState,
      steps: stepsOf([{ what: homeworkState, at: createdAt }]),
    },
    ...(answer && {
      [homeworkMessagePath(id, message)]: { by: 'tutor', kind: 'answer', at: answeredAt, words: '', answer },
    }),
  };
}

function solvedDocument(sample: (typeof solvedSamples)[number], now: number): Documents {
  const { id, daysAgo, ...text } = sample;
  const at = new Date(now - daysAgo * 24 * hourMs).toISOString();
  const stamps = { createdAt: at, movedAt: at, updatedAt: at, lastChange: '', isSample: true };
  const data: Omit<SolvedQuestion, 'id'> = { state: 'published', ...stamps, ...text };
  return { [solvedQuestionPath(id)]: data };
}

/** Homework questions with their threads, and solved questions. */
export const homeworkSamples = (now: number): Documents =>
  Object.fromEntries(
    [
      ...sampleQuestions.map((sample) => questionDocuments(sample, now)),
      ...solvedSamples.map((sample) => solvedDocument(sample, now)),
    ].flatMap((documents) => Object.entries(documents)),
  );
