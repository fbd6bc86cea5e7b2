import {
  hasDuty,
  isAdmin,
  isOwnSignature,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type SuspendedSince,
} from '@/shared/backend';
import { isStored, uuidShape } from '@/shared/fields';
import {
  dueIdEnd,
  lessonPlanned,
  paperExpiring,
  paperIdEnd,
  paymentDue,
  tellingPath,
  tellingSchema,
} from './telling';

/** A booking, whose log stands below it. */
const booking = /^bookings\/[^/]+$/;

/** A tutor, whose papers end. */
const tutor = /^tutors\/([^/]+)$/;

/** A request, whose family owes for its lessons. */
const request = /^tuitionRequests\/([^/]+)$/;

/** A lesson, of which its tutor tells the family. */
const lesson = /^offers\/[^/]+\/lessons\/[^/]+$/;

/** What access to tellings asks about other entities. */
export interface TellingSurroundings {
  /** Path of a line of the log of a record. */
  readonly linePath: (record: string, id: string) => string;
  readonly suspendedSince: SuspendedSince;
}

/** Whether the actor tells of a record as the office: of bookings also the counsellors. */
const tellsForOffice = ({ actor }: Pick<AccessContext, 'actor'>, record: string): boolean =>
  isAdmin({ actor }) || (booking.test(record) && hasDuty({ actor }, 'counselling'));

/** Whether the record is a lesson of the actor, a tutor who is not suspended. */
async function isOwnLesson(
  { actor, read }: Pick<AccessContext, 'actor' | 'read'>,
  record: string,
  suspendedSince: SuspendedSince,
): Promise<boolean> {
  const { role, userId } = actor;
  if (role !== 'tutor' || userId === null || !lesson.test(record)) return false;
  return (await read(record))?.tutorId === userId && (await suspendedSince(userId, read)) === null;
}

/** Whether a tutor made the change: of what others do the office tells. */
async function isOwnChange(
  { id, after, actor, read }: AccessContext,
  record: string,
  { linePath }: TellingSurroundings,
): Promise<boolean> {
  if (after?.event === lessonPlanned) return (await read(record))?.plannedBy === 'tutor';
  const by = ((await read(linePath(record, id)))?.by ?? {}) as DocumentData;
  return by.kind === 'tutor' && by.userId === actor.userId;
}

/**
 * Whether the telling is signed by its writer. A tutor's holds no name, so that none is left of a tutor who
 * is removed.
 */
async function isSigned(
  context: AccessContext,
  after: DocumentData,
  surroundings: TellingSurroundings,
): Promise<boolean> {
  const record = String(after.record);
  if (tellsForOffice(context, record)) return isOwnSignature(context, after);
  return (
    after.userId === context.actor.userId &&
    after.name === '' &&
    (await isOwnLesson(context, record, surroundings.suspendedSince)) &&
    (await isOwnChange(context, record, surroundings))
  );
}

/** Whether nobody may be contacted about a record: who books quietly waits for no message. */
const isQuiet = async ({ read }: Pick<AccessContext, 'read'>, record: string): Promise<boolean> =>
  booking.test(record) && (await read(record))?.isQuiet !== false;

/** Whether the telling is of a paper of this tutor. */
async function isOfPaper({ id, read }: AccessContext, record: string): Promise<boolean> {
  const userId = tutor.exec(record)?.[1] ?? '';
  return new RegExp(`^paper-${userId}${paperIdEnd}$`).test(id) && (await read(record)) !== null;
}

/** Whether the telling is of what the family of this request owes. */
async function isOfDue({ id, read }: AccessContext, record: string): Promise<boolean> {
  const ref = request.exec(record)?.[1] ?? '';
  return new RegExp(`^due-${ref}${dueIdEnd}$`).test(id) && (await read(record)) !== null;
}

/** Whether the telling is of a lesson that is planned. */
const isOfPlan = async ({ id, read }: AccessContext, record: string): Promise<boolean> =>
  record.endsWith(`/lessons/${id}`) && (await read(record)) !== null;

/**
 * Access rules of tellings: the office writes one for a line of the log, signs it, and never changes it; so
 * does a counsellor for a booking, and a tutor for an own change of a lesson. A telling names its record by
 * the code that opens it, as the log does: only the office lists all of them, a counsellor those of one
 * booking, a tutor the own ones.
 */
export const createTellingAccess = (surroundings: TellingSurroundings): CollectionAccess => ({
  pattern: tellingPath('{id}'),
  get: async (context) => {
    const { id, before } = context;
    // Whether a change is told is seen by its random id.
    if (before === null) return isAdmin(context) || uuidShape.test(id);
    const record = String(before.record);
    return (
      tellsForOffice(context, record) || (await isOwnLesson(context, record, surroundings.suspendedSince))
    );
  },
  list: ({ actor, query }) =>
    isAdmin({ actor }) ||
    (actor.role === 'tutor' &&
      (query.where ?? []).some(
        (condition) =>
          condition.field === 'userId' && 'equals' in condition && condition.equals === actor.userId,
      )) ||
    (hasDuty({ actor }, 'counselling') &&
      (query.where ?? []).some(
        (condition) =>
          condition.field === 'record' && 'equals' in condition && booking.test(String(condition.equals)),
      )),
  create: async (context) => {
    const { id, after, now, read } = context;
    if (!after || !isStored(tellingSchema, after) || after.at !== now) return false;
    const record = String(after.record);
    if (!(await isSigned(context, after, surroundings))) return false;
    if (after.event === paperExpiring) return isOfPaper(context, record);
    if (after.event === paymentDue) return isOfDue(context, record);
    if (after.event === lessonPlanned) return isOfPlan(context, record);
    const line = await read(surroundings.linePath(record, id));
    return line?.record === record && line.event === after.event && !(await isQuiet(context, record));
  },
});
