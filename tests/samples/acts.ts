import { vi } from 'vitest';
import type { NewAct } from '../../src/shared/pending-writes';
import type { ActStore } from '../../src/shared/pending-writes/act-store';
import { BackendFailure, type BackendErrorCode } from '@/shared/backend';

/** A tutor's pending write. */
export const act = (id: string, record = 'offers/o', owner = 'ama'): NewAct => ({
  id,
  owner,
  record,
  event: 'lesson.taught',
  writes: [{ type: 'create', path: `changeLog/${id}`, data: {} }],
  shown: { topic: 'Fractions' },
});

/** Opens a store on a fresh database. The module opens its database once, so the test resets modules. */
export async function openStore(): Promise<ActStore> {
  vi.resetModules();
  const { createActStore } = await import('../../src/shared/pending-writes/act-store');
  return createActStore();
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
  const send = ({ writes }: NewAct) => {
    const answer = answers.shift() ?? 'accepted';
    if (answer !== 'accepted') return Promise.reject(new BackendFailure(answer, answer));
    const path = String(writes[0]?.path);
    if (!accepted.includes(path)) accepted.push(path);
    return Promise.resolve();
  };
  return { accepted, send };
}

/** Ids of the stored acts, in order. */
export const idsOf = async (store: ActStore) => (await store.list()).map(({ id }) => id);
