import { createChangeId, logUpdate, personRemoved, removalBegun } from '../../src/entities/change-log';
import {
  bookingPersonPath,
  cancelBooking,
  slotHolderPath,
  slotId,
  slotPath,
} from '../../src/entities/counselling/booking';
import {
  counsellingNotePath,
  deleteCounsellingNote,
  noteIdPath,
  noteIdsCollection,
} from '../../src/entities/counselling/note';
import type { DocumentData, Duty, Write } from '@/shared/backend';
import { without, type Documents } from './attempt';
import { asCounsellor, bookedIn, bookingOf, record, ref, slot } from './matrix-counselling';
import { readersOfOpen, readersOfQuiet, type DutyCase } from './matrix-counselling-duties';
import { asOffice } from './matrix-people';

const personPath = bookingPersonPath(ref);
const note = 'note-0001';
const goneNote = () => deleteCounsellingNote(ref, note);

/** A booking at a stage of its removal, with a note about it. */
const at = (stage: 'begun' | 'done' | null, state: string, isQuiet = false): Documents => ({
  ...bookedIn(state, { isQuiet }, stage === null ? {} : { removal: stage }),
  [noteIdPath(ref, note)]: {},
  [counsellingNotePath(note)]: {
    booking: ref,
    words: 'She is calmer.',
    at: '2026-03-01T00:00:00.000Z',
    userId: 'office-2',
    name: 'Office 2',
  },
});

const step = (event: string, changes: DocumentData): readonly Write[] =>
  logUpdate({ id: createChangeId(), by: asOffice('A'), record, event, changes });

const begin = (more: DocumentData = {}) => step(removalBegun, { removal: 'begun', ...more });
const finish = (more: DocumentData = {}) => step(personRemoved, { removal: 'done', ...more });
const gone = (...paths: readonly string[]): readonly Write[] =>
  paths.map((path) => ({ type: 'delete', path }));

/** A talk to come is called off by whoever finishes. */
const callOff = (on: Documents) => () => cancelBooking(bookingOf(on), 'other', asCounsellor());
const finishers = readersOfQuiet;

/** The hour that the booking held. */
const hour = [slotPath(slotId(slot)), slotHolderPath(slotId(slot)), `roomSlots/${slot.room}_${slot.start}`];

function casesOf(isQuiet: boolean): readonly DutyCase[] {
  const readers = isQuiet ? readersOfQuiet : readersOfOpen;
  const untouched = at(null, 'done', isQuiet);
  const begun = at('begun', 'done', isQuiet);
  const bare = without(begun, [personPath]);
  const booked = at('begun', 'booked', isQuiet);
  const unbegun = at(null, 'booked', isQuiet);
  const commit = (
    what: string,
    needs: readonly Duty[],
    on: Documents,
    writes: () => readonly Write[],
  ): DutyCase => ({
    what: `${isQuiet ? 'quiet' : 'open'} booking: removal ${what}`,
    on,
    call: () => ({ commit: writes() }),
    needs,
  });
  return [
    commit('begun', readers, untouched, begin),
    commit('begun before the talk', readers, at(null, 'booked', isQuiet), begin),
    commit('begun again', readers, without(at('done', 'done', isQuiet), [personPath]), begin),
    commit('begun with another field', [], untouched, () => begin({ moves: 3 })),
    commit('begun without a line', [], untouched, () => begin().slice(0, 1)),
    commit('begun, called a note', [], untouched, () => step('note.added', { removal: 'begun' })),
    commit('done before it is begun', [], without(untouched, [personPath]), finish),
    commit('done', finishers, bare, finish),
    commit('done, with its person', finishers, begun, () => [...finish(), ...gone(personPath)]),
    commit('done, and its hour free', finishers, bare, () => [...finish(), ...gone(...hour)]),
    commit('done, with its person left', [], begun, finish),
    commit('done without a line', [], bare, () => finish().slice(0, 1)),
    commit('done with another field', [], bare, () => finish({ moves: 3 })),
    ...(['waiting', 'booked'] as const).map((state) =>
      commit(`done while it is ${state}`, [], without(at('begun', state, isQuiet), [personPath]), finish),
    ),
    ...(['cancelled', 'junk', 'no-show'] as const).map((state) =>
      commit(
        `done once it is ${state}`,
        finishers,
        without(at('begun', state, isQuiet), [personPath]),
        finish,
      ),
    ),
    commit('takes the person', readers, begun, () => gone(personPath)),
    commit('takes the person before it is begun', [], untouched, () => gone(personPath)),
    commit('takes a note', finishers, begun, goneNote),
    commit('takes a note without its id', [], begun, () => goneNote().slice(0, 1)),
    {
      what: `${isQuiet ? 'quiet' : 'open'} booking: removal lists the ids of notes`,
      on: begun,
      call: () => ({ list: noteIdsCollection(ref) }),
      needs: finishers,
    },
    commit('calls the talk off', finishers, booked, callOff(booked)),
    commit('calls the talk off before it is begun', ['counselling'], unbegun, callOff(unbegun)),
    commit('takes a note before it is begun', [], untouched, goneNote),
    commit('takes a note after it is done', [], at('done', 'done', isQuiet), goneNote),
    commit('frees the hour before it is done', [], begun, () => gone(...hour)),
  ];
}

/** The removal of a person from a booking, each case with every set of duties. */
export const bookingRemovalCases: readonly DutyCase[] = [...casesOf(true), ...casesOf(false)];

/** Honest batches of a removal by a counsellor: description, stored documents, writes. */
export const bookingRemovals: readonly (readonly [string, Documents, () => readonly Write[]])[] = [
  ['a removal of a talk that begins', at(null, 'booked', true), begin],
  [
    'a removal of a talk in person that is done, with its person and its hour',
    at('begun', 'done', true),
    () => [...finish(), ...gone(personPath, ...hour)],
  ],
  ['a note about a talk that goes in a removal', at('begun', 'done'), goneNote],
];
