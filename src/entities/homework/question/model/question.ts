import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import {
  dayShape,
  limits,
  optionalText,
  readStored,
  removalStages,
  requiredText,
  userIdShape,
  uuidShape,
  type PersonalFields,
} from '@/shared/fields';
import { maximumHomeworkRate } from '@/shared/choices';
import { schoolClasses, subjects } from '@/shared/ghana';
import {
  handBackReasons,
  helpedAnswers,
  hideReasons,
  homeworkDeclineReasons,
  maximumHints,
  maximumSteps,
} from './question-choices';
import { homeworkQuestionLifecycle, maximumAsksBack } from './question-lifecycle';

const time = v.pipe(v.string(), v.isoTimestamp());
const none = v.literal('');
const id = v.pipe(v.string(), v.regex(uuidShape));
const count = (maximum: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maximum));

/** MIME types of pictures. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Name of every stored picture: the name of the file on a phone can name a person. */
export const pictureName = 'picture';

/** A stored picture. */
export const pictureSchema = v.strictObject({
  id,
  name: v.literal(pictureName),
  type: v.picklist(pictureTypes),
  /** In bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5 * 1024 * 1024)),
});

/** A picture as its question names it; empty without one. */
const pictureSlotSchema = v.union([none, pictureSchema]);

/** What of an answer was opened, as told with an ask back or at the end. */
const openedSchema = v.strictObject({
  hints: count(maximumHints),
  steps: count(maximumSteps),
  hasResult: v.boolean(),
});

/**
 * Stored question, without a name, a contact or the code of whoever asked: tutors read it. The database rules
 * are generated from this schema.
 */
export const homeworkQuestionSchema = v.strictObject({
  state: v.picklist(homeworkQuestionLifecycle.states),
  createdAt: time,
  /** Time of the last transition. */
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  subject: v.picklist(subjects),
  schoolClass: v.picklist(schoolClasses),
  /** Empty when there is a picture. */
  question: optionalText(limits.longText),
  tried: requiredText(limits.longText),
  /** Day on which it is due, `YYYY-MM-DD`; may be empty. */
  dueOn: v.union([none, v.pipe(v.string(), v.regex(dayShape))]),
  /** A map, as the backend looks for a file in it. */
  files: v.strictObject({ first: pictureSlotSchema, second: pictureSlotSchema, third: pictureSlotSchema }),
  /** Account of the tutor who has claimed, answered or declined it; else empty. */
  tutor: v.union([none, v.pipe(v.string(), v.regex(userIdShape))]),
  claimedAt: v.union([none, time]),
  answeredAt: v.union([none, time]),
  asksBack: count(maximumAsksBack),
  opened: openedSchema,
  /** What was typed as the answer to the check question; may be empty. */
  checkAnswer: optionalText(limits.shortText),
  helped: v.picklist(['', ...helpedAnswers]),
  /** Whether whoever asked allows that the answer is published. */
  mayPublish: v.boolean(),
  /** Why it was handed back, declined or hidden last. */
  reason: v.picklist(['', ...new Set([...homeworkDeclineReasons, ...handBackReasons, ...hideReasons])]),
  /** What the tutor is paid for the answer, in pesewas, as it was when they claimed it; may be 0. */
  rate: count(maximumHomeworkRate),
  isPaid: v.boolean(),
  /** Id of the question that this one repeats; else empty. */
  mergedInto: v.union([none, id]),
  /** Id of the published solved question; else empty. */
  solved: v.union([none, id]),
  removal: v.exactOptional(v.picklist(removalStages)),
});

/** The messages and pictures are deleted as a whole. */
export const personalFieldsOfHomeworkQuestion: PersonalFields = [
  'question',
  'tried',
  'checkAnswer',
  'files.first',
  'files.second',
  'files.third',
];

/** Once its texts are removed. */
const removedSchema = v.strictObject({ ...homeworkQuestionSchema.entries, tried: none });

/** Schema of a stored question, by the stage of its removal. */
export const homeworkQuestionSchemaOf = (data: DocumentData | null) =>
  data?.removal === 'done' ? removedSchema : homeworkQuestionSchema;

/** A homework question, as tutors read it. */
export interface HomeworkQuestion extends v.InferOutput<typeof homeworkQuestionSchema> {
  readonly id: string;
}

/** A picture of a question. */
export type HomeworkPicture = v.InferOutput<typeof pictureSchema>;

export type OpenedParts = v.InferOutput<typeof openedSchema>;

/** The pictures of a question, in order. */
export const picturesOf = ({ files }: Pick<HomeworkQuestion, 'files'>): readonly HomeworkPicture[] =>
  [files.first, files.second, files.third].filter((slot) => slot !== '');

/** The picture that a file is stored as. It keeps the id of the file on the device. */
export const pictureOfFile = (id: string, { type, size }: Blob): HomeworkPicture => ({
  id,
  name: pictureName,
  type: pictureTypes.find((known) => known === type) ?? 'image/jpeg',
  size,
});

export const homeworkQuestionCollection = 'homeworkQuestions';
export const homeworkQuestionPath = (questionId: string): string =>
  `${homeworkQuestionCollection}/${questionId}`;

export function parseHomeworkQuestion(questionId: string, data: DocumentData): HomeworkQuestion {
  const read = readStored(homeworkQuestionSchemaOf(data), data);
  if ('problem' in read)
    throw new BackendFailure('invalid', `homework question ${questionId}: ${read.problem}`);
  return { id: questionId, ...read.output };
}
