import { dequal } from 'dequal/lite';
import {
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type SuspendedSince,
} from '@/shared/backend';
import { isStored, uuidShape } from '@/shared/fields';
import { isNewRecord, lifecycleRule, type MoverOf, type TransitionRole } from '@/shared/lib/lifecycle';
import type { DoorMoment } from '@/shared/choices';
import { isAfterEnd } from './called-off';
import { doorEntriesCollection, doorEntryIdShape, doorEntrySchema, typedDays } from './door-entry';
import { lessonDays, lessonPath, lessonSchema, seenBeforeMs } from './lesson';
import { confirmWithinMs, isToCome, lessonLifecycle } from './lesson-lifecycle';
import { isMissTrue } from './lesson-miss';
import { isMoveTrue } from './lesson-move-access';
import { isPayTrue } from './lesson-pay-access';

/** Dependencies of the access rules on other entities. */
export interface LessonSurroundings {
  readonly suspendedSince: SuspendedSince;
  readonly offerPathOf: (offerId: string) => string;
  /** Path of the closing of a month, `YYYY-MM`. */
  readonly closingPathOf: (month: string) => string;
  /** Whether the batch contains a new act of the family on a record of this offer. */
  readonly isFamilysAct: (
    context: Pick<AccessContext, 'read' | 'readAfter'>,
    act: { readonly offerId: string; readonly actId: unknown; readonly record: string },
  ) => Promise<boolean>;
  /** Path of a door code issued by the offer's family; null when there is no such family. */
  readonly doorCodePathOf: (
    read: AccessContext['read'],
    offerId: string,
    code: { readonly lessonId: string; readonly moment: DoorMoment; readonly issue: number },
  ) => Promise<string | null>;
}

const partsOf = ({ params }: AccessContext) => ({ offerId: params.offer ?? '', id: params.id ?? '' });

const dayMs = 86_400_000;

/** Whether a time is at most this many days before or ahead of now. */
function isWithin(
  time: unknown,
  now: string,
  days: { readonly before: number; readonly ahead: number },
): boolean {
  const distance = Date.parse(String(time)) - Date.parse(now);
  return distance >= -days.before * dayMs && distance <= days.ahead * dayMs;
}

/** A lesson cannot be taught or missed before it starts. */
const hasBegun = ({ before, after, now }: AccessContext): boolean =>
  before === null ||
  !isToCome(before.state) ||
  !['taught', 'missed'].includes(String(after?.state)) ||
  Date.parse(now) >= Date.parse(String(before.startsAt));

/** The office may confirm for the family only after its three days. */
const isInTime = ({ before, after, now }: AccessContext, isByFamily: boolean): boolean =>
  isByFamily ||
  before?.state !== 'taught' ||
  after?.state !== 'confirmed' ||
  Date.parse(now) >= Date.parse(String(before.movedAt)) + confirmWithinMs;

/** Whether the proof is valid. Only the office's confirmation has one, in place of the family's. */
async function isProved(context: AccessContext, isByFamily: boolean, { doorCodePathOf }: LessonSurroundings) {
  const { before, after, read } = context;
  if (isByFamily || before?.state !== 'taught' || after?.state !== 'confirmed')
    return before?.proof === after?.proof;
  if (after.proof === 'office') return true;
  if (after.proof === 'plan') return before.plannedBy === 'family';
  const [entryId = '', moment, issue] = doorEntryIdShape.exec(String(after.proof)) ?? [];
  if (entryId === '') return false;
  const { offerId, id: lessonId } = partsOf(context);
  const code = { lessonId, moment: moment as DoorMoment, issue: Number(issue) };
  const path = await doorCodePathOf(read, offerId, code);
  const entry = await read(`${doorEntriesCollection(offerId, lessonId)}/${entryId}`);
  return path !== null && entry !== null && entry.typed === (await read(path))?.code;
}

/**
 * The report may change only when a lesson is taught, and the reason only when it is cancelled, disputed or
 * contested.
 */
const isToldInTime = ({ before, after }: AccessContext): boolean =>
  (after?.state === 'taught' || dequal(before?.report, after?.report)) &&
  (isReasonGiven(before?.state, after?.state) || dequal(before?.cancellation, after?.cancellation));

const isReasonGiven = (from: unknown, to: unknown): boolean =>
  from !== 'disputed' &&
  from !== 'contested' &&
  (to === 'cancelled' || to === 'disputed' || to === 'contested');

/** A suspended tutor may only report lessons taught before the suspension. */
async function mayReport(
  { before, after, read }: AccessContext,
  { suspendedSince }: LessonSurroundings,
): Promise<boolean> {
  const since = await suspendedSince(String(before?.tutorId), read);
  return (
    since === null || (after?.state === 'taught' && Date.parse(String(before?.startsAt)) < Date.parse(since))
  );
}

/** Nobody but the office tells what became of a lesson that was called off with the others, or moves it. */
async function isAgreed(
  context: AccessContext,
  mover: TransitionRole | null,
  { offerPathOf }: LessonSurroundings,
): Promise<boolean> {
  const { before, after, read } = context;
  if (mover === 'office' || before === null || !isToCome(before.state) || after?.state === 'cancelled')
    return true;
  const offer = await read(offerPathOf(partsOf(context).offerId));
  return offer !== null && !isAfterEnd(before.startsAt, offer);
}

/**
 * The office stops what is planned with a tutor whom it has suspended. What began before, the tutor may still
 * report.
 */
async function isStopTrue(
  { before, after, read }: AccessContext,
  { suspendedSince }: LessonSurroundings,
): Promise<boolean> {
  if (after?.state !== 'stopped') return true;
  const since = await suspendedSince(String(before?.tutorId), read);
  return since !== null && Date.parse(String(before?.startsAt)) >= Date.parse(since);
}

