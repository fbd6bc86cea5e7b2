import {
  changesOnly,
  hasDuty,
  isAdmin,
  isAdministrator,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { goesWithJunk, isJunk, isNewRecord, type TransitionRole } from '@/shared/lib/lifecycle';
import {
  bookingCollection,
  bookingPath,
  bookingPersonPath,
  bookingPersonSchema,
  bookingSchema,
  type Booking,
} from './booking';
import { bookingCodeShape } from './booking-code';
import {
  bookingFollowed,
  bookingLifecycle,
  bookingMoved,
  bookingSooner,
  bookNoticeMs,
  bookingDays,
  changeNoticeMs,
  maximumMoves,
  newBookingStates,
} from './booking-lifecycle';
import { wordCodePath } from './held-words';
import { dayOfStart, roomFor, slotHolderPath, slotId } from './slot';

const dayMs = 86_400_000;

/** What a booking needs of the profile of its counsellor. */
export interface BookingSurroundings {
  /** The published profile of a counsellor; null when there is none. */
  readonly publishedCounsellor: (
    read: AccessContext['read'],
    id: string,
  ) => Promise<{ readonly ways: readonly string[]; readonly room: string } | null>;
}

/** Fields that change without a transition, by event. */
export const notedOfBooking: Readonly<Record<string, readonly string[]>> = {
  [bookingSooner]: ['wantsSooner'],
  [bookingFollowed]: ['next'],
};

const placeFields = ['counsellor', 'start', 'day', 'room'] as const;

/** The move to another time, whose line names the old and the new start. */
export const valuedOfBooking = {
  [bookingMoved]: {
    field: 'start',
    besides: ['counsellor', 'day', 'room', 'moves', 'wantsSooner'],
    states: ['booked'],
  },
} as const;

/** Whether child protection calls a talk off from which it takes the person. */
const isOfRemoval = (context: AccessContext): boolean =>
  hasDuty(context, 'safeguarding') &&
  context.before?.removal === 'begun' &&
  context.after?.state === 'cancelled';

/** An administrator without the duty acts neither for the counsellors nor for whoever booked. */
export const bookingMover = (context: AccessContext): TransitionRole | null => {
  if (isAdministrator(context))
    return hasDuty(context, 'counselling') || isOfRemoval(context) ? 'office' : null;
  return 'code-holder';
};

const isCounsellor = (context: AccessContext): boolean => hasDuty(context, 'counselling');

/**
 * Whether the actor reads what is private of a booking: of a quiet one only the duties `counselling` and
 * `safeguarding`, of others also the office.
 */
export const mayReadBooking = (
  context: Pick<AccessContext, 'actor'>,
  booking: DocumentData | null,
): boolean =>
  hasDuty(context, 'counselling') ||
  hasDuty(context, 'safeguarding') ||
  (isAdmin(context) && booking?.isQuiet === false);

const asBooking = (data: DocumentData | null) => data as unknown as Booking;

/** Whether the booking takes the slot that it names, at a time that may be taken. */
async function isTaking(
  context: AccessContext,
  { publishedCounsellor }: BookingSurroundings,
): Promise<boolean> {
  const { id, after, now, read, readAfter } = context;
  const { counsellor, start, day, room, way } = asBooking(after);
  const profile = await publishedCounsellor(read, counsellor);
  const holder = slotHolderPath(slotId({ counsellor, start }));
  const ahead = Date.parse(start) - Date.parse(now);
  return (
    day === dayOfStart(start) &&
    profile !== null &&
    profile.ways.includes(way) &&
    room === roomFor(profile, way) &&
    ahead >= (isCounsellor(context) ? 0 : bookNoticeMs) &&
    ahead <= bookingDays * dayMs &&
    (await readAfter(holder))?.ref === id
  );
}

/** Whether a new booking brings the words that it names, and is quiet; most have none. */
const hasOwnWords = async ({ id, after, readAfter }: AccessContext): Promise<boolean> => {
  const { wordCode, isQuiet } = asBooking(after);
  if (wordCode === undefined) return true;
  return isQuiet && wordCode !== '' && (await readAfter(wordCodePath(wordCode)))?.ref === id;
};

/** Whether the words of a booking that is over are gone after the batch, or it had none. */
const hasForgottenWords = async ({ before, after, readAfter }: AccessContext): Promise<boolean> => {
  const words = asBooking(before).wordCode ?? '';
  return (
    (asBooking(after).wordCode ?? '') === '' &&
    (words === '' || (await readAfter(wordCodePath(words))) === null)
  );
};

/** Whether the slot that the booking held is free after the batch. */
const isLeaving = async ({ before, readAfter }: AccessContext): Promise<boolean> =>
  (await readAfter(slotHolderPath(slotId(asBooking(before))))) === null;

/** Whether whoever booked still has the time for a change; a counsellor always has. */
const isInTime = ({ before, now }: AccessContext, mover: TransitionRole): boolean =>
  mover === 'office' ||
  before?.state !== 'booked' ||
  Date.parse(asBooking(before).start) - Date.parse(now) >= changeNoticeMs;

async function isMove(context: AccessContext, around: BookingSurroundings, mover: TransitionRole) {
  const [was, is] = [asBooking(context.before), asBooking(context.after)];
  return (
    was.state === 'booked' &&
    (was.start !== is.start || was.counsellor !== is.counsellor) &&
    !is.wantsSooner &&
    is.moves === was.moves + (mover === 'office' ? 0 : 1) &&
    is.moves <= maximumMoves &&
    isInTime(context, mover) &&
    (await isLeaving(context)) &&
    isTaking(context, around)
  );
}

/** Whether the counsellor names the new booking of the same batch that follows. */
async function isFollowed({ before, after, read, readAfter }: AccessContext): Promise<boolean> {
  const next = bookingPath(asBooking(after).next);
  return (
    before?.next === '' &&
    ['booked', 'done', 'no-show'].includes(asBooking(before).state) &&
    (await read(next)) === null &&
    (await readAfter(next))?.isFollowUp === true &&
    // What follows a quiet talk is quiet.
    (await readAfter(next))?.isQuiet === before.isQuiet
  );
}

/** Whether a change without a transition is one that the mover makes. */
async function isNote(context: AccessContext, around: BookingSurroundings, mover: TransitionRole) {
  const [was, is] = [asBooking(context.before), asBooking(context.after)];
  const line = await context.readAfter(`${bookingPath(context.id)}/changes/${is.lastChange}`);
  if (line?.event === bookingMoved) return isMove(context, around, mover);
  if (line?.event === bookingFollowed) return mover === 'office' && isFollowed(context);
  return (was.state === 'waiting' || was.state === 'booked') && !was.wantsSooner && is.wantsSooner;
}

/** Fields that a transition sets, by its target. */
const fieldsInto: Readonly<Record<string, readonly string[]>> = {
  booked: placeFields,
  cancelled: ['cancelReason', 'wordCode'],
  junk: ['start', 'day', 'room', 'wordCode'],
  done: ['wordCode'],
  'no-show': ['wordCode'],
};

const endings: readonly unknown[] = ['cancelled', 'junk', 'done', 'no-show'];

async function isTransition(context: AccessContext, around: BookingSurroundings, mover: TransitionRole) {
  const { before, after, now } = context;
  const [was, is] = [asBooking(before), asBooking(after)];
  const stamps = ['state', 'movedAt', 'updatedAt', 'lastChange'];
  if (
    !bookingLifecycle.allows(was.state, is.state, mover) ||
    is.movedAt !== now ||
    !changesOnly(context, [...stamps, ...(fieldsInto[is.state] ?? [])])
  )
    return false;
  if (endings.includes(is.state) && !(await hasForgottenWords(context))) return false;
  const isFree = was.state !== 'booked' || (await isLeaving(context));
  switch (is.state) {
    case 'booked':
      return isTaking(context, around);
    case 'cancelled':
      return is.cancelReason !== '' && isInTime(context, mover) && isFree;
    case 'junk':
      return is.start === '' && is.day === '' && is.room === '' && isFree;
    case 'done':
    case 'no-show':
      return Date.parse(was.start) <= Date.parse(now);
    default:
      return true;
  }
}

/**
 * Anyone books, with the person beside the booking, and reads it by its code. Only the duties `counselling`
 * and `safeguarding` read quiet ones; the office lists the others. Nobody else lists any. Whoever has the
 * code moves or cancels in time, the duty `counselling` at any time.
 */
export const createBookingAccess = (around: BookingSurroundings): CollectionAccess => ({
  pattern: bookingPath('{ref}'),
  get: (context) =>
    context.before === null || !isAdministrator(context) || mayReadBooking(context, context.before),
  list: ({ actor, query }) =>
    mayReadBooking({ actor }, null) ||
    (isAdmin({ actor }) &&
      (query.where ?? []).some(
        (condition) => condition.field === 'isQuiet' && 'equals' in condition && condition.equals === false,
      )),
  create: async (context) => {
    const { id, after, now, readAfter } = context;
    if (!bookingCodeShape.test(id) || !isStored(bookingSchema, after) || after === null) return false;
    const {
      state,
      start,
      day,
      room,
      wished,
      moves,
      wantsSooner,
      isFollowUp,
      next,
      cancelReason,
      lastChange,
    } = asBooking(after);
    return (
      (newBookingStates as readonly unknown[]).includes(state) &&
      isNewRecord({ after: { ...after, state: bookingLifecycle.initial }, now }, bookingLifecycle) &&
      lastChange === '' &&
      moves === 0 &&
      !wantsSooner &&
      next === '' &&
      cancelReason === '' &&
      (!isFollowUp || isCounsellor(context)) &&
      (await readAfter(bookingPersonPath(id))) !== null &&
      (await hasOwnWords(context)) &&
      (state === 'booked'
        ? wished === '' && isTaking(context, around)
        : start === '' && day === '' && room === '')
    );
  },
  update: (context) => {
    const { before, after, now } = context;
    const mover = bookingMover(context);
    if (mover === null || !isStored(bookingSchema, after) || after?.updatedAt !== now) return false;
    return before?.state === after.state
      ? isNote(context, around, mover)
      : isTransition(context, around, mover);
  },
  delete: async (context) =>
    isCounsellor(context) &&
    isJunk(context) &&
    (await context.readAfter(bookingPersonPath(context.id))) === null,
});

/** The person of a booking: created with it, read by those whom the booking is for. */
export const bookingPersonAccess: CollectionAccess = {
  pattern: bookingPersonPath('{ref}'),
  get: async (context) => mayReadBooking(context, await context.read(bookingPath(context.params.ref ?? ''))),
  create: async ({ params, after, now, read, readAfter }) => {
    const booking = bookingPath(params.ref ?? '');
    return (
      isStored(bookingPersonSchema, after) &&
      (after?.consent as DocumentData).at === now &&
      (await read(booking)) === null &&
      (await readAfter(booking)) !== null
    );
  },
  delete: (context) =>
    goesWithJunk(context, `${bookingCollection}/${context.params.ref ?? ''}`, isCounsellor),
};
