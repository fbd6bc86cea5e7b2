import { vi } from 'vitest';
import type { NewAct } from '../../src/shared/pending-writes';
import type { ActStore } from '../../src/shared/pending-writes/act-store';
import { BackendFailure, type BackendErrorCode } from '@/shared/backend';

/** Something that a tutor did. */
export const act = (id: string, record = 'offers/o', owner = 'ama'): NewAct => ({
  id,
  owner,
  record,
  event: 'lesson.taught',
  writes: [{ type: 'create', path: `changeLog/${id}`, data: {} }],
  shown: { topic: 'Fractions' },
});

/** A device of its own for each test: the database is opened once by its module. */
export async function openStore(): Promise<ActStore> {
  vi.resetModules();
  const { createActStore } = await import('../../src/shared/pending-writes/act-store');
  return createActStore();
}

export const at = '2026-11-21T16:00:00.000Z';

export const isHere = () => Promise.resolve(true);

/** Later than any pause, each time it is asked. */
export const later = (() => {
  let time = Date.parse(at);
  return { isPrompted: false, now: () => new Date((time += 900_000)) };
})();

/** A backend that answers each batch with the next of these, then accepts; what it has already counts as done. */
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

/** What lies on the device, in its order. */
export const idsOf = async (store: ActStore) => (await store.list()).map(({ id }) => id);
