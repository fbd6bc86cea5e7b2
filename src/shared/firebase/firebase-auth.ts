import { dequal } from 'dequal/lite';
import {
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import { BackendFailure, minimumPasswordLength, type AuthPort, type AuthUser } from '../backend';
import type { TabChannel } from '../lib/tabs';
import type { BotCheck } from './bot-check';
import { withPortErrors, toFailure } from './failure';
import type { SignInPlace } from './sign-in-place';
import type { TabMessage } from './watch-documents';

interface FirebaseAuthOptions {
  readonly auth: Auth;
  readonly place: SignInPlace;
  readonly channel: TabChannel<TabMessage>;
  readonly botCheck: BotCheck | null;
  /** Receives non-fatal errors. */
  readonly onError: (cause: unknown) => void;
}

interface Subscription {
  readonly listener: (user: AuthUser | null) => void;
  isTold: boolean;
}

const toUser = ({ uid, email, displayName, emailVerified }: User): AuthUser => ({
  id: uid,
  email: (email ?? '').toLowerCase(),
  displayName: displayName ?? '',
  isEmailVerified: emailVerified,
});

/** Accounts of Firebase Authentication, by email address and password. */
export function createFirebaseAuth(options: FirebaseAuthOptions): AuthPort {
  const { auth, place, channel, botCheck, onError } = options;
  const subscriptions = new Set<Subscription>();
  /** Undefined until the SDK has determined the user. */
  let known: AuthUser | null | undefined;
  let isHeld = false;
  /** Sequence number: drop all but the latest notification. */
  let turn = 0;

  const tell = (subscription: Subscription, user: AuthUser | null) => {
    subscription.isTold = true;
    subscription.listener(user);
  };

  /**
   * Token renewals by user id after email verification. Once per account: the new token may still lack the
   * claim.
   */
  const renewals = new Map<string, Promise<unknown>>();
  /** The last token without the claim that made us reload the user. */
  let doubted = '';

  const renewTokenOnce = (user: User) => {
    const renewal =
      renewals.get(user.uid) ??
      user.getIdToken(true).catch((cause: unknown) => {
        renewals.delete(user.uid);
        throw cause;
      });
    renewals.set(user.uid, renewal);
    return renewal;
  };

  /** Renews the token when it lacks the `email_verified` claim, since the security rules read the claim. */
  const settleVerified = async (user: User) => {
    let result = await user.getIdTokenResult();
    if (result.claims.email_verified !== true) {
      await renewTokenOnce(user);
      result = await user.getIdTokenResult();
    }
    if (result.claims.email_verified === true || result.token === doubted) return;
    // The token is newer than the user object: the account has changed, so reload it.
    doubted = result.token;
    await reload(user);
  };

  const tellNews = async () => {
    turn += 1;
    const current = turn;
    const { currentUser } = auth;
    // Offline: keep the user; the next successful call renews the token.
    if (currentUser?.emailVerified) await settleVerified(currentUser).catch(onError);
    if (isHeld || turn !== current) return;
    const user = auth.currentUser && toUser(auth.currentUser);
    // The SDK also notifies on every token renewal.
    if (known !== undefined && dequal(known, user)) return;
    known = user;
    for (const subscription of subscriptions) tell(subscription, user);
  };

  /** Delays notifications until `work` has finished. */
  const heldDuring = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    isHeld = true;
    try {
      return await work();
    } finally {
      isHeld = false;
      await tellNews();
    }
  };

  /** Reloads the user. The SDK signs out a closed or revoked account, which is not an error here. */
  const renew = (user: User) =>
    heldDuring(async () => {
      try {
        await reload(user);
      } catch (cause) {
        if (auth.currentUser !== null) throw toFailure(cause);
      }
    });

  const clear = () => place.clear(() => signOut(auth));

  onIdTokenChanged(auth, () => void tellNews());
  channel.observe((message) => {
    if (message.type === 'signed-out' && auth.currentUser) clear().catch(onError);
    if (message.type === 'account' && auth.currentUser?.uid === message.userId)
      renew(auth.currentUser).catch(onError);
  });

  return {
    sendsMail: true,

    observeUser(listener) {
      const subscription: Subscription = { listener, isTold: false };
      subscriptions.add(subscription);
      void Promise.resolve().then(() => {
        if (known !== undefined && !subscription.isTold && subscriptions.has(subscription))
          tell(subscription, known);
      });
      return () => subscriptions.delete(subscription);
    },

    async signIn({ email, password }, length = 'until-sign-out') {
      await botCheck?.settle();
      try {
        const { user } = await place.during(length, () =>
          signInWithEmailAndPassword(auth, email.trim(), password),
        );
        return toUser(user);
      } catch (cause) {
        const failure = toFailure(cause);
        // An invalid address has no account.
        throw failure.code === 'invalid' ? new BackendFailure('wrong-credentials', failure.message) : failure;
      }
    },

    async signUp({ email, password, displayName }, length = 'until-sign-out') {
      if (password.length < minimumPasswordLength) {
        throw new BackendFailure(
          'weak-password',
          `a password has at least ${minimumPasswordLength} characters`,
        );
      }
      await botCheck?.settle();
      // Keep the account in memory until it has a name, so that no other tab sees it without one.
      const make = async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email.trim(), password);
        // A failed name must not fail the sign-up: the account exists, and a retry would be rejected.
        await updateProfile(user, { displayName }).catch(onError);
        return user;
      };
      return toUser(await withPortErrors(heldDuring(() => place.during(length, () => place.unseen(make)))));
    },

    async signOut() {
      await withPortErrors(clear());
      channel.tellOthers({ type: 'signed-out' });
    },

    async requestPasswordReset(email) {
      await botCheck?.settle();
      try {
        await sendPasswordResetEmail(auth, email.trim());
      } catch (cause) {
        const failure = toFailure(cause);
        // Older projects reveal whether an account exists; hide it.
        if (failure.code !== 'wrong-credentials') throw failure;
      }
    },

    async requestEmailVerification() {
      await auth.authStateReady();
      if (!auth.currentUser) throw new BackendFailure('unauthenticated', 'nobody is signed in');
      await withPortErrors(sendEmailVerification(auth.currentUser));
    },

    async refreshUser() {
      await auth.authStateReady();
      const { currentUser } = auth;
      if (!currentUser) return;
      await renew(currentUser);
      channel.tellOthers({ type: 'account', userId: currentUser.uid });
    },
  };
}
