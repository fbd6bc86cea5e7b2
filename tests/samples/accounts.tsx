import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { SessionContext, type Member } from '@/entities/session';
import { PhoneMemoryContext } from '@/features/site/sign-in';
import { LoadBackendContext } from '@/shared/api';
import type { AuthPort, BackendPort } from '@/shared/backend';
import { startSessionOf } from './session';
import { createEnglish } from './words';

export const efua: Member = {
  id: 'efua',
  email: 'efua@example.com',
  displayName: 'Efua',
  isEmailVerified: false,
  role: null,
  duties: [],
};

function createAuth(sendsMail: boolean) {
  return {
    sendsMail,
    observeUser: vi.fn<AuthPort['observeUser']>(() => () => undefined),
    signIn: vi.fn<AuthPort['signIn']>(() => Promise.resolve(efua)),
    signUp: vi.fn<AuthPort['signUp']>(() => Promise.resolve(efua)),
    signOut: vi.fn<AuthPort['signOut']>(() => Promise.resolve()),
    requestPasswordReset: vi.fn<AuthPort['requestPasswordReset']>(() => Promise.resolve()),
    requestEmailVerification: vi.fn<AuthPort['requestEmailVerification']>(() => Promise.resolve()),
    refreshUser: vi.fn<AuthPort['refreshUser']>(() => Promise.resolve()),
  };
}

export interface Surroundings {
  readonly sendsMail?: boolean;
  readonly isShared?: boolean;
  readonly member?: Member | null;
  /** Number of queued writes. */
  readonly unsent?: number;
}

/** Renders a part of the site with simulated accounts. */
export async function show(
  part: ReactNode,
  { sendsMail = true, isShared = false, member = efua, unsent = 0 }: Surroundings = {},
) {
  const english = await createEnglish('validation', 'words', 'sign-in');
  const auth = createAuth(sendsMail);
  const memory = {
    isShared: () => isShared,
    countUnsent: () => Promise.resolve(unsent),
    noteSignIn: vi.fn<(isShared: boolean | null) => void>(),
    forget: vi.fn<(userId: string | null) => Promise<void>>(() => Promise.resolve()),
  };
  const session = startSessionOf(member);
  const backend = Promise.resolve({ auth } as unknown as BackendPort);
  const load = () => backend;
  render(
    <I18nextProvider i18n={english}>
      <LoadBackendContext value={load}>
        <PhoneMemoryContext value={memory}>
          <SessionContext value={session}>
            <MemoryRouter>{part}</MemoryRouter>
          </SessionContext>
        </PhoneMemoryContext>
      </LoadBackendContext>
    </I18nextProvider>,
  );
  await act(() => backend);
  const verify = () =>
    act(() => session.send({ type: 'visitor.changed', member: { ...efua, isEmailVerified: true } }));
  return { auth, memory, verify };
}

export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const button = (name: string) => screen.queryByRole('button', { name });
export const find = (name: string) => screen.findByRole('button', { name });
export const tick = () => screen.getByLabelText<HTMLInputElement>(/^This is a shared phone/);

export function typeAccount() {
  fill('Email', efua.email);
  fill('Password', 'three words here');
}
