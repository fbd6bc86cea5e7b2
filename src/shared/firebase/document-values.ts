import {
  Bytes,
  FieldPath,
  increment,
  serverTimestamp,
  Timestamp,
  type DocumentData as Stored,
} from 'firebase/firestore/lite';
import { isIncrement, isServerTime, type DocumentData } from '../backend';

const isMap = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const mapValues = (data: DocumentData, change: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, change(value)]));

function toStoredValue(value: unknown): unknown {
  if (isServerTime(value)) return serverTimestamp();
  if (isIncrement(value)) return increment(value.by);
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

/** Converts a document of the port to Firestore values. */
export const toStored = (data: DocumentData): Stored => mapValues(data, toStoredValue);

/** Converts a Firestore document: timestamps to ISO 8601 with milliseconds, bytes to `Uint8Array`. */
export const fromStored = (data: Stored): DocumentData => mapValues(data, fromStoredValue);

/**
 * Converts the changes of an update to pairs of field path and value. A key with dots addresses a nested
 * field.
 */
export const toFieldChanges = (changes: DocumentData): readonly [FieldPath, unknown][] =>
  Object.entries(changes).map(([path, value]) => [new FieldPath(...path.split('.')), toStoredValue(value)]);

/** Converts an ISO 8601 time to a Firestore timestamp. */
export const toTimestamp = (time: string): Timestamp => Timestamp.fromDate(new Date(time));

/** The end of the millisecond of a time: the server's times are finer than those that are read of them. */
export const toLastTimestamp = (time: string): Timestamp => {
  const { seconds, nanoseconds } = toTimestamp(time);
  return new Timestamp(seconds, nanoseconds + 999_999);
};
