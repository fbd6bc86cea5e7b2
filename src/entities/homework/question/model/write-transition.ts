import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { homeworkQuestionPath, type HomeworkQuestion } from './question';
import { homeworkMessagePath, type HomeworkMessage } from './question-message';
import type { HomeworkQuestionEvent, HomeworkQuestionState } from './question-lifecycle';

type Values = Readonly<Record<string, string>>;

interface Line<By> {
  readonly id: string;
  readonly by: By;
  readonly record: string;
  readonly event: string;
  readonly before?: Values;
  readonly after?: Values;
}

/** Who makes a change, and how it is written into the change log. */
export interface Signed<By> {
  /** Id of the change-log entry: a UUID of the action, the same whenever the batch is sent again. */
  readonly id: string;
  readonly by: By;
  /** `logChange` of the change log. */
  readonly log: (line: Line<By>) => Write;
}

/** A change by whoever asked, who has the code. */
export interface SignedByAsker<By> extends Signed<By> {
  readonly ref: string;
}

/** What a change needs to know of its question. */
export type KnownQuestion = Pick<HomeworkQuestion, 'id' | 'state'>;

interface Step {
  readonly event: HomeworkQuestionEvent;
  readonly to: HomeworkQuestionState;
  readonly changes?: DocumentData;
}

/** Writes of a transition of a question. */
export function moveQuestion<By>(
  question: KnownQuestion,
  { id, by, log }: Signed<By>,
  { event, to, changes = {} }: Step,
): readonly Write[] {
  const record = homeworkQuestionPath(question.id);
  const stamps = { state: to, movedAt: serverTime, updatedAt: serverTime, lastChange: id };
  return [
    { type: 'update', path: record, changes: { ...changes, ...stamps } },
    log({ id, by, record, event, before: { state: question.state }, after: { state: to } }),
  ];
}

/** Writes of a change of a question that stays in its state. */
export function noteQuestion<By>(
  questionId: string,
  { id, by, log }: Signed<By>,
  { event, changes, ...values }: Pick<Line<By>, 'event' | 'before' | 'after'> & { changes: DocumentData },
): readonly Write[] {
  const record = homeworkQuestionPath(questionId);
  return [
    { type: 'update', path: record, changes: { ...changes, updatedAt: serverTime, lastChange: id } },
    log({ id, by, record, event, ...values }),
  ];
}

/**
 * A message in the batch of its transition.
 * @param id of the change-log entry
 */
export const sayInThread = (
  questionId: string,
  id: string,
  message: Omit<HomeworkMessage, 'id' | 'at'>,
): Write => ({
  type: 'create',
  path: homeworkMessagePath(questionId, id),
  data: { ...message, at: serverTime },
});
