import { describe, expect, it, vi } from 'vitest';
import {
  BackendFailure,
  type AuthUser,
  type BackendPort,
  type DocumentData,
  type DocumentsChange,
} from '@/shared/backend';
import { observeVisitor, type RoleMemory } from './observe-visitor';
import type { Member } from './session-machine';

type Told = Member | 'unreached' | null;

const ama: AuthUser = { id: 'ama', email: 'ama@example.com', displayName: 'Ama', isEmailVerified: true };

/** A backend with a signed-in user; the test answers its reads. */
function startVisit(memory?: RoleMemory) {
  const answers: { resolve: (data: DocumentData | null) => void; reject: (cause: unknown) => void }[] = [];
  let tellUser: (user: AuthUser | null) => void = () => undefined;
  let tellRole: (change: DocumentsChange) => void = () => undefined;
  const auth = {
    observeUser: (listener: typeof tellUser) => {
      tellUser = listener;
      return () => undefined;
    },
  };
  const documents = {
    get: () =>
      new Promise<DocumentData | null>((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
    observe: (_path: string, onChange: typeof tellRole) => {
      tellRole = onChange;
      return () => undefined;
    },
  };
  const seen = vi.fn<(told: Told) => void>();
  const failed = vi.fn<(cause: unknown) => void>();
  const { readAgain } = observeVisitor({ auth, documents } as unknown as BackendPort, seen, failed, memory);
  tellUser(ama);
  return {
    seen,
    failed,
    answers,
    signIn: () => tellUser(ama),
    signOut: () => tellUser(null),
    changeRole: () => tellRole('unknown'),
    readAgain,
    last: () => {
      const told = seen.mock.lastCall?.[0];
      return typeof told === 'object' ? told?.role : told;
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the visitor', () => {
  it('reports no error of a read that is refused because the person signed out meanwhile', async () => {
    const { answers, failed, seen, signOut } = startVisit();
    signOut();
    answers[0]?.reject(new BackendFailure('forbidden', 'needs an account'));
    await settled();
    expect(failed).not.toHaveBeenCalled();
    expect(seen.mock.calls).toEqual([[null]]);
  });

  it('has the role and the name that the office gave', async () => {
    const { answers, seen } = startVisit();
    answers[0]?.resolve({ role: 'tutor', name: 'Ama S.' });
    await settled();
    expect(seen.mock.calls).toEqual([[{ ...ama, displayName: 'Ama S.', role: 'tutor', duties: [] }]]);
  });

  it.each([[null], [{ role: 'none', name: 'Ama' }], [{ role: 'owner', name: 'Ama' }]])(
    'has no role by %o',
    async (document) => {
      const { answers, last } = startVisit();
      answers[0]?.resolve(document);
      await settled();
      expect(last()).toBeNull();
    },
  );

  it('loses a revoked role at the next read, and notifies once', async () => {
    const { answers, changeRole, seen, last } = startVisit();
    answers[0]?.resolve({ role: 'tutor', name: 'Ama' });
    await settled();
    changeRole();
    answers[1]?.resolve({ role: 'none', name: 'Ama' });
    await settled();
    expect(last()).toBeNull();
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('keeps the newest answer, whichever arrives last', async () => {
    const { answers, changeRole, last } = startVisit();
    changeRole();
    answers[1]?.resolve({ role: 'none', name: 'Ama' });
    answers[0]?.resolve({ role: 'tutor', name: 'Ama' });
    await settled();
    expect(last()).toBeNull();
  });

  it('keeps the role while offline, and not after a refusal', async () => {
    const { answers, changeRole, last, failed } = startVisit();
    answers[0]?.resolve({ role: 'tutor', name: 'Ama' });
    await settled();
    changeRole();
    answers[1]?.reject(new BackendFailure('offline', 'no network'));
    await settled();
    expect(last()).toBe('tutor');
    changeRole();
    answers[2]?.reject(new BackendFailure('forbidden', 'the account is disabled'));
    await settled();
    expect(last()).toBeNull();
    expect(failed).toHaveBeenCalledTimes(2);
  });

  it.each(['offline', 'slow', 'unavailable', 'bot-check', 'too-many-tries'] as const)(
    'is "unreached" while the role cannot be read because of “%s”, until it is read',
    async (problem) => {
      const { answers, readAgain, last, seen, failed } = startVisit();
      answers[0]?.reject(new BackendFailure(problem, 'not now'));
      await settled();
      expect(seen.mock.calls).toEqual([['unreached']]);
      expect(failed).toHaveBeenCalledTimes(1);
      readAgain();
      answers[1]?.resolve({ role: 'admin', name: 'Ama' });
      await settled();
      expect(last()).toBe('admin');
    },
  );

  it('is read again when the backend reports a possible change, such as the return of the network', async () => {
    const { answers, changeRole, last } = startVisit();
    answers[0]?.reject(new BackendFailure('offline', 'no network'));
    await settled();
    changeRole();
    answers[1]?.resolve({ role: 'admin', name: 'Ama' });
    await settled();
    expect(last()).toBe('admin');
  });

  it('has no role from before the sign-out, and is not read when nobody is signed in', async () => {
    const { answers, signOut, signIn, readAgain, last, seen } = startVisit();
    answers[0]?.resolve({ role: 'tutor', name: 'Ama' });
    await settled();
    signOut();
    readAgain();
    expect(answers).toHaveLength(1);
    expect(seen.mock.lastCall).toEqual([null]);
    signIn();
    answers[1]?.reject(new BackendFailure('offline', 'no network'));
    await settled();
    expect(last()).toBe('unreached');
  });
});

describe('a role that cannot be read', () => {
  const memoryOf = (role: string): RoleMemory => ({
    keep: vi.fn<RoleMemory['keep']>(() => Promise.resolve()),
    recall: () => Promise.resolve({ role, name: 'Ama S.' }),
  });

  it.each([
    ['tutor', 'tutor'],
    ['admin', 'unreached'],
  ] as const)('uses the last known role for a tutor only: %s', async (role, expected) => {
    const { answers, last } = startVisit(memoryOf(role));
    answers[0]?.reject(new BackendFailure('offline', 'no network'));
    await settled();
    expect(last()).toBe(expected);
  });

  it('does not use the last known role after a refusal', async () => {
    const { answers, last } = startVisit(memoryOf('tutor'));
    answers[0]?.reject(new BackendFailure('forbidden', 'no'));
    await settled();
    expect(last()).toBeNull();
  });

  it('is stored when it is read', async () => {
    const memory = memoryOf('tutor');
    const { answers } = startVisit(memory);
    answers[0]?.resolve({ role: 'tutor', name: 'Ama S.' });
    await settled();
    expect(memory.keep).toHaveBeenCalledExactlyOnceWith('ama', { role: 'tutor', name: 'Ama S.' });
  });
});
