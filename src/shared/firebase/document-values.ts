import {
  Bytes,
  FieldPath,
  serverTimestamp,
  Timestamp,
  type DocumentData as Stored,
} from 'firebase/firestore/lite';
import { isServerTime, type DocumentData } from '../backend';

const isMap = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const mapValues = (data: DocumentData, change: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, change(value)]));

function toStoredValue(value: unknown): unknown {
  if (isServerTime(value)) return serverTimestamp();
  if (value instanceof Uint8Array) return Bytes.fromUint8Array(value);
  if (Array.isArray(value)) return value.map(toStoredValue);
  return isMap(value) ? mapValues(value, toStoredValue) : value;
}

function fromStoredValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Bytes) return value.toUint8Array();
  if (Array.isArray(value)) return value.map(fromStoredValue);
  return isMap(value) ? mapValues(value, fromStoredValue) : value;
}

/** A document of the port as Firestore keeps it. */
export const toStored = (data: DocumentData): Stored => mapValues(data, toStoredValue);

/** A document of Firestore in words of the port: times as ISO-8601 in milliseconds, bytes as `Uint8Array`. */
export const fromStored = (data: Stored): DocumentData => mapValues(data, fromStoredValue);

/** The changes of an update, one after the other: field, value, field, value. A key with dots reaches into maps. */
export const toFieldChanges = (changes: DocumentData): readonly [FieldPath, unknown][] =>
  Object.entries(changes).map(([path, value]) => [new FieldPath(...path.split('.')), toStoredValue(value)]);

/** A time of the port as Firestore compares it. */
export const toTimestamp = (time: string): Timestamp => Timestamp.fromDate(new Date(time));
