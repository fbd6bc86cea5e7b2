// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Member } from '@/entities/session';
import { SignInForm, SignOutButton, VerifyNotice } from '@/features/site/sign-in';
import { BackendFailure } from '@/shared/backend';
import {
  button,
  efua,
  fill,
  find,
  press,
  show,
  tick,
  typeAccount,
  type Surroundings,
} from '../samples/accounts';

describe('signing in', () => {
  it.each([
    [false, 'until-sign-out'],
    [true, 'until-closed'],
  ] as const)('on a phone with the shared switch %s lasts %s', async (isShared, length) => {
    const { auth, memory } = await show(<SignInForm canSignUp />, { isShared });
    expect(tick().checked).toBe(isShared);
    typeAccount();
    press('Sign in');
    await waitFor(() => expect(memory.noteSignIn).toHaveBeenCalledWith(isShared));
    expect(auth.signIn.mock.calls[0]?.[1]).toBe(length);
  });

  it('lasts as long as the checkbox says, whatever the switch says', async () => {
    const { auth } = await show(<SignInForm canSignUp />);
    typeAccount();
    fireEvent.click(tick());
    press('Sign in');
    await waitFor(() => expect(auth.signIn.mock.calls[0]?.[1]).toBe('until-closed'));
  });

  it('stores no shared-phone choice when it is refused', async () => {
    const { auth, memory } = await show(<SignInForm canSignUp />);
    auth.signIn.mockRejectedValue(new BackendFailure('wrong-credentials', 'no'));
    typeAccount();
    press('Sign in');
    await screen.findByText(/^No account has this email and password/);
    expect(memory.noteSignIn).not.toHaveBeenCalled();
  });
});

describe('creating an account', () => {
  const signUp = async (sendsMail: boolean) => {
    const shown = await show(<SignInForm canSignUp />, { sendsMail });
    press('I have no account yet');
    fill('Your name', 'Efua Darko');
    typeAccount();
    press('Make an account');
    await waitFor(() => expect(shown.memory.noteSignIn).toHaveBeenCalled());
    return shown.auth;
  };

  it('sends the verification e-mail by itself', async () => {
    expect((await signUp(true)).requestEmailVerification).toHaveBeenCalledTimes(1);
  });

  it('sends none where the backend sends no e-mail', async () => {
    expect((await signUp(false)).requestEmailVerification).not.toHaveBeenCalled();
  });
});

describe('a forgotten password', () => {
  it('is requested for the typed address, and the answer does not reveal whether an account exists', async () => {
    const { auth } = await show(<SignInForm canSignUp />);
    fill('Email', efua.email);
    press('Forgot your password?');
    await screen.findByRole('heading', { name: 'A new password' });
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(efua.email);
    expect(document.activeElement?.textContent).toBe('A new password');
    press('Send the message');
    await screen.findByText(/^If there is an account with efua@example.com/);
    expect(screen.getByText(/Look in the spam folder/)).toBeTruthy();
    expect(auth.requestPasswordReset).toHaveBeenCalledWith(efua.email);
    press('Back to sign in');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(efua.email);
  });

  it('requires an address', async () => {
    const { auth } = await show(<SignInForm canSignUp />);
    press('Forgot your password?');
    await find('Send the message');
    press('Send the message');
    await screen.findByRole('link', { name: /^Email:/ });
    expect(auth.requestPasswordReset).not.toHaveBeenCalled();
  });

  it('is reported as unavailable where no e-mail can be sent, without a button', async () => {
    await show(<SignInForm canSignUp />, { sendsMail: false });
    expect(screen.getByText(/This demo cannot send mail/)).toBeTruthy();
    expect(button('Forgot your password?')).toBeNull();
  });
});

