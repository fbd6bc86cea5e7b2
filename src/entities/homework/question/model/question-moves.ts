import { dequal } from 'dequal/lite';
import { changesOnly, isAdmin, type AccessContext, type DocumentData } from '@/shared/backend';
import type { MoverOf, TransitionRole } from '@/shared/lib/lifecycle';
import { askerActPath, askerLinkPath, homeworkPath } from './homework';
import { homeworkQuestionPath, type HomeworkQuestion } from './question';
import { handBackReasons, hideReasons, homeworkDeclineReasons } from './question-choices';
import {
  answerStandsMs,
  claimMs,
  homeworkPaid,
  homeworkPublished,
  homeworkQuestionLifecycle,
  homeworkTakenOver,
  isConfirmed,
  maximumAsksBack,
} from './question-lifecycle';
import { homeworkMessagePath } from './question-message';
import { reopenedFields } from './sort-question';

/** What questions need of tutors and of the site's settings. */
export interface HomeworkSurroundings {
  /** Whether the tutor is suspended or has no profile. */
  readonly isSuspended: (tutorId: string, read: AccessContext['read']) => Promise<boolean>;
  /** What a tutor on the list teaches; null for one who is not on it. */
  readonly teaches: (
    tutorId: string,
    read: AccessContext['read'],
  ) => Promise<{ readonly subjects: readonly unknown[]; readonly levels: readonly unknown[] } | null>;
  /** The level of a class. */
  readonly levelOf: (schoolClass: HomeworkQuestion['schoolClass']) => string;
  /** Rate of an answer in pesewas, by the site's settings. */
  readonly rateNow: (read: AccessContext['read']) => Promise<number>;
  /** Path of a solved question. */
  readonly solvedPathOf: (id: string) => string;
}

/** Fields that the office changes without a transition, by event. */
export const notedOfHomework: Readonly<Record<string, readonly string[]>> = {
  [homeworkPaid]: ['isPaid'],
  [homeworkPublished]: ['solved'],
};

/** The claim of a question whose earlier claim has lapsed; its line names both tutors. */
export const valuedOfHomework = {
  [homeworkTakenOver]: { field: 'tutor', besides: ['claimedAt', 'rate', 'reason'], states: ['claimed'] },
} as const;

/** The question that a document holds. */
export const asQuestion = (data: DocumentData | null) => data as unknown as HomeworkQuestion;

/** Whether whoever asked changes the question: the batch has a new act below their code. */
async function isAskersAct({ id, after, read, readAfter }: AccessContext): Promise<boolean> {
  const link = await read(askerLinkPath(id));
  if (typeof link?.ref !== 'string') return false;
  const act = askerActPath(link.ref, String(after?.lastChange));
  return (await read(act)) === null && (await readAfter(act))?.record === homeworkQuestionPath(id);
}

/** Who changes a question: the office, whoever asked by an act, or a tutor who is not suspended. */
export const createHomeworkMover =
  ({ isSuspended }: Pick<HomeworkSurroundings, 'isSuspended'>): MoverOf =>
  async (context) => {
    const { actor, before, after, read } = context;
    if (isAdmin(context)) return 'office';
    if (await isAskersAct(context)) return 'code-holder';
    const isOwn = actor.userId === before?.tutor || actor.userId === after?.tutor;
    return actor.role === 'tutor' && isOwn && !(await isSuspended(String(actor.userId), read))
      ? 'tutor'
      : null;
  };

/** Whether the tutor teaches the subject at the level of the class, and is on the list. */
async function isForTutor(
  { actor, before, read }: AccessContext,
  { teaches, levelOf }: HomeworkSurroundings,
): Promise<boolean> {
  const { subject, schoolClass } = asQuestion(before);
  const taught = await teaches(String(actor.userId), read);
  return taught !== null && taught.subjects.includes(subject) && taught.levels.includes(levelOf(schoolClass));
}

async function isClaim(context: AccessContext, around: HomeworkSurroundings): Promise<boolean> {
  const { actor, after, now, read } = context;
  const is = asQuestion(after);
  return (
    is.tutor === actor.userId &&
    is.claimedAt === now &&
    is.reason === '' &&
    is.rate === (await around.rateNow(read)) &&
    isForTutor(context, around)
  );
}

const stamps = ['state', 'movedAt', 'updatedAt', 'lastChange'];

const includes = (reasons: readonly string[], reason: string) => reasons.includes(reason);

/** Whether the batch has the message of the transition. */
const isSaid = async ({ id, after, readAfter }: AccessContext): Promise<boolean> =>
  (await readAfter(homeworkMessagePath(id, String(after?.lastChange)))) !== null;

/** Whether whoever asked is told the reason for which the question is hidden. */
async function isTold({ id, read, readAfter }: AccessContext, reason: string): Promise<boolean> {
  const link = await read(askerLinkPath(id));
  return (await readAfter(homeworkPath(String(link?.ref))))?.hiddenFor === reason;
}

/** Whether the document has these values. */
export const hasFields = (after: DocumentData | null, fields: DocumentData) =>
  Object.entries(fields).every(([name, value]) => dequal(after?.[name], value));

