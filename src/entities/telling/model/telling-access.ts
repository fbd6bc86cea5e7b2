import {
  hasDuty,
  isAdmin,
  isOwnSignature,
  type AccessContext,
  type CollectionAccess,
} from '@/shared/backend';
import { isStored, uuidShape } from '@/shared/fields';
import { lessonPlanned, paperExpiring, paperIdEnd, tellingPath, tellingSchema } from './telling';

/** A booking, whose log stands below it. */
const booking = /^bookings\/[^/]+$/;

/** A tutor, whose papers end. */
const tutor = /^tutors\/([^/]+)$/;

/** Whether the actor tells of a record: of bookings also the counsellors. */
const tellsOf = ({ actor }: Pick<AccessContext, 'actor'>, record: string): boolean =>
  isAdmin({ actor }) || (booking.test(record) && hasDuty({ actor }, 'counselling'));

/** Whether nobody may be contacted about a record: who books quietly waits for no message. */
const isQuiet = async ({ read }: Pick<AccessContext, 'read'>, record: string): Promise<boolean> =>
  booking.test(record) && (await read(record))?.isQuiet !== false;

/** Whether the telling is of a paper of this tutor. */
async function isOfPaper({ id, read }: AccessContext, record: string): Promise<boolean> {
  const userId = tutor.exec(record)?.[1] ?? '';
  return new RegExp(`^paper-${userId}${paperIdEnd}$`).test(id) && (await read(record)) !== null;
}

/** Whether the telling is of a lesson that is planned. */
const isOfPlan = async ({ id, read }: AccessContext, record: string): Promise<boolean> =>
  record.endsWith(`/lessons/${id}`) && (await read(record)) !== null;

/**
 * Access rules of tellings: the office writes one for a line of the log, signs it, and never changes it; so
 * does a counsellor for a booking. A telling names its record by the code that opens it, as the log does:
 * only the office lists all of them, a counsellor those of one booking.
 * @param linePath path of a line of the log of a record
 */
export const createTellingAccess = (linePath: (record: string, id: string) => string): CollectionAccess => ({
  pattern: tellingPath('{id}'),
  get: async (context) => {
    const { id, before } = context;
    if (isAdmin(context)) return true;
    // Whether a change is told is seen by its random id.
    return before === null ? uuidShape.test(id) : tellsOf(context, String(before.record));
  },
  list: ({ actor, query }) =>
    isAdmin({ actor }) ||
    (hasDuty({ actor }, 'counselling') &&
      (query.where ?? []).some(
        (condition) =>
          condition.field === 'record' && 'equals' in condition && booking.test(String(condition.equals)),
      )),
  create: async (context) => {
    const { id, after, now, read } = context;
    if (!after || !isStored(tellingSchema, after) || after.at !== now) return false;
    const record = String(after.record);
    if (!(await isOwnSignature(context, after)) || !tellsOf(context, record)) return false;
    if (after.event === paperExpiring) return isOfPaper(context, record);
    if (after.event === lessonPlanned) return isOfPlan(context, record);
    const line = await read(linePath(record, id));
    return line?.record === record && line.event === after.event && !(await isQuiet(context, record));
  },
});
