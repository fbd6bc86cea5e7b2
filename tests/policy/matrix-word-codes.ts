import { createChangeId, logChange } from '../../src/entities/change-log';
import {
  bookingPath,
  cancelBooking,
  createBooking,
  parseBooking,
  wordCodePath,
} from '../../src/entities/counselling/booking';
import { openTracking } from '@/entities/tracking';
import type { Write } from '@/shared/backend';
import { newQuietCode, quietBooking, sendQuietBooking } from '../samples/quiet-bookings';
import { documentsOf } from './attempt';
import { asCodeHolder, world } from './matrix-people';
import { everybody, nobody, rowsOn, theOthers, type Row } from './matrix-row';

const ref = newQuietCode();
const { wordCode: words = '', ...withoutWords } = quietBooking;
const path = wordCodePath(words);
const record = bookingPath(ref);

const stored = { ...world, ...documentsOf(sendQuietBooking(ref)) };
const open = {
  ...world,
  ...documentsOf([
    ...createBooking(ref, { ...withoutWords, isQuiet: false }),
    openTracking(ref, { kind: 'counselling' }, 'waiting'),
  ]),
};
const empty = rowsOn(world);
const sent = rowsOn(stored);

const other = 'violet-tractor-canoe';

/** The batch of a quiet form; the changed one is what a tampered client would send. */
const create =
  (change: (writes: readonly Write[]) => readonly Write[] = (writes) => writes) =>
  () =>
    change(sendQuietBooking(ref));

const without = (left: string) => (writes: readonly Write[]) => writes.filter((write) => write.path !== left);

const having = (fields: object) => (writes: readonly Write[]) =>
  writes.map((write) =>
    write.type === 'create' && write.path === record
      ? { ...write, data: { ...write.data, ...fields } }
      : write,
  );

const renamed = (to: string) => (writes: readonly Write[]) =>
  writes.map((write) => (write.path === path ? { ...write, path: wordCodePath(to) } : write));

const cancel =
  (change: (writes: readonly Write[]) => readonly Write[] = (writes) => writes) =>
  () =>
    change(
      cancelBooking(parseBooking(ref, stored[record] ?? {}), 'other', {
        id: createChangeId(),
        by: asCodeHolder,
        log: logChange,
      }),
    );

/** Words of quiet bookings. */
export const wordCodeRows: readonly Row[] = [
  sent.get('wordCodes get', path, everybody),
  empty.get('wordCodes get, words of nobody', wordCodePath(other), everybody),
  sent.list('wordCodes', nobody),
  empty.commit('wordCodes create, with its booking', everybody, create()),
  empty.commit('wordCodes create, without its booking', nobody, () => [
    { type: 'create', path, data: { ref } },
  ]),
  empty.commit('wordCodes create, named by a booking that does not bring it', nobody, create(without(path))),
  empty.commit('wordCodes create, of an open booking', nobody, create(having({ isQuiet: false }))),
  empty.commit('wordCodes create, which its booking does not name', nobody, create(renamed(other))),
  empty.commit(
    'wordCodes create, that are no words',
    nobody,
    create((writes) => having({ wordCode: 'A-B-C' })(renamed('A-B-C')(writes))),
  ),
  empty.commit('bookings create, with words that are none', nobody, create(having({ wordCode: '' }))),
  sent.commit('wordCodes create, for a booking that is there', nobody, () => [
    { type: 'create', path: wordCodePath(other), data: { ref } },
  ]),
  rowsOn(open).commit('wordCodes create, for an open booking that is there', nobody, () => [
    { type: 'create', path: wordCodePath(other), data: { ref } },
  ]),
  sent.commit('wordCodes update', nobody, () => [{ type: 'update', path, changes: { ref: newQuietCode() } }]),
  sent.commit('wordCodes delete, of a booking that goes on', nobody, () => [{ type: 'delete', path }]),
  sent.commit('bookings cancel, with its words', theOthers, cancel()),
  sent.commit('bookings cancel, leaving its words', nobody, cancel(without(path))),
  sent.commit(
    'bookings cancel, still naming its words',
    nobody,
    cancel((writes) =>
      writes.map((write) =>
        write.type === 'update' && write.path === record
          ? { ...write, changes: { ...write.changes, wordCode: words } }
          : write,
      ),
    ),
  ),
];
