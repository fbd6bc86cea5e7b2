import {
  hasDuty,
  isAdmin,
  unshownStates,
  type CollectionAccess,
  type DocumentData,
  type DocumentQuery,
  type ListContext,
} from '@/shared/backend';
import { isStored, uuidShape } from '@/shared/fields';
import { isJunkDeleted, isNewRecord, type MoverOf } from '@/shared/lib/lifecycle';
import { untouchedQuestion } from './untouched-question';
import { askerLinkPath } from './homework';
import { homeworkQuestionCollection, homeworkQuestionSchema, homeworkQuestionSchemaOf } from './question';
import { homeworkQuestionLifecycle, ownStates, queuedStates } from './question-lifecycle';
import { asQuestion, hasFields, isNote, isTransition, type HomeworkSurroundings } from './question-moves';

/** Fields that a new question has empty. */
const isUntouched = (after: DocumentData | null): boolean => hasFields(after, untouchedQuestion);

/** Whether the query asks for questions in these states alone. */
const isWithin = ({ where = [] }: DocumentQuery, states: readonly unknown[]): boolean =>
  where.some(
    (part) =>
      part.field === 'state' &&
      ('equals' in part ? [part.equals] : 'oneOf' in part ? part.oneOf : ['']).every((state) =>
        states.includes(state),
      ),
  );

/**
 * Tutors on the list find open and claimed questions of a subject they teach; every tutor finds the own ones
 * that the office has not hidden or put aside.
 */
async function mayList({ actor, query, read }: ListContext, { teaches }: HomeworkSurroundings) {
  if (isAdmin({ actor }) || hasDuty({ actor }, 'safeguarding')) return true;
  if (actor.role !== 'tutor' || actor.userId === null) return false;
  const where = query.where ?? [];
  if (where.some((part) => part.field === 'tutor' && 'equals' in part && part.equals === actor.userId))
    return isWithin(query, ownStates);
  const subject = where.find((part) => part.field === 'subject');
  if (!isWithin(query, queuedStates) || !subject || !('equals' in subject)) return false;
  const taught = await teaches(actor.userId, read);
  return taught?.subjects.includes(subject.equals) ?? false;
}

/**
 * Anyone asks; whoever has the random id reads the question, unless it is hidden or junk. A tutor on the list
 * who teaches the subject at that level claims it, and alone answers it while the claim is nobody else's.
 */
export const createHomeworkQuestionAccess = (
  around: HomeworkSurroundings,
  moverOf: MoverOf,
): CollectionAccess => ({
  pattern: `${homeworkQuestionCollection}/{id}`,
  get: (context) =>
    !unshownStates.includes(context.before?.state) || isAdmin(context) || hasDuty(context, 'safeguarding'),
  list: (context) => mayList(context, around),
  create: async (context) => {
    const { id, after, readAfter } = context;
    return (
      uuidShape.test(id) &&
      isStored(homeworkQuestionSchema, after) &&
      isNewRecord(context, homeworkQuestionLifecycle) &&
      after?.lastChange === '' &&
      (after.question !== '' || asQuestion(after).files.first !== '') &&
      isUntouched(after) &&
      (await readAfter(askerLinkPath(id))) !== null
    );
  },
  update: async (context) => {
    const { before, after, now } = context;
    const mover = await moverOf(context);
    if (mover === null || !isStored(homeworkQuestionSchemaOf(after), after) || after?.updatedAt !== now)
      return false;
    return before?.state === after.state
      ? isNote(context, around, mover)
      : isTransition(context, around, mover);
  },
  delete: async (context) =>
    isJunkDeleted(context) && (await context.readAfter(askerLinkPath(context.id))) === null,
});
