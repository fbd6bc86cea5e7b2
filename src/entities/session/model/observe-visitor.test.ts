import { describe, expect, it, vi } from 'vitest';
import {
  BackendFailure,
  type AuthUser,
  type BackendPort,
  type DocumentData,
  type DocumentsChange,
} from '@/shared/backend';
import { observeVisitor } from './observe-visitor';
import type { Member } from './session-machine';

const ama: AuthUser = { id: 'ama', email: 'ama@example.com', displayName: 'Ama', isEmailVerified: true };

/** A backend in which somebody is signed in, with answers given by hand. */
function startVisit() {
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
  const seen = vi.fn<(member: Member | null) => void>();
  const failed = vi.fn<(cause: unknown) => void>();
  observeVisitor({ auth, documents } as unknown as BackendPort, seen, failed);
  tellUser(ama);
  return {
    seen,
    failed,
    answers,
    signOut: () => tellUser(null),
    changeRole: () => tellRole('unknown'),
    last: () => seen.mock.lastCall?.[0]?.role,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('who is here', () => {
  it('is told with the role and the name that the office gave', async () => {
    const { answers, seen } = startVisit();
    answers[0]?.resolve({ role: 'tutor', name: 'Ama S.' });
    await settled();
    expect(seen.mock.calls).toEqual([[{ ...ama, displayName: 'Ama S.', role: 'tutor' }]]);
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

  it('loses a role that was taken away at its next reading, told once', async () => {
    const { answers, changeRole, seen, last } = startVisit();
    answers[0]?.resolve({ role: 'tutor', name: 'Ama' });
    await settled();
    changeRole();
    answers[1]?.resolve({ role: 'none', name: 'Ama' });
    await settled();
    expect(last()).toBeNull();
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('keeps the newest answer, whichever comes last', async () => {
    const { answers, changeRole, last } = startVisit();
    changeRole();
    answers[1]?.resolve({ role: 'none', name: 'Ama' });
    answers[0]?.resolve({ role: 'tutor', name: 'Ama' });
    await settled();
    expect(last()).toBeNull();
  });

  it('keeps the role through a time without network, and not through a refusal', async () => {
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

  it('has no role that could not be read at all, and none from before signing out', async () => {
    const { answers, signOut, last, seen } = startVisit();
    answers[0]?.reject(new BackendFailure('offline', 'no network'));
    await settled();
    expect(last()).toBeNull();
    signOut();
    expect(seen.mock.lastCall).toEqual([null]);
  });
});
