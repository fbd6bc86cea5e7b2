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
import { BackendFailure, isSameData, minimumPasswordLength, type AuthPort, type AuthUser } from '../backend';
import type { TabChannel } from '../lib/tabs';
import type { BotCheck } from './bot-check';
import { asPort, toFailure } from './failure';
import type { SignInPlace } from './sign-in-place';
import type { TabMessage } from './watch-documents';

interface FirebaseAuthOptions {
  readonly auth: Auth;
  readonly place: SignInPlace;
  readonly channel: TabChannel<TabMessage>;
  readonly botCheck: BotCheck | null;
  /** What went wrong and stops nothing. */
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

/** Accounts of Firebase Authentication, by address and password. */
export function createFirebaseAuth(options: FirebaseAuthOptions): AuthPort {
  const { auth, place, channel, botCheck, onError } = options;
  const subscriptions = new Set<Subscription>();
  /** Undefined until the SDK knows. */
  let known: AuthUser | null | undefined;
  let isHeld = false;
  /** Counts the tellings, of which only the last is told. */
  let turn = 0;

  const tell = (subscription: Subscription, user: AuthUser | null) => {
    subscription.isTold = true;
    subscription.listener(user);
  };

  /** Accounts whose token was or is being renewed for their verified address, once each: the new one may say no again. */
  const renewals = new Map<string, Promise<unknown>>();
  /** The last token that contradicted the account and was asked about. */
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

  /** The rules know of a verified address by the token: whoever is told of it can rely on it. */
  const settleVerified = async (user: User) => {
    let result = await user.getIdTokenResult();
    if (result.claims.email_verified !== true) {
      await renewTokenOnce(user);
      result = await user.getIdTokenResult();
    }
    if (result.claims.email_verified === true || result.token === doubted) return;
    // The token is the newer one: the account was changed since this device was told of it.
    doubted = result.token;
    await reload(user);
  };

  const tellNews = async () => {
    turn += 1;
    const current = turn;
    const { currentUser } = auth;
    // Without network they are who they were, and the token comes with the next call that gets through.
    if (currentUser?.emailVerified) await settleVerified(currentUser).catch(onError);
    if (isHeld || turn !== current) return;
    const user = auth.currentUser && toUser(auth.currentUser);
    // The SDK says the same again with every new token.
    if (known !== undefined && isSameData(known, user)) return;
    known = user;
    for (const subscription of subscriptions) tell(subscription, user);
  };

  /** Tells of what comes of `work` once all of it is done. */
  const heldDuring = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    isHeld = true;
    try {
      return await work();
    } finally {
      isHeld = false;
      await tellNews();
    }
  };

  /** An account that was closed or whose sign-ins were ended is signed out by the SDK, which is the answer. */
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
        // What is no address has no account.
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
      // An account without its name is kept nowhere, so that no other tab sees one.
      const make = async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email.trim(), password);
        // The account is there already, and a second try would be told so: better without name than not signed in.
        await updateProfile(user, { displayName }).catch(onError);
        return user;
      };
      return toUser(await asPort(heldDuring(() => place.during(length, () => place.unseen(make)))));
    },

    async signOut() {
      await asPort(clear());
      channel.tellOthers({ type: 'signed-out' });
    },

    async requestPasswordReset(email) {
      await botCheck?.settle();
      try {
        await sendPasswordResetEmail(auth, email.trim());
      } catch (cause) {
        const failure = toFailure(cause);
        // Older projects tell whether there is an account; this page does not.
        if (failure.code !== 'wrong-credentials') throw failure;
      }
    },

    async requestEmailVerification() {
      await auth.authStateReady();
      if (!auth.currentUser) throw new BackendFailure('unauthenticated', 'nobody is signed in');
      await asPort(sendEmailVerification(auth.currentUser));
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