/** A family may report a no-show only for a lesson that the tutor planned, or had time to see. */
const hadTimeToSee = ({ before, after }: AccessContext, isByFamily: boolean): boolean =>
  !isByFamily ||
  after?.state !== 'missed' ||
  before?.plannedBy !== 'family' ||
  Date.parse(String(before.startsAt)) - Date.parse(String(before.createdAt)) >= seenBeforeMs;

const isFamilys = (context: AccessContext, { isFamilysAct }: LessonSurroundings, actId: unknown) => {
  const { offerId, id } = partsOf(context);
  return isFamilysAct(context, { offerId, actId, record: lessonPath(offerId, id) });
};

const isOwn = ({ actor }: AccessContext, tutorId: unknown) =>
  actor.role === 'tutor' && actor.userId === tutorId;

/** Who changes a lesson: the office, the family by an act in the same batch, or the tutor. */
export const createLessonMover =
  (surroundings: LessonSurroundings): MoverOf =>
  async (context) => {
    if (isAdmin(context)) return 'office';
    if (await isFamilys(context, surroundings, context.after?.lastChange)) return 'code-holder';
    return isOwn(context, context.before?.tutorId) ? 'tutor' : null;
  };

/** Transport as the offer agrees it for the place of a lesson; undefined when there is none. */
function agreedTransport({ answer }: DocumentData, where: unknown): unknown {
  const { transport = 0 } = answer as DocumentData;
  return where === 'home' && transport !== 0 ? transport : undefined;
}

/**
 * Access rules of lessons: tutor and family plan them, the tutor teaches and reports, the family confirms.
 */
export function createLessonAccess(surroundings: LessonSurroundings, moverOf: MoverOf): CollectionAccess {
  const transition = lifecycleRule(
    lessonLifecycle,
    {
      office: ['report', 'cancellation', 'move', 'startsAt', 'proof', 'missedBy'],
      tutor: ['report', 'cancellation', 'move', 'startsAt', 'missedBy'],
      'code-holder': ['cancellation', 'move', 'startsAt', 'missedBy'],
    },
    moverOf,
  );
  /** Who plans the lesson, derived from the caller, so that it cannot be claimed for another. */
  const plannerOf = async (context: AccessContext, tutorId: unknown) => {
    // Nobody plans with a suspended tutor: the office stops what is planned, and nothing may come after it.
    if ((await surroundings.suspendedSince(String(tutorId), context.read)) !== null) return null;
    if (await isFamilys(context, surroundings, context.id)) return 'family';
    if (isAdmin(context)) return 'office';
    return isOwn(context, tutorId) ? 'tutor' : null;
  };
  return {
    pattern: lessonPath('{offer}', '{id}'),
    get: () => true,
    list: () => true,
    listGroup: isAdmin,
    create: async (context) => {
      const { id, after, read } = context;
      const offer = await read(surroundings.offerPathOf(partsOf(context).offerId));
      return (
        uuidShape.test(id) &&
        isStored(lessonSchema, after) &&
        isNewRecord(context, lessonLifecycle) &&
        after?.lastChange === '' &&
        offer?.state === 'chosen' &&
        after.tutorId === offer.tutorId &&
        after.price === offer.price &&
        after.transport === agreedTransport(offer, after.where) &&
        isWithin(after.startsAt, context.now, { before: lessonDays.after, ahead: lessonDays.ahead }) &&
        after.proof === undefined &&
        after.move === undefined &&
        after.missedBy === undefined &&
        after.plannedBy === (await plannerOf(context, offer.tutorId))
      );
    },
    update: async (context) => {
      const mover = await moverOf(context);
      const isByFamily = mover === 'code-holder';
      return (
        isStored(lessonSchema, context.after) &&
        hasBegun(context) &&
        isToldInTime(context) &&
        (await transition(context)) &&
        isInTime(context, isByFamily) &&
        (await isMoveTrue(context, mover)) &&
        (await isMissTrue(context, mover)) &&
        hadTimeToSee(context, isByFamily) &&
        (mover !== 'tutor' || (await mayReport(context, surroundings))) &&
        (await isAgreed(context, mover, surroundings)) &&
        (await isStopTrue(context, surroundings)) &&
        (await isPayTrue(context, surroundings.closingPathOf)) &&
        (await isProved(context, isByFamily, surroundings))
      );
    },
  };
}

/**
 * Access rules of door entries: written once, without feedback. From the second entry on, the family must
 * have issued a new code; the first may arrive before the family's phone is online.
 */
export function createDoorEntryAccess({
  doorCodePathOf,
  suspendedSince,
}: LessonSurroundings): CollectionAccess {
  return {
    pattern: `${doorEntriesCollection('{offer}', '{id}')}/{entry}`,
    get: () => true,
    list: () => true,
    create: async (context) => {
      const { params, actor, after, now, read } = context;
      const [, moment = '', number = ''] = doorEntryIdShape.exec(params.entry ?? '') ?? [];
      const { offerId, id: lessonId } = partsOf(context);
      const lesson = await read(lessonPath(offerId, lessonId));
      const isTutors = actor.role === 'tutor' && actor.userId === lesson?.tutorId;
      if (moment === '' || !isTutors || !isStored(doorEntrySchema, after) || after?.at !== now) return false;
      if (!isWithin(after.typedAt, now, typedDays)) return false;
      if ((await suspendedSince(String(lesson.tutorId), read)) !== null) return false;
      const issue = Number(number);
      if (issue === 1) return true;
      const code = { lessonId, moment: moment as DoorMoment, issue };
      const path = await doorCodePathOf(read, offerId, code);
      return path !== null && (await read(path)) !== null;
    },
  };
}
