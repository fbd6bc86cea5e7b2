import {
  consultationBookingPath,
  consultationBookingsCollection,
  consultationLifecycle,
  linkBooking,
} from '../../src/entities/consultancy/consultation';
import { bookSchoolTalk } from '../samples/consultations';
import { counsellorIn, newBookingCode, sendBooking, slotIn } from '../samples/counselling';
import { documentsOf, type Documents } from './attempt';
import { consultationIn, ref } from './consultation-documents';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const booking = newBookingCode();
const path = consultationBookingPath(ref, booking);

const inState = (state: string, fields: Documents[string] = {}): Documents => ({
  ...consultationIn(state, fields),
  ...counsellorIn('published'),
});
const on = rowsOn(inState('received'));
const withLink = (state: string): Documents => ({
  ...inState(state),
  ...documentsOf(bookSchoolTalk(ref, booking)),
});
const booked = rowsOn(withLink('received'));

const linking: readonly Row[] = [
  ...consultationLifecycle.states.map((state) =>
    rowsOn(inState(state)).commit(
      `consultations talk booked, ${state}`,
      ['received', 'scoping', 'proposed', 'agreed', 'running'].includes(state) ? theOthers : nobody,
      () => bookSchoolTalk(ref, booking),
    ),
  ),
  on.commit('consultations talk booked, in person', theOthers, () =>
    bookSchoolTalk(ref, booking, { way: 'in-person', slot: slotIn(48) }),
  ),
  rowsOn(inState('received', { removal: 'begun' })).commit(
    'consultations talk booked, of a removed person',
    nobody,
    () => bookSchoolTalk(ref, booking),
  ),
  on.commit('consultations talk booked, on another topic', nobody, () =>
    bookSchoolTalk(ref, booking, { topic: 'career' }),
  ),
  on.commit('consultations talk booked, a quiet one', nobody, () =>
    bookSchoolTalk(ref, booking, { isQuiet: true }),
  ),
  on.commit('consultations talk booked, without a time', nobody, () =>
    bookSchoolTalk(ref, booking, { slot: null }),
  ),
  on.commit('consultations talk linked alone', nobody, () => [linkBooking(ref, booking)]),
  rowsOn({ ...inState('received'), ...documentsOf(sendBooking(booking)) }).commit(
    'consultations talk linked, of somebody else',
    nobody,
    () => [linkBooking(ref, booking)],
  ),
  on.commit('consultations talk linked, with words', nobody, () =>
    bookSchoolTalk(ref, booking).map((write) =>
      write.type === 'create' && write.path === path
        ? { ...write, data: { ...write.data, words: 'Akua' } }
        : write,
    ),
  ),
  rowsOn(counsellorIn('published')).commit('consultations talk booked, of no consultation', nobody, () =>
    bookSchoolTalk(ref, booking),
  ),
];

const reading: readonly Row[] = [
  booked.get('consultations get a talk', path, everybody),
  booked.list(consultationBookingsCollection(ref), everybody),
  booked.commit('consultations talk unlinked', nobody, () => [{ type: 'delete', path }]),
  booked.commit('consultations talk changed', nobody, () => [
    { type: 'update', path, changes: { at: '2026-03-09T16:12:00.000Z' } },
  ]),
  rowsOn(withLink('junk')).commit('consultations talk unlinked, of junk', theOffice, () => [
    { type: 'delete', path },
  ]),
];

/** Who may do what with the talks that a school booked. */
export const schoolTalkRows: readonly Row[] = [...linking, ...reading];
