import { describe, expect, it, vi } from 'vitest';
import type { AuthUser, BackendPort } from '@/shared/backend';
import type { BackendUnderTest } from './backend-contract';

export const person = { email: 'Ama@Example.com', password: 'a good long password', displayName: 'Ama' };

/**
 * Contract of the port's accounts.
 * @param current returns the backend of the running test
 */
export function describeAccountsContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly test: BackendUnderTest },
): void {
  const currentUser = (of = current().backend) => {
    const seen = vi.fn<(user: AuthUser | null) => void>();
    const stop = of.auth.observeUser(seen);
    return { seen, stop };
  };

  describe(`${name}: accounts`, () => {
    it('report at once that nobody is signed in', async () => {
      const { seen } = currentUser();
      await expect.poll(() => seen.mock.calls).toEqual([[null]]);
    });

    it('support sign-up, sign-in with any spelling of the address, and sign-out', async () => {
      const made = await current().backend.auth.signUp(person);
      expect(made).toMatchObject({ email: 'ama@example.com', displayName: 'Ama' });
      await current().backend.auth.signOut();
      const { seen } = currentUser();
      await expect.poll(() => seen.mock.lastCall).toEqual([null]);
      await expect(
        current().backend.auth.signIn({ email: ' AMA@example.COM', password: person.password }),
      ).resolves.toEqual(made);
      await expect.poll(() => seen.mock.lastCall).toEqual([made]);
    });

    it('answer a wrong password and an unknown address alike', async () => {
      await current().backend.auth.signUp(person);
      const wrong = { code: 'wrong-credentials' };
      await expect(
        current().backend.auth.signIn({ ...person, password: 'not this one' }),
      ).rejects.toMatchObject(wrong);
      await expect(
        current().backend.auth.signIn({ ...person, email: 'x@example.com' }),
      ).rejects.toMatchObject(wrong);
    });

    it('reject a second account with the same address, and a short password', async () => {
      await current().backend.auth.signUp(person);
      await expect(
        current().backend.auth.signUp({ ...person, email: 'AMA@example.com' }),
      ).rejects.toMatchObject({
        code: 'account-exists',
      });
      await expect(
        current().backend.auth.signUp({ ...person, email: 'b@example.com', password: '1234567' }),
      ).rejects.toMatchObject({
        code: 'weak-password',
      });
    });

    it('are the same in another tab, which is notified of sign-in and sign-out', async () => {
      const other = await current().test.open();
      const { seen } = currentUser(other);
      await expect.poll(() => seen.mock.lastCall).toEqual([null]);
      const user = await current().backend.auth.signUp(person);
      await expect.poll(() => seen.mock.lastCall).toEqual([user]);
      await current().backend.auth.signOut();
      await expect.poll(() => seen.mock.lastCall).toEqual([null]);
    });

    it('stop notifying after unsubscription', async () => {
      const { seen, stop } = currentUser();
      await expect.poll(() => seen.mock.calls.length).toBe(1);
      stop();
      await current().backend.auth.signUp(person);
      expect(seen.mock.calls.length).toBe(1);
    });

    it('stay signed in after the browser was closed, by default', async () => {
      const { backend, test } = current();
      const user = await backend.auth.signUp(person);
      const { seen } = currentUser(await test.open());
      await expect.poll(() => seen.mock.calls).toEqual([[user]]);
    });

    it.each(['signIn', 'signUp'] as const)(
      'stay signed in within one tab when %s lasts until it is closed',
      async (how) => {
        const { backend, test } = current();
        if (how === 'signIn') {
          await backend.auth.signUp(person);
          await backend.auth.signOut();
        }
        const user = await backend.auth[how](person, 'until-closed');
        const here = currentUser();
        await expect.poll(() => here.seen.mock.lastCall).toEqual([user]);
        const other = await test.open();
        const there = currentUser(other);
        await expect.poll(() => there.seen.mock.calls).toEqual([[null]]);
        await other.auth.signOut();
        await expect.poll(() => here.seen.mock.lastCall).toEqual([null]);
      },
    );

    it('have nobody signed in on the device after a sign-out', async () => {
      const { backend, test } = current();
      const other = await test.open();
      await backend.auth.signUp(person, 'until-closed');
      await other.auth.signIn(test.admin);
      await backend.auth.signOut();
      const { seen } = currentUser(await test.open());
      await expect.poll(() => seen.mock.calls).toEqual([[null]]);
    });

    it('do not change when a sign-in fails', async () => {
      const { backend, test } = current();
      const user = await backend.auth.signUp(person);
      await expect(
        backend.auth.signIn({ ...person, password: 'not this one' }, 'until-closed'),
      ).rejects.toMatchObject({ code: 'wrong-credentials' });
      const here = currentUser();
      await expect.poll(() => here.seen.mock.calls).toEqual([[user]]);
      const there = currentUser(await test.open());
      await expect.poll(() => there.seen.mock.calls).toEqual([[user]]);
    });

    it('can be refreshed, whoever is signed in', async () => {
      const { backend } = current();
      await expect(backend.auth.refreshUser()).resolves.toBeUndefined();
      const user = await backend.auth.signUp(person);
      await expect(backend.auth.refreshUser()).resolves.toBeUndefined();
      const { seen } = currentUser();
      await expect.poll(() => seen.mock.calls).toEqual([[user]]);
    });

    it('send e-mails, or report that they cannot', async () => {
      const { backend, test } = current();
      const { auth } = backend;
      if (!auth.sendsMail) {
        await expect(auth.requestPasswordReset(person.email)).rejects.toMatchObject({ code: 'no-mail' });
        await expect(auth.requestEmailVerification()).rejects.toMatchObject({ code: 'no-mail' });
        return;
      }
      await expect(auth.requestEmailVerification()).rejects.toMatchObject({ code: 'unauthenticated' });
      // Does not reveal whether the account exists.
      await expect(auth.requestPasswordReset('nobody@example.com')).resolves.toBeUndefined();
      const user = await auth.signUp(person);
      await expect(auth.requestPasswordReset(person.email)).resolves.toBeUndefined();
      await expect(auth.requestEmailVerification()).resolves.toBeUndefined();
      const { seen } = currentUser();
      const there = currentUser(await test.open());
      await expect.poll(() => there.seen.mock.lastCall).toEqual([user]);
      await test.verify?.(user.id);
      await auth.refreshUser();
      const verified = [{ ...user, isEmailVerified: true }];
      await expect.poll(() => seen.mock.lastCall).toEqual(verified);
      await expect.poll(() => there.seen.mock.lastCall).toEqual(verified);
    });
  });
}