/** Whether the answer is that of the tutor who claimed, or of the office. */
function isAnswer({ actor, before, after, now }: AccessContext, mover: TransitionRole): boolean {
  const [was, is] = [asQuestion(before), asQuestion(after)];
  const isKept = is.tutor === was.tutor && is.claimedAt === was.claimedAt && is.rate === was.rate;
  const isByOffice = mover === 'office' && was.asksBack === 0;
  return (
    is.answeredAt === now &&
    is.reason === '' &&
    (mover === 'office' || was.tutor === actor.userId) &&
    (isByOffice ? hasFields(after, { tutor: '', claimedAt: '', rate: 0 }) : isKept)
  );
}

/** Fields that a transition sets, by its target. */
const fieldsInto: Readonly<Record<string, readonly string[]>> = {
  claimed: ['tutor', 'claimedAt', 'rate', 'reason', 'asksBack', 'opened', 'checkAnswer'],
  answered: ['tutor', 'claimedAt', 'rate', 'answeredAt', 'reason'],
  closed: ['helped', 'mayPublish', 'opened', 'checkAnswer', 'reason'],
  declined: ['tutor', 'rate', 'reason'],
  open: Object.keys(reopenedFields),
  hidden: ['reason'],
  merged: ['mergedInto'],
};

/** Fields that an ask back leaves alone, and a claim. */
const keptByAskBack = ['tutor', 'rate', 'reason'];
const keptByClaim = ['asksBack', 'opened', 'checkAnswer'];
const keptByOffice = ['helped', 'mayPublish', 'opened', 'checkAnswer'];

const keeps = ({ before, after }: AccessContext, fields: readonly string[]) =>
  fields.every((name) => dequal(before?.[name], after?.[name]));

async function isInto(context: AccessContext, around: HomeworkSurroundings, mover: TransitionRole) {
  const { actor, id, before, after, now, read } = context;
  const [was, is] = [asQuestion(before), asQuestion(after)];
  switch (is.state) {
    case 'claimed':
      if (was.state === 'open') return keeps(context, keptByClaim) && isClaim(context, around);
      return (
        keeps(context, keptByAskBack) &&
        is.asksBack === was.asksBack + 1 &&
        is.asksBack <= maximumAsksBack &&
        // An answer that stands has been earned.
        Date.parse(now) < Date.parse(was.answeredAt) + answerStandsMs &&
        is.claimedAt === now &&
        isSaid(context)
      );
    case 'answered':
      return isAnswer(context, mover) && isSaid(context);
    case 'closed':
      if (was.state === 'hidden') return is.reason === '' && keeps(context, keptByOffice);
      if (is.reason !== was.reason) return false;
      return mover === 'office'
        ? keeps(context, keptByOffice) && Date.parse(now) >= Date.parse(was.answeredAt) + answerStandsMs
        : is.helped !== '';
    case 'declined':
      if (is.rate !== 0 || !includes(homeworkDeclineReasons, is.reason)) return false;
      if (mover === 'office') return is.tutor === was.tutor;
      if (is.tutor !== actor.userId) return false;
      return was.state === 'claimed' ? was.tutor === actor.userId : isForTutor(context, around);
    case 'open':
      if (was.state !== 'claimed') return !was.isPaid && hasFields(after, reopenedFields);
      return (
        hasFields(after, { tutor: '', claimedAt: '', rate: 0 }) &&
        keeps(context, ['answeredAt', 'asksBack', 'helped', 'mergedInto']) &&
        includes(handBackReasons, is.reason) &&
        (mover === 'office' || was.tutor === actor.userId)
      );
    case 'hidden':
      return includes(hideReasons, is.reason) && isTold(context, is.reason);
    case 'merged':
      return is.mergedInto !== id && (await read(homeworkQuestionPath(is.mergedInto))) !== null;
    default:
      return true;
  }
}

/**
 * Whether a transition is one that its mover makes now. A question whose texts are being removed stays as it
 * is: a message would be left behind.
 */
export async function isTransition(
  context: AccessContext,
  around: HomeworkSurroundings,
  mover: TransitionRole,
) {
  const { before, after, now } = context;
  const [was, is] = [asQuestion(before), asQuestion(after)];
  return (
    was.removal === undefined &&
    homeworkQuestionLifecycle.allows(was.state, is.state, mover) &&
    is.movedAt === now &&
    changesOnly(context, [...stamps, ...(fieldsInto[is.state] ?? [])]) &&
    isInto(context, around, mover)
  );
}

/** Whether a change without a transition is one that its mover makes. */
export async function isNote(context: AccessContext, around: HomeworkSurroundings, mover: TransitionRole) {
  const { before, after, now, read, readAfter } = context;
  const [was, is] = [asQuestion(before), asQuestion(after)];
  if (mover === 'tutor')
    return (
      was.tutor !== is.tutor &&
      was.removal === undefined &&
      Date.parse(now) >= Date.parse(was.claimedAt) + claimMs &&
      isClaim(context, around)
    );
  if (mover !== 'office') return false;
  if (is.solved !== was.solved) {
    const path = around.solvedPathOf(is.solved);
    return (
      was.solved === '' &&
      was.mayPublish &&
      was.state === 'closed' &&
      was.removal === undefined &&
      (await read(path)) === null &&
      (await readAfter(path)) !== null
    );
  }
  return !was.isPaid && is.isPaid && was.tutor !== '' && was.rate > 0 && isConfirmed(was, new Date(now));
}
