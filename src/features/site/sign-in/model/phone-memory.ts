import { createContext, use } from 'react';

/** What this phone keeps of the people who use it. */
export interface PhoneMemory {
  /** Whether others use this phone too: as its switch says, or whoever signed in last. */
  readonly isShared: () => boolean;
  /** Notes what somebody says of the phone while they sign in; null when they are gone. */
  readonly noteSignIn: (isShared: boolean | null) => void;
  /** How many things that somebody did with their account are not accepted yet. They are sent only while that account is here. */
  readonly countUnsent: (userId: string) => Promise<number>;
  /**
   * Forgets drafts, the list of tutors, the codes of what was sent, and what somebody did with their account, sent or not. A form that is not sent
   * yet stays until it is, and its code goes then.
   */
  readonly forget: (userId: string | null) => Promise<void>;
}

/** Provided by app/composition. */
export const PhoneMemoryContext = createContext<PhoneMemory | null>(null);

export function usePhoneMemory(): PhoneMemory {
  const memory = use(PhoneMemoryContext);
  if (!memory) throw new Error('usePhoneMemory must be used inside PhoneMemoryContext');
  return memory;
}
