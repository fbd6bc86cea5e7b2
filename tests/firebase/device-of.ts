import type { Auth } from 'firebase/auth';
import type { DocumentsPort } from '@/shared/backend';
import { createFirebaseDocuments } from '@/shared/firebase/firebase-documents';
import type { RulesEnvironment } from './rules-environment';

const documentsOf = (store: ReturnType<RulesEnvironment['guest']>, userId: string | null): DocumentsPort =>
  createFirebaseDocuments({
    store,
    auth: {
      authStateReady: () => Promise.resolve(),
      currentUser: userId === null ? null : { uid: userId },
    } as unknown as Auth,
    channel: {
      announce: () => undefined,
      tellOthers: () => undefined,
      observe: () => () => undefined,
      close: () => undefined,
    },
    botCheck: null,
  });

/**
 * The documents as the device of somebody reads and writes them, with the adapter of the site.
 * @param userId null for somebody without an account
 */
export const deviceOf = (environment: RulesEnvironment, userId: string | null): DocumentsPort =>
  documentsOf(
    userId === null ? environment.guest() : environment.signedIn(userId, { email_verified: true }),
    userId,
  );

/** The documents without any rule. */
export const ownersDevice = (environment: RulesEnvironment): DocumentsPort =>
  documentsOf(environment.owner(), 'owner');
