import {
  BackendFailure,
  minimumPasswordLength,
  type AuthPort,
  type AuthUser,
  type Credentials,
} from '../backend';
import type { ChangeChannel } from './change-channel';
import type { Connection } from './connection';
import { sessionKey, type AccountRow } from './database';
import { hashPassword, matchesPassword } from './password-hash';

export interface DemoAccount extends Credentials {
  readonly id: string;
  readonly displayName: string;
}

interface EmbeddedAuthOptions {
  readonly connection: Connection;
  readonly channel: ChangeChannel;
  readonly demoAccounts: readonly DemoAccount[];
  readonly passwordIterations: number;
}

const emailKey = (email: string) => email.trim().toLowerCase();
const toUser = ({ id, email, displayName }: AccountRow): AuthUser => ({ id, email, displayName });

/** Accounts of this browser. Demo accounts come into being at their first sign-in: hashing is slow on a small phone. */
export function createEmbeddedAuth(options: EmbeddedAuthOptions): AuthPort {
  const { connection, channel, demoAccounts, passwordIterations } = options;

  const currentUser = async (): Promise<AuthUser | null> => {
    const database = await connection.open();
    const id = await database.get('session', sessionKey);
    const account = id === undefined ? undefined : await database.get('accounts', id);
    return account ? toUser(account) : null;
  };

  const startSession = async (account: AccountRow): Promise<AuthUser> => {
    await (await connection.open()).put('session', account.id, sessionKey);
    channel.announce({ type: 'session' });
    return toUser(account);
  };

  const addAccount = async (account: DemoAccount): Promise<AccountRow> => {
    const email = emailKey(account.email);
    const { id, displayName } = account;
    const row = { id, email, displayName, ...(await hashPassword(account.password, passwordIterations)) };
    const transaction = (await connection.open()).transaction('accounts', 'readwrite');
    const taken = await transaction.store.index('email').getKey(email);
    if (taken === undefined) await transaction.store.add(row);
    await transaction.done;
    if (taken !== undefined)
      throw new BackendFailure('account-exists', 'there is an account with this address');
    return row;
  };

  const findAccount = async (email: string): Promise<AccountRow | undefined> => {
    const known = await (await connection.open()).getFromIndex('accounts', 'email', emailKey(email));
    const demo = demoAccounts.find((account) => emailKey(account.email) === emailKey(email));
    return known ?? (demo && addAccount(demo));
  };

  return {
    observeUser(listener) {
      let isObserved = true;
      const tell = async () => {
        const user = await currentUser();
        if (isObserved) listener(user);
      };
      void tell();
      const stop = channel.observe((change) => {
        if (change.type !== 'documents') void tell();
      });
      return () => {
        isObserved = false;
        stop();
      };
    },

    async signIn({ email, password }) {
      const account = await findAccount(email);
      if (!account || !(await matchesPassword(password, account))) {
        throw new BackendFailure('wrong-credentials', 'no account has this address and password');
      }
      return startSession(account);
    },

    async signUp({ email, password, displayName }) {
      if (password.length < minimumPasswordLength) {
        throw new BackendFailure(
          'weak-password',
          `a password has at least ${minimumPasswordLength} characters`,
        );
      }
      if (demoAccounts.some((account) => emailKey(account.email) === emailKey(email))) {
        throw new BackendFailure('account-exists', 'there is an account with this address');
      }
      return startSession(await addAccount({ id: crypto.randomUUID(), email, password, displayName }));
    },

    async signOut() {
      await (await connection.open()).delete('session', sessionKey);
      channel.announce({ type: 'session' });
    },

    requestPasswordReset() {
      return Promise.reject(new BackendFailure('unavailable', 'the embedded backend cannot send mail'));
    },
  };
}
