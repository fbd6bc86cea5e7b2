import { useSyncExternalStore } from 'react';

/** Email addresses of accounts created on this page whose verification mail failed. */
const unsent = new Set<string>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

const keyOf = (email: string) => email.trim().toLowerCase();

export function noteUnsentMail(email: string): void {
  unsent.add(keyOf(email));
  tell();
}

export function noteSent(email: string): void {
  unsent.delete(keyOf(email));
  tell();
}

/** Called on sign-out, so that the next user does not see the address. */
export function forgetUnsent(): void {
  unsent.clear();
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the verification mail to this address failed, as far as this page knows. */
export const useIsUnsent = (email: string): boolean =>
  useSyncExternalStore(subscribe, () => unsent.has(keyOf(email)));