describe('an address that is not verified', () => {
  it('shows a notice with buttons to send an e-mail and to check, until it is verified', async () => {
    const { auth, verify } = await show(<VerifyNotice />);
    await find('Send the message again');
    press('Send the message again');
    await screen.findByText('A message is on its way to efua@example.com.');
    press('I have done it: check again');
    await screen.findByText(/It is not verified yet/);
    expect(auth.requestEmailVerification).toHaveBeenCalledTimes(1);
    expect(auth.refreshUser).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'I have done it: check again' }).focus();
    verify();
    expect(button('Send the message again')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Your email efua@example.com is verified now.');
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it('hides a passing failure of the check on return, and shows a final one', async () => {
    const { auth } = await show(<VerifyNotice />);
    await find('Send the message again');
    const failWith = async (code: 'too-many-tries' | 'unknown') => {
      auth.refreshUser.mockRejectedValueOnce(new BackendFailure(code, code));
      await act(async () => {
        fireEvent.focus(window);
        await Promise.resolve();
      });
    };
    await failWith('too-many-tries');
    expect(screen.queryByRole('alert')).toBeNull();
    await failWith('unknown');
    await screen.findByText(/Something went wrong/);
  });

  it('has a notice without a success message when no e-mail was sent', async () => {
    const esi: Member = { ...efua, email: 'esi@example.com' };
    const both = (
      <>
        <SignInForm canSignUp />
        <VerifyNotice />
      </>
    );
    const { auth } = await show(both, { member: esi });
    auth.requestEmailVerification.mockRejectedValueOnce(new BackendFailure('offline', 'no network'));
    press('I have no account yet');
    fill('Your name', 'Esi');
    fill('Email', 'Esi@example.com');
    fill('Password', 'three words here');
    press('Make an account');
    await screen.findByText(/no message could go out to it/);
    press('Send the message again');
    await screen.findByText(/Open the message that we sent to it/);
  });

  it('is checked when the person returns to the tab, one check at a time', async () => {
    const { auth, verify } = await show(<VerifyNotice />);
    await find('Send the message again');
    fireEvent.focus(window);
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(auth.refreshUser).toHaveBeenCalledTimes(1));
    auth.refreshUser.mockRejectedValueOnce(new BackendFailure('offline', 'no network'));
    await act(() => Promise.resolve());
    fireEvent.focus(window);
    await waitFor(() => expect(auth.refreshUser).toHaveBeenCalledTimes(2));
    verify();
    fireEvent.focus(window);
    expect(auth.refreshUser).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Surroundings]>([
    ['where no mail is sent', { sendsMail: false }],
    ['to a guest', { member: null }],
    ['once it is verified', { member: { ...efua, isEmailVerified: true } }],
  ])('shows no notice for %s', async (_what, surroundings) => {
    await show(<VerifyNotice />, surroundings);
    expect(button('Send the message again')).toBeNull();
  });
});

describe('signing out', () => {
  it('announces that it ends the session in every tab, and deletes nothing on a private phone', async () => {
    const { auth, memory } = await show(<SignOutButton />);
    expect(screen.getByText('In every tab of this device.')).toBeTruthy();
    press('Sign out');
    await waitFor(() => expect(auth.signOut).toHaveBeenCalledTimes(1));
    expect(memory.forget).not.toHaveBeenCalled();
  });

  it.each([
    ['Sign out and forget', 1],
    ['Sign out only', 0],
  ])('on a shared phone asks first: %s', async (choice, times) => {
    const { auth, memory } = await show(<SignOutButton />, { isShared: true });
    openDialogs();
    press('Sign out');
    await find(choice);
    expect(auth.signOut).not.toHaveBeenCalled();
    press(choice);
    await waitFor(() => expect(auth.signOut).toHaveBeenCalledTimes(1));
    expect(memory.forget).toHaveBeenCalledTimes(times);
    expect(memory.noteSignIn).toHaveBeenCalledWith(null);
  });

  it('warns of pending writes, on any phone', async () => {
    const { auth, memory } = await show(<SignOutButton />, { unsent: 2 });
    openDialogs();
    press('Sign out');
    await screen.findByText(/^2 things you did are not sent yet/);
    // The dialog opens after its words are there.
    await find('Sign out and forget');
    expect(auth.signOut).not.toHaveBeenCalled();
    press('Sign out and forget');
    await waitFor(() => expect(auth.signOut).toHaveBeenCalledTimes(1));
    expect(memory.forget).toHaveBeenCalledExactlyOnceWith('efua');
  });

  it('stops with a message when deleting the stored data failed', async () => {
    const { auth, memory } = await show(<SignOutButton />, { isShared: true });
    memory.forget.mockRejectedValue(new BackendFailure('unknown', 'no storage'));
    openDialogs();
    press('Sign out');
    await find('Sign out and forget');
    press('Sign out and forget');
    await screen.findByText(/Something went wrong/);
    expect(auth.signOut).not.toHaveBeenCalled();
  });
});

/** jsdom has dialogs without `showModal`. */
function openDialogs(): void {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
