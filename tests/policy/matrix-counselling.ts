import { createChangeId, logChange } from '../../src/entities/change-log';
import {
  askSooner,
  bookingPath,
  bookingPersonPath,
  cancelBooking,
  finishBooking,
  junkBooking,
  moveBooking,
  type NewBooking,
  parseBooking,
  placeBooking,
  slotHolderPath,
  slotId,
  slotPath,
} from '../../src/entities/counselling/booking';
import { trackingPath } from '@/entities/tracking';
import type { DocumentData, Write } from '@/shared/backend';
import {
  bookingIn,
  counsellorIn,
  newBookingCode,
  sendBooking,
  slotAtOnce,
  slotIn,
} from '../samples/counselling';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, world } from './matrix-people';
import { everybody, nobody, rowsOn, theOthers, type Row } from './matrix-row';

export const ref = newBookingCode();
export const record = bookingPath(ref);

/** The counsellors, of whom one shares the room of another. */
const counselling: Documents = {
  ...world,
  ...counsellorIn('published'),
  ...counsellorIn('published', 'counsellor-2'),
  ...counsellorIn('paused', 'counsellor-3'),
  ...counsellorIn('left', 'counsellor-4'),
};

/** A booking in a state, with the counsellors. */
export const bookedIn = (
  state: string,
  sent: Partial<NewBooking> = {},
  fields: DocumentData = {},
): Documents => ({ ...counselling, ...bookingIn(ref, state, sent, fields) });

/** The booking that is stored. */
export const bookingOf = (on: Documents) => parseBooking(ref, on[record] ?? {});

const asGuest = () => ({ id: createChangeId(), by: asCodeHolder, log: logChange });
/** The first administrator signs. */
export const asCounsellor = () => ({ id: createChangeId(), by: asOffice('A'), log: logChange });

const free = rowsOn(counselling);
/** A time that is free. */
export const slot = slotIn(48);
const online = { way: 'phone', slot: slotIn(48, '') } as const;

/** The writes of a new booking with other fields in the record. */
const sendWith = (fields: DocumentData): readonly Write[] =>
  sendBooking(ref).map((write) =>
    write.type === 'create' && write.path === record
      ? { ...write, data: { ...write.data, ...fields } }
      : write,
  );

const sendWithout = (...paths: readonly string[]): readonly Write[] =>
  sendBooking(ref).filter(({ path }) => !paths.includes(path));

const other = documentsOf(sendBooking(newBookingCode()));
const room = `roomSlots/blue_${slot.start}`;
const id = slotId(slot);

