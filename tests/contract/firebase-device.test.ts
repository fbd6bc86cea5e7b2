import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackingPath } from '@/entities/tracking';
import { serverTime, type AuthUser, type BackendPort } from '@/shared/backend';
import { newTuitionCode, sendRequest } from '../samples/records';
import { admin, owner, startFirebase } from './firebase-tabs';

type Test = Awaited<ReturnType<typeof startFirebase>>;

const person = { email: 'ama@example.com', password: 'a good long password', displayName: 'Ama' };
let test: Test;

beforeEach(async () => {
  test = await startFirebase();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  await test.close();
});

const addressOf = ([address]: Parameters<typeof fetch>): string =>
  address instanceof Request ? address.url : String(address);

function observe({ auth }: BackendPort) {
  const seen = vi.fn<(user: AuthUser | null) => void>();
  auth.observeUser(seen);
  return seen;
}

describe('a sign-in until the browser is closed', () => {
  it('survives a reload of the tab, and ends with the tab', async () => {
    const user = await (await test.open()).auth.signUp(person, 'until-closed');
    // The same tab after a reload keeps its session storage.
    const again = observe(await test.open());
    await expect.poll(() => again.mock.calls).toEqual([[user]]);
    sessionStorage.clear();
    const later = observe(await test.open());
    await expect.poll(() => later.mock.calls).toEqual([[null]]);
  });

  it('is independent of a lasting sign-in in another tab', async () => {
    const mine = await test.open();
    const user = await mine.auth.signUp(person, 'until-closed');
    const kept = Object.entries(sessionStorage) as [string, string][];
    sessionStorage.clear();
    await (await test.open()).auth.signIn(admin);
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
    const again = observe(await test.open());
    await expect.poll(() => again.mock.calls).toEqual([[user]]);
  });
});

describe('a sign-out', () => {
  it('also ends a sign-in that a tab, now closed, kept on the device', async () => {
    const [mine, other] = [await test.open(), await test.open()];
    await mine.auth.signUp(person, 'until-closed');
    await other.auth.signIn(admin);
    other.close();
    await mine.auth.signOut();
    const later = observe(await test.open());
    await expect.poll(() => later.mock.calls).toEqual([[null]]);
  });
});

describe('an account that is closed', () => {
  it('is signed out once at the next refresh, and then reads as a guest', async () => {
    const backend = await test.open();
    const user = await backend.auth.signUp(person);
    const seen = observe(backend);
    await expect.poll(() => seen.mock.calls).toEqual([[user]]);
    await owner.changeAccount(user.id, { disableUser: true });
    await expect(backend.auth.refreshUser()).resolves.toBeUndefined();
    await expect.poll(() => seen.mock.calls).toEqual([[user], [null]]);
    await expect(backend.documents.get(`people/${user.id}`)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(backend.auth.signIn(person)).rejects.toMatchObject({ code: 'forbidden' });
    expect(seen.mock.calls).toEqual([[user], [null]]);
  });
});

describe('an address that was verified', () => {
  const describeSelf = ({ id }: AuthUser, isEmailVerified: boolean) => [
    {
      type: 'create' as const,
      path: `people/${id}`,
      data: { email: person.email, name: 'Ama', isEmailVerified, updatedAt: serverTime },
    },
  ];

  /** Delays the answer to token renewals. */
  function renewSlowly() {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      if (addressOf(call).includes('/v1/token')) await new Promise((resolve) => setTimeout(resolve, 500));
      return fetch(...call);
    });
  }

  it.each(['at once', 'slowly'])('is reported only once the rules see it too, %s', async (how) => {
    const backend = await test.open();
    const user = await backend.auth.signUp(person);
    await owner.changeAccount(user.id, { emailVerified: true });
    if (how === 'slowly') renewSlowly();
    const written = new Promise<void>((resolve, reject) => {
      backend.auth.observeUser((told) => {
        if (told?.isEmailVerified) backend.documents.commit(describeSelf(told, true)).then(resolve, reject);
      });
    });
    await backend.auth.refreshUser();
    await written;
  });

  it('is visible to the rules after a reload', async () => {
    const user = await (await test.open()).auth.signUp(person);
    await owner.changeAccount(user.id, { emailVerified: true });
    const later = await test.open();
    const seen = observe(later);
    await expect.poll(() => seen.mock.calls).toEqual([[{ ...user, isEmailVerified: true }]]);
    await later.documents.commit(describeSelf(user, true));
  });
});

