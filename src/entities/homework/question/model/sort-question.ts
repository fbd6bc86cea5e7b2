import type { Write } from '@/shared/backend';
import { tellHidden } from './homework';
import type { HideReason } from './question-choices';
import { homeworkPaid, homeworkPublished } from './question-lifecycle';
import { untouchedQuestion } from './untouched-question';
import { moveQuestion, noteQuestion, type KnownQuestion, type Signed } from './write-transition';

/** The office closes a question that was answered three days ago. */
export const closeByOffice = <By>(question: KnownQuestion, signed: Signed<By>): readonly Write[] =>
  moveQuestion(question, signed, { event: 'homework.closed', to: 'closed' });

const { tutor, claimedAt, answeredAt, asksBack, helped, reason, rate, mergedInto } = untouchedQuestion;

/** What a question loses that goes back to the tutors. The thread stays. */
export const reopenedFields = { tutor, claimedAt, answeredAt, asksBack, helped, reason, rate, mergedInto };

/** The office gives a question back to the tutors. */
export const reopenQuestion = <By>(question: KnownQuestion, signed: Signed<By>): readonly Write[] =>
  moveQuestion(question, signed, { event: 'homework.reopened', to: 'open', changes: reopenedFields });

/**
 * The office hides a question with its thread and pictures from everybody, and tells whoever asked why.
 * @param ref code of whoever asked
 */
export const hideQuestion = <By>(
  question: KnownQuestion,
  { ref, reason: why }: { readonly ref: string; readonly reason: HideReason },
  signed: Signed<By>,
): readonly Write[] => [
  ...moveQuestion(question, signed, { event: 'homework.hidden', to: 'hidden', changes: { reason: why } }),
  tellHidden(ref, why),
];

/** The office shows a hidden question again, closed. */
export const showQuestion = <By>(question: KnownQuestion, signed: Signed<By>): readonly Write[] =>
  moveQuestion(question, signed, { event: 'homework.shown', to: 'closed', changes: { reason: '' } });

/**
 * The office joins a question to another that asks the same. Whoever asked then reads that thread too.
 * @param into id of the other question
 */
export const mergeQuestion = <By>(
  question: KnownQuestion,
  into: string,
  signed: Signed<By>,
): readonly Write[] =>
  moveQuestion(question, signed, { event: 'homework.merged', to: 'merged', changes: { mergedInto: into } });

/** The office puts a question aside as junk. */
export const junkQuestion = <By>(question: KnownQuestion, signed: Signed<By>): readonly Write[] =>
  moveQuestion(question, signed, { event: 'homework.junked', to: 'junk' });

/** The office restores a question that was junk. */
export const restoreQuestion = <By>(question: KnownQuestion, signed: Signed<By>): readonly Write[] =>
  moveQuestion(question, signed, {
    event: 'homework.restored',
    to: 'open',
    changes: reopenedFields,
  });

/** The office marks an answer as paid. */
export const payAnswer = <By>(questionId: string, signed: Signed<By>): readonly Write[] =>
  noteQuestion(questionId, signed, { event: homeworkPaid, changes: { isPaid: true } });

/**
 * Names the solved question that was made of an answer; belongs in the batch of `publishSolved`.
 * @param solved id of the solved question
 */
export const namePublished = <By>(questionId: string, solved: string, signed: Signed<By>): readonly Write[] =>
  noteQuestion(questionId, signed, { event: homeworkPublished, changes: { solved } });
