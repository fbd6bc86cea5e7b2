import { expect, it, vi } from 'vitest';
import { BackendFailure, type DocumentsPort, type Write } from '@/shared/backend';
import { submitTransition } from './submit-transition';

const record = 'enquiries/LL-E1';
const writes: readonly Write[] = [
  { type: 'update', path: record, changes: { state: 'resolved' } },
  { type: 'create', path: 'changeLog/1', data: {} },
];

function backendWith(state: string | null, failure: BackendFailure) {
  const announce = vi.fn<(paths: readonly string[]) => void>();
  const get = vi.fn(() => Promise.resolve(state === null ? null : { state }));
  const documents = { commit: () => Promise.reject(failure), get, announce } as unknown as DocumentsPort;
  return { announce, get, submit: () => submitTransition(documents, { record, from: 'answering' }, writes) };
}

const forbidden = new BackendFailure('forbidden', 'no');

it('says that somebody else has moved the record, and has the lists read it again', async () => {
  const { submit, announce } = backendWith('resolved', forbidden);
  await expect(submit()).rejects.toMatchObject({ code: 'changed' });
  expect(announce).toHaveBeenCalledExactlyOnceWith([record, 'changeLog/1']);
});

it('says so too when what goes with the transition is gone already', async () => {
  const { submit } = backendWith('resolved', new BackendFailure('not-found', 'no slot'));
  await expect(submit()).rejects.toMatchObject({ code: 'changed' });
});

it.each(['answering', null])('keeps the refusal of a record that stands as %s', async (state) => {
  const { submit, announce } = backendWith(state, forbidden);
  await expect(submit()).rejects.toBe(forbidden);
  expect(announce).not.toHaveBeenCalled();
});

it('reads nothing after any other failure, and counts a write that arrived before as done', async () => {
  const slow = backendWith('resolved', new BackendFailure('slow', 'no answer'));
  await expect(slow.submit()).rejects.toMatchObject({ code: 'slow' });
  const again = backendWith('resolved', new BackendFailure('already-exists', 'there'));
  await expect(again.submit()).resolves.toBeUndefined();
  expect([slow.get, again.get].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
