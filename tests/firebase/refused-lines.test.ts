import { readFileSync } from 'node:fs';
import type { Auth } from 'firebase/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeHolder, createChangeId, logChange } from '../../src/entities/change-log';
import { trackingPath } from '../../src/entities/tracking';
import { tuitionRequestPath } from '../../src/entities/tuition-request';
import { BackendFailure, serverTime, type DocumentsPort, type Write } from '@/shared/backend';
import { createFirebaseDocuments } from '@/shared/firebase/firebase-documents';
import { newTuitionCode, sendRequest, transitionRequest } from '../samples/records';
import { openRules } from './rules-environment';

const environment = await openRules('demo-lines', readFileSync('firestore.rules', 'utf8'));
afterAll(() => environment.close());
beforeAll(() => environment.clear());

/** A phone of somebody without an account, with the adapter of the site. */
const phone: DocumentsPort = createFirebaseDocuments({
  store: environment.guest(),
  auth: { authStateReady: () => Promise.resolve(), currentUser: null } as unknown as Auth,
  channel: {
    announce: () => undefined,
    tellOthers: () => undefined,
    observe: () => () => undefined,
    close: () => undefined,
  },
  botCheck: null,
});

const refusedWith = (writes: readonly Write[]) =>
  phone.commit(writes).then(
    () => 'accepted',
    (cause: unknown) => (cause instanceof BackendFailure ? cause.code : String(cause)),
  );

it('a refused change is not taken for one that was sent before, whatever else of it exists', async () => {
  const [ref, other] = [newTuitionCode(), newTuitionCode()];
  await phone.commit(sendRequest(ref));
  await phone.commit(sendRequest(other));
  const id = createChangeId();
  const line = logChange({
    id,
    by: codeHolder,
    record: tuitionRequestPath(ref),
    event: 'request.cancelled',
    before: { state: 'submitted' },
    after: { state: 'cancelled' },
  });
  const change: Write = {
    type: 'update',
    path: tuitionRequestPath(ref),
    changes: { state: 'cancelled', movedAt: serverTime, updatedAt: serverTime, lastChange: id },
  };
  // Somebody else's document stands where the batch creates one: its own line is known to be missing.
  const taken: Write = { type: 'create', path: trackingPath(other), data: { state: 'cancelled' } };
  expect(await refusedWith([change, line, taken])).toBe('forbidden');
  expect(await phone.get(line.path)).toBeNull();
});

it('a change whose answer was lost is found by its line, also after later changes', async () => {
  const ref = newTuitionCode();
  const sent = sendRequest(ref);
  await phone.commit(sent);
  expect(await refusedWith(sent)).toBe('already-exists');
  const cancel = transitionRequest(ref, 'submitted', 'cancelled', codeHolder);
  await phone.commit(cancel);
  expect(await refusedWith(cancel)).toBe('already-exists');
});