const creating: readonly Row[] = [
  free.commit('bookings create, in person', everybody, () => sendBooking(ref)),
  free.commit('bookings create, by phone', everybody, () => sendBooking(ref, online)),
  free.commit('bookings create, quiet', everybody, () => sendBooking(ref, { isQuiet: true })),
  free.commit('bookings create, waiting', everybody, () => sendBooking(ref, { slot: null })),
  free.commit('bookings create, waiting with a wish', everybody, () =>
    sendBooking(ref, { slot: null, wish: { counsellor: slot.counsellor, wished: slot.start } }),
  ),
  rowsOn({ ...counselling, ...other }).commit('bookings create, in a slot that is taken', nobody, () =>
    sendBooking(ref),
  ),
  rowsOn({ ...counselling, ...other }).commit('bookings create, in a room that is taken', nobody, () =>
    sendBooking(ref, { slot: slotIn(48, 'blue', 'counsellor-2') }),
  ),
  rowsOn({ ...counselling, ...other }).commit(
    'bookings create, by phone beside a taken room',
    everybody,
    () => sendBooking(ref, { way: 'phone', slot: slotIn(48, '', 'counsellor-2') }),
  ),
  rowsOn({ ...counselling, ...other }).commit('bookings create, one hour later', everybody, () =>
    sendBooking(ref, { slot: slotIn(49) }),
  ),
  free.commit('bookings create, in the past', nobody, () => sendBooking(ref, { slot: slotIn(-2) })),
  free.commit('bookings create, at once', nobody, () => sendBooking(ref, { slot: slotAtOnce() })),
  free.commit('bookings create, in two hours', everybody, () => sendBooking(ref, { slot: slotIn(2) })),
  free.commit('bookings create, in 89 days', everybody, () => sendBooking(ref, { slot: slotIn(89 * 24) })),
  free.commit('bookings create, in 91 days', nobody, () => sendBooking(ref, { slot: slotIn(91 * 24) })),
  ...['counsellor-3', 'counsellor-4', 'nobody'].map((who) =>
    free.commit(`bookings create, with ${who}, who takes none`, nobody, () =>
      sendBooking(ref, { slot: slotIn(48, 'blue', who) }),
    ),
  ),
  free.commit('bookings create, in a way that the counsellor does not offer', nobody, () =>
    sendBooking(ref, { way: 'whatsapp', slot: slotIn(48, '') }),
  ),
  free.commit('bookings create, in person without the room', nobody, () =>
    sendBooking(ref, { slot: slotIn(48, '') }),
  ),
  free.commit('bookings create, by phone in the room', nobody, () => sendBooking(ref, { way: 'phone' })),
  free.commit('bookings create, without its slot', nobody, () => sendWithout(slotPath(id))),
  free.commit('bookings create, without the holder of its slot', nobody, () =>
    sendWithout(slotHolderPath(id)),
  ),
  free.commit('bookings create, without its room', nobody, () => sendWithout(room)),
  free.commit('bookings create, without the person', nobody, () => sendWithout(bookingPersonPath(ref))),
  free.commit('bookings create, without tracking', nobody, () => sendWithout(trackingPath(ref))),
  free.commit('bookings create, booked without a slot', nobody, () => [
    ...sendWithout(slotPath(id), slotHolderPath(id), room),
  ]),
  free.commit('bookings create, waiting with a slot', nobody, () => sendWith({ state: 'waiting' })),
  free.commit('bookings create, done', nobody, () => sendWith({ state: 'done' })),
  free.commit('bookings create, moved before', nobody, () => sendWith({ moves: 1 })),
  free.commit('bookings create, on another day than its start', nobody, () =>
    sendWith({ day: '2027-01-01' }),
  ),
  free.commit('bookings create, as a follow-up of nobody', nobody, () =>
    sendBooking(ref, { isFollowUp: true }),
  ),
  free.commit('bookings create, with words in the record', nobody, () => sendWith({ words: 'Help' })),
  free.commit('slots create alone', nobody, () =>
    sendBooking(ref).filter(({ path }) => path.startsWith('slots/')),
  ),
  free.commit('slots create with a holder alone', nobody, () =>
    sendBooking(ref).filter(({ path }) => /^(?:slots|slotHolders|roomSlots)\//.test(path)),
  ),
];

export const booked = bookedIn('booked');
export const waiting = bookedIn('waiting');
/** The talk is within the hour. */
export const soon = bookedIn('booked', { slot: slotIn(0) });
/** Another time that is free. */
export const later = slotIn(72);

/** The writes without the deletion of the old slot. */
const keeping = (writes: readonly Write[]) => writes.filter(({ type }) => type !== 'delete');

export const moved = () => moveBooking(bookingOf(booked), later, { ...asGuest(), isOwn: true });

const byCode: readonly Row[] = [
  rowsOn(waiting).commit('bookings waiting → booked, by the code', theOthers, () =>
    placeBooking(bookingOf(waiting), slot, asGuest()),
  ),
  rowsOn({ ...waiting, ...other }).commit('bookings waiting → booked, in a slot that is taken', nobody, () =>
    placeBooking(bookingOf(waiting), slot, asGuest()),
  ),
  rowsOn(booked).commit('bookings moved by the code', theOthers, moved),
  rowsOn(booked).commit('bookings moved to another counsellor by the code', theOthers, () =>
    moveBooking(bookingOf(booked), slotIn(72, 'blue', 'counsellor-2'), { ...asGuest(), isOwn: true }),
  ),
  rowsOn(booked).commit('bookings moved by the code, and the old slot kept', nobody, () => keeping(moved())),
  rowsOn(booked).commit('bookings moved by the code, uncounted', nobody, () =>
    moveBooking(bookingOf(booked), later, { ...asGuest(), isOwn: false }),
  ),
  rowsOn(booked).commit('bookings moved by the code, into the past', nobody, () =>
    moveBooking(bookingOf(booked), slotIn(-1), { ...asGuest(), isOwn: true }),
  ),
  rowsOn(soon).commit('bookings moved by the code, within two hours', nobody, () =>
    moveBooking(bookingOf(soon), later, { ...asGuest(), isOwn: true }),
  ),
  ...([2, 3] as const).map((moves) => {
    const on = bookedIn('booked', {}, { moves });
    return rowsOn(on).commit(
      `bookings moved by the code after ${moves} moves`,
      moves === 2 ? theOthers : nobody,
      () => moveBooking(bookingOf(on), later, { ...asGuest(), isOwn: true }),
    );
  }),
  ...[waiting, booked].map((on) =>
    rowsOn(on).commit(`bookings ${bookingOf(on).state} → cancelled, by the code`, theOthers, () =>
      cancelBooking(bookingOf(on), 'no-longer-needed', asGuest()),
    ),
  ),
  rowsOn(booked).commit('bookings cancelled by the code, and the slot kept', nobody, () =>
    keeping(cancelBooking(bookingOf(booked), 'other', asGuest())),
  ),
  rowsOn(soon).commit('bookings cancelled by the code, within two hours', nobody, () =>
    cancelBooking(bookingOf(soon), 'other', asGuest()),
  ),
  rowsOn(booked).commit('bookings asked to be sooner, by the code', theOthers, () =>
    askSooner({ ref }, asGuest()),
  ),
  rowsOn(bookedIn('done')).commit('bookings asked to be sooner, once done', nobody, () =>
    askSooner({ ref }, asGuest()),
  ),
  rowsOn(soon).commit('bookings booked → done, by the code', nobody, () =>
    finishBooking(bookingOf(soon), 'held', asGuest()),
  ),
  rowsOn(booked).commit('bookings booked → junk, by the code', nobody, () =>
    junkBooking(bookingOf(booked), asGuest()),
  ),
  rowsOn(booked).commit('slots delete, while they are held', nobody, () => [
    { type: 'delete', path: slotPath(id) },
    { type: 'delete', path: slotHolderPath(id) },
    { type: 'delete', path: room },
  ]),
  rowsOn(booked).commit('slotHolders delete alone', nobody, () => [
    { type: 'delete', path: slotHolderPath(id) },
  ]),
  rowsOn(booked).commit('roomSlots delete alone', nobody, () => [{ type: 'delete', path: room }]),
  rowsOn(booked).commit('slots update', nobody, () => [
    { type: 'update', path: slotPath(id), changes: { start: later.start } },
  ]),
  rowsOn(booked).get('slots get', slotPath(id), everybody),
  rowsOn(booked).list('slots', everybody),
  rowsOn(booked).get('slotHolders get', slotHolderPath(id), nobody),
  rowsOn(booked).list('slotHolders', nobody),
  rowsOn(booked).get('roomSlots get', room, nobody),
  rowsOn(booked).list('roomSlots', nobody),
  rowsOn(booked).get('tracking get, of a booking', trackingPath(ref), everybody),
  rowsOn(booked).commit('the person of a booking update', nobody, () => [
    { type: 'update', path: bookingPersonPath(ref), changes: { phone: '+233201111111' } },
  ]),
  rowsOn(counselling).commit('the person of a booking create alone', nobody, () =>
    sendBooking(ref).filter(({ path }) => path === bookingPersonPath(ref)),
  ),
];

export const counsellingRows: readonly Row[] = [...creating, ...byCode];
