import { useSyncExternalStore } from 'react';

/** Addresses of accounts made on this page, to which the first message did not go out. */
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

/** Called when somebody signs out: the next person must not learn who was here. */
export function forgetUnsent(): void {
  unsent.clear();
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether no message has gone out to this address, as far as this page knows. */
export const useIsUnsent = (email: string): boolean =>
  useSyncExternalStore(subscribe, () => unsent.has(keyOf(email)));
