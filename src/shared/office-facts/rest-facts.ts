import type { FirebaseSettings } from '../config';

/** A value in Firestore's REST interface; other types are no facts. */
interface RestValue {
  readonly stringValue?: string;
  readonly integerValue?: string;
}

/** A document in Firestore's REST interface. */
export interface RestDocument {
  readonly fields?: Readonly<Record<string, RestValue>>;
}

const valueOf = ({ stringValue, integerValue }: RestValue): unknown =>
  integerValue === undefined ? stringValue : Number(integerValue);

/** Texts and whole numbers of a document; other values are undefined. */
export const fieldsOfRest = ({ fields = {} }: RestDocument): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]));

/** Address of the office's facts in Firestore's REST interface. Anybody may read them. */
export function factsAddressOf({ projectId, apiKey, emulators }: Partial<FirebaseSettings>): string {
  const origin = emulators
    ? `http://${emulators.firestoreHost}:${String(emulators.firestorePort)}`
    : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${String(projectId)}/databases/(default)/documents/settings/site?key=${String(apiKey)}`;
}
