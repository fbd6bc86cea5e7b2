import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { createDocumentFiles, documentsWithTimeout, type BackendPort } from '../backend';
import type { FirebaseSettings } from '../config';
import { createTabChannel } from '../lib/tabs';
import { createBotCheck, startAppCheck } from './bot-check';
import { createFirebaseAuth } from './firebase-auth';
import { createFirebaseDocuments } from './firebase-documents';
import { createSignInPlace } from './sign-in-place';
import type { TabMessage } from './watch-documents';

/**
 * Timeout for one piece of a file, in milliseconds. At 64 kbit/s, 700,000 bytes in base64 need most of it.
 */
const pieceDeadlineMs = 150_000;

export interface FirebaseBackendOptions {
  /** Name of the Firebase app and of the broadcast channel. */
  readonly name: string;
  /** Receives non-fatal errors for the log. */
  readonly onError: (cause: unknown) => void;
  /** Replaces App Check with reCAPTCHA in tests. */
  readonly startBotCheck?: () => Promise<() => Promise<unknown>>;
}

export interface FirebaseBackend extends BackendPort {
  close(): void;
}

/** Creates the Firebase adapter. */
export async function createFirebaseBackend(
  settings: FirebaseSettings,
  { name, onError, startBotCheck }: FirebaseBackendOptions,
): Promise<FirebaseBackend> {
  const { emulators, recaptchaSiteKey, fileStore } = settings;
  const { apiKey, authDomain, projectId, storageBucket, messagingSenderId, appId } = settings;
  const app = initializeApp({ apiKey, authDomain, projectId, storageBucket, messagingSenderId, appId }, name);
  const botCheck = recaptchaSiteKey
    ? createBotCheck(startBotCheck ?? (() => startAppCheck(app, recaptchaSiteKey)))
    : null;
  // Before the first request: a backend that enforces App Check would otherwise sign the user out.
  await botCheck?.settle();
  const place = createSignInPlace(name, (): Auth => auth);
  // No popup resolver: there is no sign-in with other providers, and it is a third of the SDK.
  const auth = initializeAuth(app, { persistence: place.first });
  const store = getFirestore(app);
  if (emulators) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    connectFirestoreEmulator(store, emulators.firestoreHost, emulators.firestorePort);
  }
  // The SDK would log the content of a rejected write to the console.
  setLogLevel('silent');
  const channel = createTabChannel<TabMessage>(name);
  const documents = createFirebaseDocuments({ store, auth, channel, botCheck });
  const files =
    fileStore === 'cloud-storage'
      ? (await import(/* webpackChunkName: "firebase-files" */ './storage-files')).createStorageFiles(
          app,
          pieceDeadlineMs,
        )
      : createDocumentFiles(documentsWithTimeout(documents, pieceDeadlineMs));

  return {
    documents,
    files,
    auth: createFirebaseAuth({ auth, place, channel, botCheck, onError }),
    close() {
      channel.close();
      deleteApp(app).catch(onError);
    },
  };
}
