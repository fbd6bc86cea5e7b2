import { createChangeId, logChange } from '../../src/entities/change-log';
import { bookingPersonPath } from '../../src/entities/counselling/booking';
import {
  counsellingNotePath,
  deleteCounsellingNote,
  noteIdPath,
  noteIdsCollection,
  writeCounsellingNote,
} from '../../src/entities/counselling/note';
import { trackSeen } from '@/entities/tracking';
import { serverTime, type Condition, type DocumentData, type Duty, type Write } from '@/shared/backend';
import type { Call, Documents } from './attempt';
import { bookedIn, record, ref } from './matrix-counselling';
import { counsellorActs, refusedActs } from './matrix-counselling-acts';
import { asOffice, cardOf, idOf } from './matrix-people';

export interface DutyCase {
  readonly what: string;
  readonly on: Documents;
  readonly call: () => Call;
  /** Duties of which one is enough. */
  readonly needs: readonly Duty[];
}

const counsellors: readonly Duty[] = ['counselling'];
export const readersOfQuiet: readonly Duty[] = ['counselling', 'safeguarding'];
export const readersOfOpen: readonly Duty[] = ['office', 'counselling', 'safeguarding'];

const changes = `${record}/changes`;
const notePath = counsellingNotePath('note-0001');
const noteId = noteIdPath(ref, 'note-0001');

const line: DocumentData = {
  at: '2026-03-01T00:00:00.000Z',
  by: asOffice('C'),
  record,
  event: 'booking.placed',
  before: { state: 'waiting' },
  after: { state: 'booked' },
};

/** A booking with everything that hangs on it. */
const fullyIn = (isQuiet: boolean): Documents => ({
  ...bookedIn('booked', { isQuiet }),
  [`${changes}/c1`]: line,
  [notePath]: {
    booking: ref,
    words: 'She is calmer.',
    at: '2026-03-01T00:00:00.000Z',
    userId: 'office-2',
    name: 'Office 2',
  },
  [noteId]: {},
});

const addNote = (): readonly Write[] =>
  writeCounsellingNote(
    'note-0002',
    { userId: idOf('A'), name: cardOf('A').name },
    { booking: ref, words: 'We talked.' },
  );

const look = (event: string) => logChange({ id: createChangeId(), by: asOffice('A'), record, event });
const openOnly: readonly Condition[] = [{ field: 'isQuiet', equals: false }];

/** Every record of a booking, by whom it is read and written. */
function casesOf(isQuiet: boolean): readonly DutyCase[] {
  const on = fullyIn(isQuiet);
  const readers = isQuiet ? readersOfQuiet : readersOfOpen;
  const get = (what: string, path: string, needs: readonly Duty[]): DutyCase => ({
    what: `get of ${what}`,
    on,
    call: () => ({ get: path }),
    needs,
  });
  const commit = (what: string, needs: readonly Duty[], writes: () => readonly Write[]): DutyCase => ({
    what,
    on,
    call: () => ({ commit: writes() }),
    needs,
  });
  return [
    get('the booking', record, readers),
    get('its person', bookingPersonPath(ref), readers),
    get('a line of its log', `${changes}/c1`, readers),
    get('a note', notePath, counsellors),
    { what: 'list of its log', on, call: () => ({ list: changes }), needs: readers },
    { what: 'list of notes', on, call: () => ({ list: 'counsellingNotes' }), needs: counsellors },
    commit('a note written', counsellors, addNote),
    {
      what: 'list of the ids of notes',
      on,
      call: () => ({ list: noteIdsCollection(ref) }),
      needs: counsellors,
    },
    commit('a note written without its id', [], () => addNote().slice(0, 1)),
    commit('an id without a note', [], () => addNote().slice(1)),
    commit('a note changed', [], () => [
      { type: 'update', path: notePath, changes: { words: 'Something else' } },
    ]),
    commit('a note deleted', [], () => deleteCounsellingNote(ref, 'note-0001')),
    commit('the id of a note deleted', [], () => [{ type: 'delete', path: noteId }]),
    commit('its contact shown', readers, () => [look('contact.shown')]),
    commit('said to be seen', counsellors, () => [trackSeen(ref), look('record.seen')]),
  ].map((one) => ({ ...one, what: `${isQuiet ? 'quiet' : 'open'} booking: ${one.what}` }));
}

const everyDuty: readonly Duty[] = ['office', 'counselling', 'safeguarding'];

/** Bookings, each case with every set of duties. */
export const counsellingCases: readonly DutyCase[] = [
  ...casesOf(true),
  ...casesOf(false),
  {
    what: 'bookings: list of all',
    on: fullyIn(false),
    call: () => ({ list: 'bookings' }),
    needs: readersOfQuiet,
  },
  {
    what: 'bookings: list of those that are not quiet',
    on: fullyIn(false),
    call: () => ({ list: 'bookings', where: openOnly }),
    needs: everyDuty,
  },
  {
    what: 'bookings: a line of a quiet one in the log of the office',
    on: fullyIn(true),
    call: () => ({
      commit: [{ type: 'create', path: `changeLog/${createChangeId()}`, data: { ...line, at: serverTime } }],
    }),
    needs: [],
  },
  ...counsellorActs.map(([what, on, writes]) => ({
    what: `bookings: ${what}`,
    on,
    call: () => ({ commit: writes() }),
    needs: counsellors,
  })),
  ...refusedActs.map(([what, on, writes]) => ({
    what: `bookings: ${what}`,
    on,
    call: () => ({ commit: writes() }),
    needs: [],
  })),
];
