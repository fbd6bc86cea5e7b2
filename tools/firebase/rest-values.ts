/** Fields of a document. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** A value in Firestore's REST interface, by its type. */
interface RestValue {
  readonly stringValue?: string;
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly booleanValue?: boolean;
  readonly timestampValue?: string;
  readonly arrayValue?: { readonly values?: readonly RestValue[] };
  readonly mapValue?: { readonly fields?: RestFields };
}

/** Fields of a document in Firestore's REST interface. */
export type RestFields = Readonly<Record<string, RestValue>>;

function valueOf(value: RestValue): unknown {
  if (value.integerValue !== undefined) return Number(value.integerValue);
  // In milliseconds, as the site reads times.
  if (value.timestampValue !== undefined) return new Date(value.timestampValue).toISOString();
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(valueOf);
  if (value.mapValue) return fieldsOfDocument(value.mapValue.fields ?? {});
  return value.stringValue ?? value.doubleValue ?? value.booleanValue ?? null;
}

/** Values of a document of Firestore's REST interface, as the site's adapter reads them. */
export const fieldsOfDocument = (fields: RestFields): StoredFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]));
