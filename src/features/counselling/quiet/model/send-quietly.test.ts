import { describe, expect, it } from 'vitest';
import { wordCodePath, slotPath, type ChosenSlot } from '@/entities/counselling/booking';
import { createWordCode, loadWords } from '@/entities/counselling/word-code';
import { BackendFailure, isServerTime, type DocumentData, type Write } from '@/shared/backend';
import { emptyQuiet, quietBookingOf } from './quiet-booking';
import { reserve, sendQuietly } from './send-quietly';

const list = await loadWords();

const slot: ChosenSlot = { counsellor: 'counsellor-account-0001', start: '2026-12-03T10:00Z', room: '' };

const booking = (taken: ChosenSlot | null = null) =>
  quietBookingOf(
    { ...emptyQuiet, way: 'phone', name: 'Star', phone: '+233241234567', isAgreed: true },
    taken,
    'en',
  );

const at = '2026-11-25T08:00:00.000Z';
const withTimes = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, isServerTime(value) ? at : value]));

/** A store that creates documents once, as both backends do. `fail` is thrown after that many commits. */
function createStore(stored: Record<string, DocumentData> = {}, lose = 0) {
  let lost = 0;
  const commits: (readonly Write[])[] = [];
  return {
    stored,
    commits,
    get: (path: string) => Promise.resolve(stored[path] ?? null),
    commit(writes: readonly Write[]) {
      commits.push(writes);
      const taken = writes.find(({ type, path }) => type === 'create' && path in stored);
      if (taken) return Promise.reject(new BackendFailure('already-exists', taken.path));
      for (const write of writes) if (write.type === 'create') stored[write.path] = withTimes(write.data);
      lost += 1;
      return lost <= lose
        ? Promise.reject(new BackendFailure('slow', 'the answer was lost'))
        : Promise.resolve();
    },
  };
}

describe('sending a quiet booking', () => {
  it('creates the booking, its person, its tracking and its words in one batch', async () => {
    const store = createStore();
    const reserved = reserve(list);
    expect(await sendQuietly(store, booking(), { reserved, list })).toEqual({
      kind: 'sent',
      reserved,
      slot: null,
    });
    expect(Object.keys(store.stored).sort()).toEqual(
      [
        `bookings/${reserved.ref}`,
        `bookings/${reserved.ref}/private/person`,
        `tracking/${reserved.ref}`,
        wordCodePath(reserved.words.id),
      ].sort(),
    );
    expect(store.stored[`bookings/${reserved.ref}`]).toMatchObject({ isQuiet: true, state: 'waiting' });
  });

  it('draws other words when somebody has these already', async () => {
    const reserved = reserve(list);
    const store = createStore({ [wordCodePath(reserved.words.id)]: { ref: 'LL-C0000000000000' } });
    const outcome = await sendQuietly(store, booking(), { reserved, list });
    expect(outcome).toMatchObject({ kind: 'sent', reserved: { ref: reserved.ref } });
    const { words } = outcome.kind === 'sent' ? outcome.reserved : reserved;
    expect(words.id).not.toBe(reserved.words.id);
    expect(store.stored[wordCodePath(words.id)]).toEqual({ ref: reserved.ref });
    expect(store.stored[wordCodePath(reserved.words.id)]).toEqual({ ref: 'LL-C0000000000000' });
  });

  it('books once when the answer was lost, and tells what is booked', async () => {
    const store = createStore({}, 1);
    const reserved = reserve(list);
    await expect(sendQuietly(store, booking(), { reserved, list })).rejects.toMatchObject({ code: 'slow' });
    // The form was changed meanwhile: the first one counts.
    expect(await sendQuietly(store, booking(slot), { reserved, list })).toEqual({
      kind: 'sent',
      reserved,
      slot: null,
    });
    expect(Object.keys(store.stored).filter((path) => /^bookings\/[^/]+$/.test(path))).toHaveLength(1);
  });

  it('says that the time was taken, and books nothing', async () => {
    const store = createStore({ [slotPath(`${slot.counsellor}_${slot.start}`)]: {} });
    expect(await sendQuietly(store, booking(slot), { reserved: reserve(list), list })).toEqual({
      kind: 'slot-taken',
    });
    expect(Object.keys(store.stored)).toHaveLength(1);
  });

  it('passes on any other refusal, and a missing network at once', async () => {
    const refuse = (code: 'forbidden' | 'offline') => ({
      get: () => Promise.resolve(null),
      commit: () => Promise.reject(new BackendFailure(code, code)),
    });
    for (const code of ['forbidden', 'offline'] as const)
      await expect(
        sendQuietly(refuse(code), booking(), { reserved: reserve(list), list }),
      ).rejects.toMatchObject({ code });
  });

  it('gives up when drawn words are taken again and again', async () => {
    const always = {
      get: (path: string) => Promise.resolve(path.startsWith('wordCodes/') ? { ref: 'x' } : null),
      commit: () => Promise.reject(new BackendFailure('already-exists', 'words')),
    };
    await expect(
      sendQuietly(always, booking(), {
        reserved: { ref: reserve(list).ref, words: createWordCode(list) },
        list,
      }),
    ).rejects.toMatchObject({ code: 'already-exists' });
  });
});
