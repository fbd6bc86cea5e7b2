import { createContext } from 'react';
import { useProvided } from '@/shared/provided';

/** Data that this phone stores about its users. */
export interface PhoneMemory {
  /** Whether the phone is shared, by its switch or by the last sign-in. */
  readonly isShared: () => boolean;
  /** Stores whether the user signed in on a shared phone; null on sign-out. */
  readonly noteSignIn: (isShared: boolean | null) => void;
  /** Number of pending writes of this user. They are sent only while the user is signed in. */
  readonly countUnsent: (userId: string) => Promise<number>;
  /**
   * Deletes drafts, the shortlist, reference codes and the user's own writes, including pending ones. An
   * unsent form stays until it is sent; its code is deleted then.
   */
  readonly forget: (userId: string | null) => Promise<void>;
}

/** Provided by app/composition. */
export const PhoneMemoryContext = createContext<PhoneMemory | null>(null);

export const usePhoneMemory = (): PhoneMemory => useProvided(PhoneMemoryContext);
