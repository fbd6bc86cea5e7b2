import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { createDocumentFiles, documentsInTime, type BackendPort } from '../backend';
import type { FirebaseSettings } from '../config';
import { createTabChannel } from '../lib/tabs';
import { createBotCheck, startAppCheck } from './bot-check';
import { createFirebaseAuth } from './firebase-auth';
import { createFirebaseDocuments } from './firebase-documents';
import { createSignInPlace } from './sign-in-place';
import type { TabMessage } from './watch-documents';

/** A piece of a file has this long, in milliseconds: a link of 64 kbit/s needs most of it for 700,000 bytes as base64. */
const pieceDeadlineMs = 150_000;

export interface FirebaseBackendOptions {
  /** Name of the sign-in and of the channel between tabs. */
  readonly name: string;
  /** What went wrong and stops nothing: for the log. */
  readonly onError: (cause: unknown) => void;
  /** Loads the bot check and gives the source of its tokens, in the place of App Check with reCAPTCHA. */
  readonly startBotCheck?: () => Promise<() => Promise<unknown>>;
}

export interface FirebaseBackend extends BackendPort {
  close(): void;
}

/** The backend of an office that has a Firebase project. */
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
  // Before anything is asked: who was signed in would be signed out by a backend that insists on the check.
  await botCheck?.settle();
  const place = createSignInPlace(name, (): Auth => auth);
  // No resolver of pop-ups: nobody signs in by another company's account, and it is a third of the SDK.
  const auth = initializeAuth(app, { persistence: place.first });
  const store = getFirestore(app);
  if (emulators) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    connectFirestoreEmulator(store, emulators.firestoreHost, emulators.firestorePort);
  }
  // Of a write that is refused the SDK would put all the content on the console.
  setLogLevel('silent');
  const channel = createTabChannel<TabMessage>(name);
  const documents = createFirebaseDocuments({ store, auth, channel, botCheck });
  const files =
    fileStore === 'cloud-storage'
      ? (await import('./storage-files')).createStorageFiles(app, pieceDeadlineMs)
      : createDocumentFiles(documentsInTime(documents, pieceDeadlineMs));

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
