import {
  browserSessionPersistence,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  setPersistence,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import type { SignInLength } from '../backend';
import { createDeviceStore, type KeyValueStore } from '../lib/storage';

/** Auth persistence: on this device or in this tab. */
export interface SignInPlace {
  /** Persistences in the order in which the SDK checks them at startup. */
  readonly first: Persistence[];
  /** Runs `signIn` with the persistence of the given length; restores the previous one on failure. */
  during<Result>(length: SignInLength, signIn: () => Promise<Result>): Promise<Result>;
  /** Runs `work` with in-memory persistence. */
  unseen<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Signs out of both persistences. */
  clear(signOut: () => Promise<void>): Promise<void>;
}

const flag = (name: string) => `${name}.signed-in-until-closed`;

function hasTabStorage(store: KeyValueStore, name: string): boolean {
  const key = `${name}.probe`;
  const isKept = store.set(key, '1');
  store.remove(key);
  return isKept;
}

export function createSignInPlace(name: string, auth: () => Auth): SignInPlace {
  const tab = createDeviceStore('sessionStorage');
  const isUntilClosed = tab.get(flag(name)) !== null;
  const tabPersistence = hasTabStorage(tab, name) ? browserSessionPersistence : inMemoryPersistence;
  let length: SignInLength = isUntilClosed ? 'until-closed' : 'until-sign-out';

  const move = async (to: SignInLength) => {
    await setPersistence(auth(), to === 'until-closed' ? tabPersistence : indexedDBLocalPersistence);
    length = to;
    if (to === 'until-closed') tab.set(flag(name), '1');
    else tab.remove(flag(name));
  };

  const during: SignInPlace['during'] = async (wanted, signIn) => {
    const before = length;
    await move(wanted);
    try {
      return await signIn();
    } catch (cause) {
      await move(before);
      throw cause;
    }
  };

  return {
    // The SDK uses the first persistence with a user and clears the others.
    first: isUntilClosed
      ? [tabPersistence, indexedDBLocalPersistence]
      : [indexedDBLocalPersistence, tabPersistence],
    during,
    async unseen(work) {
      const before = length;
      await setPersistence(auth(), inMemoryPersistence);
      try {
        return await work();
      } finally {
        await move(before);
      }
    },
    async clear(signOut) {
      await signOut();
      if (length === 'until-sign-out') return;
      // Another tab may have signed in until sign-out earlier.
      await move('until-sign-out');
      await signOut();
    },
  };
}
