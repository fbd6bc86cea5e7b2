import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { followOwnPerson } from '@/app/composition/follow-own-person';
import { describeSelf, personPath } from '@/entities/person';
import { BackendFailure, type AuthUser } from '@/shared/backend';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';

const efua = { email: 'Efua@Example.com', password: 'three words here', displayName: 'Efua Darko' };

let backend: EmbeddedBackend;
let count = 0;

const open = () =>
  createEmbeddedBackend({
    name: `own-person-${count}`,
    policy: createSiteAccessPolicy(),
    demoAccounts: [],
    sampleDocuments: () => ({}),
    passwordIterations: 10,
  });

beforeEach(async () => {
  count += 1;
  backend = await open();
});
afterEach(() => backend.close());

it('a new account is listed among the people, with one tab or two', async () => {
  const failed = vi.fn<(cause: unknown) => void>();
  const other = await open();
  followOwnPerson(backend, failed);
  followOwnPerson(other, failed);
  const { id } = await backend.auth.signUp(efua);
  await expect
    .poll(() => backend.documents.get(personPath(id)))
    .toMatchObject({ email: 'efua@example.com', name: 'Efua Darko', isEmailVerified: false });
  expect(failed).not.toHaveBeenCalled();
  other.close();
});

it('the person is written again only when the account changes', async () => {
  const user = await backend.auth.signUp(efua);
  const commit = vi.spyOn(backend.documents, 'commit');
  const get = vi.spyOn(backend.documents, 'get');
  followOwnPerson(backend, () => undefined);
  await expect.poll(() => commit.mock.calls.length).toBe(1);
  await backend.auth.refreshUser();
  await backend.auth.signOut();
  await backend.auth.signIn(efua);
  await expect.poll(() => get.mock.calls.length).toBe(2);
  expect(commit).toHaveBeenCalledTimes(1);

  const known = await backend.documents.get(personPath(user.id));
  expect(describeSelf({ ...user, isEmailVerified: true }, known)).toMatchObject({
    type: 'update',
    changes: { isEmailVerified: true },
  });
  expect(describeSelf({ ...user, displayName: 'Efua D.' }, known)).toMatchObject({
    changes: { name: 'Efua D.' },
  });
});

it('a failed write of the person is reported, and does not prevent the sign-in', async () => {
  const failed = vi.fn<(cause: unknown) => void>();
  vi.spyOn(backend.documents, 'commit').mockRejectedValue(new BackendFailure('offline', 'no network'));
  followOwnPerson(backend, failed);
  const user = await backend.auth.signUp(efua);
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  const seen = vi.fn<(user: AuthUser | null) => void>();
  backend.auth.observeUser(seen);
  await expect.poll(() => seen.mock.lastCall).toEqual([user]);
});

it('a failed write of the person is not reported after a sign-out', async () => {
  const failed = vi.fn<(cause: unknown) => void>();
  let fail: (cause: unknown) => void = () => undefined;
  const commit = vi
    .spyOn(backend.documents, 'commit')
    .mockReturnValue(new Promise((_, reject) => (fail = reject)));
  followOwnPerson(backend, failed);
  await backend.auth.signUp(efua);
  await expect.poll(() => commit.mock.calls.length).toBe(1);
  await backend.auth.signOut();
  const seen = vi.fn<(user: AuthUser | null) => void>();
  backend.auth.observeUser(seen);
  await expect.poll(() => seen.mock.lastCall).toEqual([null]);
  fail(new BackendFailure('unauthenticated', 'gone'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(failed).not.toHaveBeenCalled();
});

it.each([
  ['', 'efua'],
  ['  Efua  ', 'Efua'],
  ['<b>Efua</b>', 'efua'],
  ['E'.repeat(81), 'efua'],
])('an account named "%s" is displayed as "%s"', (displayName, name) => {
  const user = { id: 'efua', email: 'efua@example.com', displayName, isEmailVerified: false };
  expect(describeSelf(user, null)).toMatchObject({ data: { name } });
});
