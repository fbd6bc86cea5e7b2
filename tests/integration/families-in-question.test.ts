import { expect, it } from 'vitest';
import { offerPath } from '../../src/entities/offer';
import {
  parseTuitionRequest,
  tuitionRequestPath,
  type TuitionRequest,
} from '../../src/entities/tuition-request';
import {
  createFamiliesMemory,
  familiesInQuestion,
} from '../../src/features/admin/settlement/api/families-in-question';
import { BackendFailure, type DocumentData, type DocumentQuery } from '@/shared/backend';
import { documentsOf } from '../policy/attempt';
import { createCountingDocuments, sumOf } from '../samples/counting-documents';
import { makeOffer } from '../samples/offers';
import { newTuitionCode, office, sendRequest } from '../samples/records';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const start = Date.parse('2026-11-29T12:00:00.000Z');
const at = (ms: number) => new Date(start + ms).toISOString();
const offerId = (index: number) => `6c1f8a0c-2a35-4d0e-8f0e-${String(index).padStart(12, '0')}`;

/** Families whose request moved a while ago, each with one offer; settled until an hour ago. */
function openFamilies(count: number, waiting: readonly number[] = []) {
  const refs = Array.from({ length: count }, () => newTuitionCode());
  const refOf = (index: number) => refs[index] ?? '';
  const stored: Record<string, DocumentData> = {};
  for (const [index, ref] of refs.entries())
    Object.assign(
      stored,
      documentsOf(sendRequest(ref)),
      documentsOf(makeOffer(ref, { id: offerId(index), tutorId: `tutor-${index}` }, office)),
    );
  const counting = createCountingDocuments(stored);
  const put = (path: string, state: string, ms: number) => {
    const moved = { ...stored[path], state, createdAt: at(ms), movedAt: at(ms), updatedAt: at(ms) };
    stored[path] = moved;
    counting.put(path, moved);
  };
  const moveRequest = (index: number, state: string, ms: number) =>
    put(tuitionRequestPath(refOf(index)), state, ms);
  const moveOffer = (index: number, state: string, ms: number) => put(offerPath(offerId(index)), state, ms);
  for (const index of refs.keys()) {
    moveRequest(index, 'running', -5 * dayMs);
    moveOffer(index, 'chosen', -5 * dayMs);
  }
  const past = ['ended', 'cancelled', 'lapsed'];
  const open = (): readonly TuitionRequest[] =>
    refs
      .map((ref) => parseTuitionRequest(ref, stored[tuitionRequestPath(ref)] ?? {}))
      .filter(({ state }) => !past.includes(state));
  const refOfOffer = new Map(refs.map((ref, index) => [offerId(index), ref]));
  let lost = '';
  const memory = createFamiliesMemory(at(-hourMs), waiting.map(refOf));
  const desk = {
    documents: {
      ...counting.documents,
      list: (query: DocumentQuery) => {
        if (lost === '' || !query.collection.endsWith(lost)) return counting.documents.list(query);
        lost = '';
        return Promise.reject(new BackendFailure('offline', 'no network'));
      },
    },
    memory,
    familyOfOffer: (id: string) => Promise.resolve(refOfOffer.get(id) ?? null),
  };
  return {
    moveRequest,
    moveOffer,
    /** The next list of such a collection fails. */
    lose: (collection: string) => {
      lost = collection;
    },
    /** Families in question after so much time, with their open offers, and what it costs to know. */
    askedAt: async (ms: number, touchedAt = -Infinity) => {
      const found = await familiesInQuestion(desk, { requests: open(), touchedAt, now: start + ms });
      for (const { ref } of found) memory.again.delete(ref);
      return {
        families: found.map(({ ref }) => refs.findIndex((known) => known === ref)),
        reads: sumOf(counting.takeReads()),
      };
    },
  };
}

it('asks three questions when the desk opens, however many families are open', async () => {
  const { askedAt } = openFamilies(50);
  // Requests that ended, offers that moved, offers that lapsed.
  expect(await askedAt(0)).toEqual({ families: [], reads: 3 });
  expect(await askedAt(minuteMs)).toEqual({ families: [], reads: 0 });
  expect(await askedAt(5 * minuteMs)).toEqual({ families: [], reads: 1 });
  expect(await askedAt(10 * minuteMs)).toEqual({ families: [], reads: 2 });
});

it('finds what happened while no desk was open', async () => {
  const { moveRequest, moveOffer, askedAt } = openFamilies(9);
  moveRequest(1, 'ended', -30 * minuteMs);
  moveRequest(2, 'trial', -20 * minuteMs);
  moveOffer(3, 'declined', -10 * minuteMs);
  moveOffer(4, 'sent', -25 * hourMs);
  // Long before: another desk has settled it.
  moveRequest(5, 'ended', -3 * hourMs);
  moveOffer(6, 'declined', -3 * hourMs);
  const { families } = await askedAt(0);
  expect([...families].sort()).toEqual([1, 2, 3, 4]);
});

it('tells other tutors a day after the choice, though nothing moves then', async () => {
  const { moveRequest, askedAt } = openFamilies(3);
  moveRequest(1, 'running', minuteMs - dayMs);
  expect(await askedAt(0)).toMatchObject({ families: [] });
  expect(await askedAt(2 * minuteMs)).toMatchObject({ families: [1] });
  expect(await askedAt(3 * minuteMs)).toMatchObject({ families: [] });
});

it('follows a request that moves or leaves the list while the desk is open, without a question', async () => {
  const { moveRequest, askedAt } = openFamilies(9);
  await askedAt(0);
  moveRequest(2, 'cancelled', minuteMs);
  moveRequest(3, 'reviewing', minuteMs);
  // Of each its offers, and of one that left its state.
  expect(await askedAt(minuteMs)).toEqual({ families: [3, 2], reads: 5 });
});

it('asks for offers at once when one was changed on this device, and for each change once', async () => {
  const { moveOffer, askedAt } = openFamilies(9);
  await askedAt(0);
  moveOffer(7, 'declined', 30_000);
  expect(await askedAt(minuteMs)).toMatchObject({ families: [] });
  expect(await askedAt(2 * minuteMs, start + 90_000)).toMatchObject({ families: [7] });
  expect(await askedAt(7 * minuteMs)).toEqual({ families: [], reads: 1 });
  moveOffer(7, 'expired', 8 * minuteMs);
  expect(await askedAt(12 * minuteMs)).toMatchObject({ families: [7] });
});

it('looks again at what another desk left waiting', async () => {
  const { askedAt } = openFamilies(9, [8]);
  expect(await askedAt(0)).toMatchObject({ families: [8] });
});

it('loses no family when the network fails in the middle', async () => {
  const { moveOffer, askedAt, lose } = openFamilies(3);
  moveOffer(1, 'declined', -10 * minuteMs);
  lose('proposals');
  await expect(askedAt(0)).rejects.toThrow('no network');
  expect(await askedAt(minuteMs)).toMatchObject({ families: [1] });
});
