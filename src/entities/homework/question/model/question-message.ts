import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { limits, optionalText, readStored, requiredText, textList } from '@/shared/fields';
import {
  answerPicturesSchema,
  pictureSlots,
  type AnswerPicture,
  type AnswerPictures,
} from './answer-pictures';
import { maximumHints, maximumSteps, partLength } from './question-choices';
import { homeworkQuestionPath } from './question';

const time = v.pipe(v.string(), v.isoTimestamp());

/** An answer in four parts. */
export const homeworkAnswerSchema = v.strictObject({
  /** What the question is about. */
  about: requiredText(limits.longText),
  hints: textList(maximumHints, partLength),
  steps: textList(maximumSteps, partLength),
  result: requiredText(limits.longText),
  check: v.strictObject({
    question: requiredText(limits.longText),
    /** What is right; the device compares. */
    key: requiredText(limits.shortText),
  }),
});

/**
 * Stored message of a thread, kept as it was sent. Its id is that of the change-log entry of its transition.
 * The database rules are generated from this schema.
 */
export const homeworkMessageSchema = v.strictObject({
  by: v.picklist(['asker', 'tutor', 'office']),
  /** A reply answers an ask back. */
  kind: v.picklist(['answer', 'ask-back', 'reply', 'hand-back']),
  at: time,
  /** May be empty beside an answer. */
  words: optionalText(limits.longText),
  answer: v.exactOptional(homeworkAnswerSchema),
  /** Only beside an answer. Their files are put before the message, with the question as their owner. */
  pictures: v.exactOptional(answerPicturesSchema),
});

export type HomeworkAnswer = v.InferOutput<typeof homeworkAnswerSchema>;

/** A message of a thread. */
export interface HomeworkMessage extends v.InferOutput<typeof homeworkMessageSchema> {
  readonly id: string;
}

export const homeworkMessagesOf = (questionId: string): string =>
  `${homeworkQuestionPath(questionId)}/messages`;

export const homeworkMessagePath = (questionId: string, id: string): string =>
  `${homeworkMessagesOf(questionId)}/${id}`;

export function parseHomeworkMessage(id: string, data: DocumentData): HomeworkMessage {
  const read = readStored(homeworkMessageSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `homework message ${id}: ${read.problem}`);
  return { id, ...read.output };
}

const latestAnswered = (messages: readonly HomeworkMessage[]) =>
  [...messages].reverse().find(({ answer }) => answer !== undefined);

/** The latest complete answer of a thread; null before there is one. */
export const answerOf = (messages: readonly HomeworkMessage[]): HomeworkAnswer | null =>
  latestAnswered(messages)?.answer ?? null;

/** The pictures of a message, in order. */
export const picturesOfMessage = ({
  pictures,
}: Pick<HomeworkMessage, 'pictures'>): readonly AnswerPicture[] =>
  pictureSlots.map((slot) => pictures?.[slot] ?? '').filter((picture) => picture !== '');

/** The pictures of the latest complete answer. */
export const picturesOfAnswer = (messages: readonly HomeworkMessage[]): readonly AnswerPicture[] =>
  picturesOfMessage(latestAnswered(messages) ?? {});

/** The pictures of the latest complete answer by their places; undefined when it has none. */
export const latestPicturesOf = (messages: readonly HomeworkMessage[]): AnswerPictures | undefined =>
  latestAnswered(messages)?.pictures;