describe('an address that the account calls verified and the token does not', () => {
  /** Simulates inconsistent servers: the first answers claim that the account is verified. */
  function contradict(untruths: number) {
    const { fetch } = globalThis;
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const text = addressOf(call);
      if (text.includes('/v1/token')) asked.push('token');
      const answer = await fetch(...call);
      if (!text.includes('accounts:lookup')) return answer;
      asked.push('account');
      if (asked.filter((what) => what === 'account').length > untruths) return answer;
      const told = (await answer.json()) as { users: readonly object[] };
      return Response.json({ users: told.users.map((one) => ({ ...one, emailVerified: true })) });
    });
    return asked;
  }
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1000));

  it('is not reported as verified, and is refreshed once', async () => {
    const backend = await test.open();
    const user = await backend.auth.signUp(person);
    const asked = contradict(1);
    await backend.auth.refreshUser();
    await aWhile();
    const seen = observe(backend);
    await expect.poll(() => seen.mock.calls).toEqual([[user]]);
    expect(asked.filter((what) => what === 'token')).toHaveLength(1);
  });

  it('is not refreshed endlessly when both keep contradicting each other', async () => {
    const backend = await test.open();
    await backend.auth.signUp(person);
    const asked = contradict(Infinity);
    await backend.auth.refreshUser();
    await aWhile();
    const before = asked.length;
    await aWhile();
    expect(asked).toHaveLength(before);
    expect(asked.filter((what) => what === 'token')).toHaveLength(1);
  });
});

describe('the bot check', () => {
  const withKey = { recaptchaSiteKey: 'site-key' };
  const blocked = () => Promise.reject(new Error('blocked'));

  it('stops a guest from writing when it does not load, and nobody from reading', async () => {
    const start = vi.fn<() => Promise<never>>(blocked);
    const backend = await test.open(withKey, { startBotCheck: start });
    const ref = newTuitionCode();
    await expect(backend.documents.commit(sendRequest(ref))).rejects.toMatchObject({ code: 'bot-check' });
    expect(await backend.documents.get(trackingPath(ref))).toBeNull();
    await expect(backend.documents.list({ collection: 'enquiries' })).rejects.toMatchObject({
      code: 'bot-check',
    });
    // Each submission retries the check.
    await expect(backend.documents.commit(sendRequest(ref))).rejects.toMatchObject({ code: 'bot-check' });
    expect(start.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  it('stops a guest from writing when it fails', async () => {
    const backend = await test.open(withKey, { startBotCheck: () => Promise.resolve(blocked) });
    await expect(backend.documents.commit(sendRequest(newTuitionCode()))).rejects.toMatchObject({
      code: 'bot-check',
    });
  });

  it('runs for each submission of a guest, and not for a signed-in person', async () => {
    const token = vi.fn<() => Promise<string>>(() => Promise.resolve('token'));
    const backend = await test.open(withKey, { startBotCheck: () => Promise.resolve(token) });
    const ref = newTuitionCode();
    await backend.documents.commit(sendRequest(ref));
    await backend.documents.commit(sendRequest(newTuitionCode()));
    expect(token).toHaveBeenCalledTimes(2);
    expect(await backend.documents.get(trackingPath(ref))).toMatchObject({ state: 'submitted' });
    await backend.auth.signIn(admin);
    await backend.documents.commit(sendRequest(newTuitionCode()));
    expect(token).toHaveBeenCalledTimes(2);
  });

  it('does not load without a key', async () => {
    const start = vi.fn<() => Promise<never>>(blocked);
    const backend = await test.open({}, { startBotCheck: start });
    await backend.documents.commit(sendRequest(newTuitionCode()));
    expect(start).not.toHaveBeenCalled();
  });
});

describe('a bad network', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };

  it('is reported as such by every call', async () => {
    const backend = await test.open();
    await backend.auth.signUp(person);
    vi.stubGlobal('fetch', lost);
    const calls = [
      backend.documents.get('tracking/LL-T1'),
      backend.documents.list({ collection: 'enquiries' }),
      backend.documents.commit(sendRequest(newTuitionCode())),
      backend.auth.signIn(person),
      backend.auth.requestPasswordReset(person.email),
      backend.auth.refreshUser(),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'offline' });
  });

  it('that loses the answer to an accepted submission leaves one record, which is recognized when sent again', async () => {
    const backend = await test.open();
    const writes = sendRequest(newTuitionCode());
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      await fetch(...call);
      lost();
    });
    await expect(backend.documents.commit(writes)).rejects.toMatchObject({ code: 'offline' });
    vi.unstubAllGlobals();
    await expect(backend.documents.commit(writes)).rejects.toMatchObject({ code: 'already-exists' });
    await backend.auth.signIn(admin);
    expect(await backend.documents.list({ collection: 'tuitionRequests' })).toHaveLength(1);
  });

  it('keeps written data out of the console', async () => {
    const shown = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
    const backend = await test.open();
    const writes = sendRequest(newTuitionCode());
    await backend.documents.commit(writes);
    await expect(backend.documents.commit(writes)).rejects.toMatchObject({ code: 'already-exists' });
    expect(shown.flatMap((spy) => spy.mock.calls).join()).not.toContain('Ama Mensah');
  });
});
