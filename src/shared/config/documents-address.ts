import type { FirebaseSettings } from './firebase-settings';

/** Address of all documents in Firestore's REST interface. */
export function documentsAddressOf({ projectId, emulators }: Partial<FirebaseSettings>): string {
  const origin = emulators
    ? `http://${emulators.firestoreHost}:${String(emulators.firestorePort)}`
    : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${String(projectId)}/databases/(default)/documents`;
}
