import {
  BackendFailure,
  minimumPasswordLength,
  type AuthPort,
  type AuthUser,
  type Credentials,
  type SignInLength,
} from '../backend';
import type { ChangeChannel } from './change-channel';
import type { Connection } from './connection';
import { sessionKey, type AccountRow } from './database';
import { hashPassword, matchesPassword } from './password-hash';
import type { Session } from './session';

export interface DemoAccount extends Credentials {
  readonly id: string;
  readonly displayName: string;
}

interface EmbeddedAuthOptions {
  readonly connection: Connection;
  readonly channel: ChangeChannel;
  readonly session: Session;
  readonly demoAccounts: readonly DemoAccount[];
  readonly passwordIterations: number;
}

const emailKey = (email: string) => email.trim().toLowerCase();
const toUser = ({ id, email, displayName }: AccountRow): AuthUser => ({
  id,
  email,
  displayName,
  isEmailVerified: false,
});

const cannotSend = () =>
  Promise.reject(new BackendFailure('no-mail', 'the embedded backend cannot send mail'));

/**
 * Accounts in this browser. A demo account is created at its first sign-in, since hashing is slow on a cheap
 * phone.
 */
export function createEmbeddedAuth(options: EmbeddedAuthOptions): AuthPort {
  const { connection, channel, session, demoAccounts, passwordIterations } = options;
  const { carryOut } = connection;

  const currentUser = (): Promise<AuthUser | null> =>
    carryOut(async () => {
      const database = await connection.open();
      const id = session.short() ?? (await database.get('session', sessionKey));
      const account = id === undefined ? undefined : await database.get('accounts', id);
      return account ? toUser(account) : null;
    });

  const startSession = async (account: AccountRow, length: SignInLength): Promise<AuthUser> => {
    const isShort = length === 'until-closed';
    session.setShort(isShort ? account.id : null);
    await carryOut(async () => {
      const database = await connection.open();
      if (isShort) await database.delete('session', sessionKey);
      else await database.put('session', account.id, sessionKey);
    });
    channel.announce({ type: 'session', isOver: false });
    return toUser(account);
  };

  const addAccount = async (account: DemoAccount): Promise<AccountRow> => {
    const email = emailKey(account.email);
    const { id, displayName } = account;
    const row = { id, email, displayName, ...(await hashPassword(account.password, passwordIterations)) };
    const taken = await carryOut(async () => {
      const transaction = (await connection.open()).transaction('accounts', 'readwrite');
      const known = await transaction.store.index('email').getKey(email);
      if (known === undefined) await transaction.store.add(row);
      await transaction.done;
      return known;
    });
    if (taken !== undefined)
      throw new BackendFailure('account-exists', 'there is an account with this address');
    return row;
  };

  const findAccount = async (email: string): Promise<AccountRow | undefined> => {
    const known = await carryOut(async () =>
      (await connection.open()).getFromIndex('accounts', 'email', emailKey(email)),
    );
    const demo = demoAccounts.find((account) => emailKey(account.email) === emailKey(email));
    return known ?? (demo && addAccount(demo));
  };

  // Signing out in one tab signs out in all.
  channel.observe((change) => {
    if (change.type === 'session' && change.isOver) session.setShort(null);
  });

  return {
    sendsMail: false,

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

    async signIn({ email, password }, length = 'until-sign-out') {
      const account = await findAccount(email);
      if (!account || !(await matchesPassword(password, account))) {
        throw new BackendFailure('wrong-credentials', 'no account has this address and password');
      }
      return startSession(account, length);
    },

    async signUp({ email, password, displayName }, length = 'until-sign-out') {
      if (password.length < minimumPasswordLength) {
        throw new BackendFailure(
          'weak-password',
          `a password has at least ${minimumPasswordLength} characters`,
        );
      }
      if (demoAccounts.some((account) => emailKey(account.email) === emailKey(email))) {
        throw new BackendFailure('account-exists', 'there is an account with this address');
      }
      const account = await addAccount({ id: crypto.randomUUID(), email, password, displayName });
      return startSession(account, length);
    },

    async signOut() {
      await carryOut(async () => (await connection.open()).delete('session', sessionKey));
      channel.announce({ type: 'session', isOver: true });
    },

    requestPasswordReset: cannotSend,
    requestEmailVerification: cannotSend,

    refreshUser: () => {
      channel.announce({ type: 'session', isOver: false });
      return Promise.resolve();
    },
  };
}
