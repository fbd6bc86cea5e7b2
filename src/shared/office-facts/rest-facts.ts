import { documentsAddressOf, type FirebaseSettings } from '../config';

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

/** Path of the document with the office's facts. Anybody may read it. */
export const officeFactsPath = 'settings/site';

/** Address of a document that anybody may read, in Firestore's REST interface. */
export const publicAddressOf = (settings: Partial<FirebaseSettings>, path: string): string =>
  `${documentsAddressOf(settings)}/${path}?key=${String(settings.apiKey)}`;

/** Address of the office's facts. */
export const factsAddressOf = (settings: Partial<FirebaseSettings>): string =>
  publicAddressOf(settings, officeFactsPath);
