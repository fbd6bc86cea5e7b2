import {
  homeworkQuestionLifecycle,
  homeworkQuestionPath,
  isClaimable,
  isConfirmed,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import type { HomeworkFigures } from '@/entities/site-figure';
import { officeTransitions, searchTexts, type DeskRecord } from '@/shared/desk';

const transitions = officeTransitions(homeworkQuestionLifecycle);
const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A homework question on the desk. Its id stands for the code, which opens it to whoever asked. */
export interface HomeworkRow extends DeskRecord {
  readonly question: HomeworkQuestion;
  readonly subject: string;
  readonly schoolClass: string;
}

const isUnanswered = ({ state }: Pick<HomeworkQuestion, 'state'>): boolean =>
  state === 'open' || state === 'claimed';

/** End of a day `YYYY-MM-DD` in milliseconds: Ghana's time is UTC. */
const endOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`) + dayMs;

/**
 * Time from which an unanswered question is late, in milliseconds: when nine of ten were answered, or at the
 * end of the day on which it is due, if that is earlier; null when neither is known.
 */
export function promisedBy(question: HomeworkQuestion, figures: HomeworkFigures): number | null {
  if (!isUnanswered(question)) return null;
  const { createdAt, claimedAt, asksBack, subject, dueOn } = question;
  // An ask back begins the time anew.
  const since = Date.parse(asksBack > 0 ? claimedAt : createdAt);
  const usual = figures[subject];
  const times = [
    ...(usual ? [since + usual.p90Minutes * minuteMs] : []),
    ...(dueOn === '' ? [] : [endOf(dueOn)]),
  ];
  return times.length === 0 ? null : Math.min(...times);
}

/** The day that a promise is: the one on which it is due. Empty when the promise is a time of day. */
export const promisedDay = ({ dueOn }: Pick<HomeworkQuestion, 'dueOn'>, lateFrom: number | null): string =>
  dueOn !== '' && lateFrom === endOf(dueOn) ? dueOn : '';

/** Whether its answer may be published as a solved question, and is not yet. */
export const isPublishable = ({ state, mayPublish, solved, removal }: HomeworkQuestion): boolean =>
  state === 'closed' && mayPublish && solved === '' && removal === undefined;

/** Whether its answer is to be paid: confirmed, with a rate, and not paid yet. */
export const isPayable = (question: HomeworkQuestion, now: Date): boolean =>
  question.tutor !== '' && question.rate > 0 && !question.isPaid && isConfirmed(question, now);

/** Whether the office may answer it: nobody reads it, or the claim has lapsed. */
export const isAnswerable = (question: HomeworkQuestion, now: Date): boolean => isClaimable(question, now);

/** Events that the clock or the payment allows, beside the state. */
const allowedNow: Readonly<Record<string, (question: HomeworkQuestion, now: Date) => boolean>> = {
  'homework.answered': isAnswerable,
  'homework.closed': isConfirmed,
  'homework.reopened': ({ isPaid }) => !isPaid,
};

/** @param words what the list shows of it, for the search too */
export function homeworkRow(
  question: HomeworkQuestion,
  words: Pick<HomeworkRow, 'subject' | 'schoolClass'>,
  figures: HomeworkFigures,
  now: Date,
): HomeworkRow {
  const { id, state, createdAt, isSample } = question;
  return {
    question,
    ...words,
    ref: id as DeskRecord['ref'],
    path: homeworkQuestionPath(id),
    state,
    createdAt,
    isSample,
    isWaiting: isUnanswered(question),
    lateFrom: promisedBy(question, figures),
    dueAt: null,
    isFlagged: false,
    isUrgent: false,
    ...searchTexts(id, [words.subject, words.schoolClass, question.question, question.tried]),
    transitions: (transitions.get(state) ?? []).filter(
      ({ event }) => allowedNow[event]?.(question, now) ?? true,
    ),
  };
}

/** Those whose time is up first come first, then those without a promise, the oldest first. */
export const soonestFirst = (rows: readonly HomeworkRow[]): readonly HomeworkRow[] =>
  [...rows].sort(
    (one, other) =>
      (one.lateFrom ?? Number.POSITIVE_INFINITY) - (other.lateFrom ?? Number.POSITIVE_INFINITY) ||
      (one.createdAt < other.createdAt ? -1 : 1),
  );
