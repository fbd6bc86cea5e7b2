// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LoadBackendContext } from '@/shared/api';
import type { BackendPort } from '@/shared/backend';
import { createEnglish } from '../../../../../tests/samples/words';
import { PhoneMemoryContext, type PhoneMemory } from '../model/phone-memory';
import { SignInForm } from './sign-in-form';

const memory: PhoneMemory = {
  isShared: () => false,
  noteSignIn: () => undefined,
  countUnsent: async () => 0,
  forget: async () => undefined,
};

type Listener = (user: object | null) => void;

async function openForm() {
  let answer: () => void = () => undefined;
  const listeners = new Set<Listener>();
  const signIn = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (answer = resolve)));
  const observeUser = (listener: Listener) => {
    listeners.add(listener);
    listener({ id: 'ama' });
    return () => listeners.delete(listener);
  };
  const backend = { auth: { signIn, observeUser } } as unknown as BackendPort;
  render(
    <I18nextProvider i18n={await createEnglish('sign-in', 'validation', 'words', 'shell')}>
      <MemoryRouter>
        <LoadBackendContext value={async () => backend}>
          <PhoneMemoryContext value={memory}>
            <SignInForm canSignUp={false} />
          </PhoneMemoryContext>
        </LoadBackendContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ama@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'three words here' } });
  const button = screen.getByRole('button', { name: 'Sign in' });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  await act(async () => answer());
  return { button, signIn, signOut: () => act(async () => listeners.forEach((listener) => listener(null))) };
}

it('shows at once that it signs in, and does so once, also while the page waits for the session', async () => {
  const { button, signIn } = await openForm();
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  await act(async () => undefined);
  expect(signIn).toHaveBeenCalledTimes(1);
});

it('can sign in again when another tab signs out before the page shows the session', async () => {
  const { button, signIn, signOut } = await openForm();
  await signOut();
  expect(button.getAttribute('aria-busy')).not.toBe('true');
  expect(screen.getByText(/signed out in another tab/)).toBeTruthy();
  fireEvent.click(button);
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
});
