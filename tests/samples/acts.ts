import { vi } from 'vitest';
import type { NewPendingWrite } from '../../src/shared/pending-writes';
import type { PendingWriteStore } from '../../src/shared/pending-writes/pending-write-store';
import { BackendFailure, type BackendErrorCode } from '@/shared/backend';

/** A tutor's pending write. */
export const act = (id: string, record = 'offers/o', owner = 'ama'): NewPendingWrite => ({
  id,
  owner,
  record,
  event: 'lesson.taught',
  writes: [{ type: 'create', path: `changeLog/${id}`, data: {} }],
  shown: { topic: 'Fractions' },
});

/** Opens a store on a fresh database. The module opens its database once, so the test resets modules. */
export async function openStore(): Promise<PendingWriteStore> {
  vi.resetModules();
  const { createPendingWriteStore } = await import('../../src/shared/pending-writes/pending-write-store');
  return createPendingWriteStore();
}

export const at = '2026-11-21T16:00:00.000Z';

export const isHere = () => Promise.resolve(true);

/** Returns a time later than any retry delay on every call. */
export const later = (() => {
  let time = Date.parse(at);
  return { isPrompted: false, now: () => new Date((time += 900_000)) };
})();

/** A backend that gives these answers in order, then accepts everything; a duplicate counts as done. */
export function backend(...answers: (BackendErrorCode | 'accepted')[]) {
  const accepted: string[] = [];
  const send = ({ writes }: NewPendingWrite) => {
    const answer = answers.shift() ?? 'accepted';
    if (answer !== 'accepted') return Promise.reject(new BackendFailure(answer, answer));
    const path = String(writes[0]?.path);
    if (!accepted.includes(path)) accepted.push(path);
    return Promise.resolve();
  };
  return { accepted, send };
}

/** Ids of the stored acts, in order. */
export const idsOf = async (store: PendingWriteStore) => (await store.list()).map(({ id }) => id);
