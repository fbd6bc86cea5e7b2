import { dequal } from 'dequal/lite';
import type { AccessContext, DocumentData } from '../backend';

/** Why the office corrects a field of a record. */
export const correctionReasons = ['mistyped', 'outdated', 'asked', 'checked', 'unsuitable'] as const;

type CorrectionReason = (typeof correctionReasons)[number];

/**
 * Fields of a record that the office may correct, as paths of at most two parts. Of coded fields the change
 * log has what goes and what comes; of personal fields it has the name alone, so that a removed person does
 * not stay there.
 */
export interface Correctable {
  readonly coded: readonly string[];
  readonly personal: readonly string[];
}

/** A correction of one field. */
export interface Correction {
  readonly field: string;
  /** The new value, as it is stored. */
  readonly to: unknown;
  readonly reason: CorrectionReason;
}

/** Content of the change-log entry of a correction. */
interface CorrectionLine {
  readonly before: Readonly<Record<string, string | number | boolean>>;
  readonly after: Readonly<Record<string, string | number | boolean>>;
}

const isMap = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a field by its path; undefined where it is missing. */
export function valueOfField(record: object, field: string): unknown {
  const [top = '', inner] = field.split('.');
  const value = (record as DocumentData)[top];
  if (inner === undefined) return value;
  return isMap(value) ? value[inner] : undefined;
}

/** The record as it will be. */
export function withCorrection<Stored extends object>(stored: Stored, { field, to }: Correction): Stored {
  const [top = '', inner] = field.split('.');
  const value = inner === undefined ? to : { ...(valueOfField(stored, top) as object), [inner]: to };
  return { ...stored, [top]: value };
}

/** What of a value is not in the other: codes of a list, joined; any other value whole. */
const goneFrom = (value: unknown, other: unknown): string | number | boolean =>
  Array.isArray(value) && Array.isArray(other)
    ? value.filter((code) => !other.includes(code)).join(' ')
    : (value as string | number | boolean);

/** The version of a record, for fields whose values the change log must not keep. */
const versionOf = (record: object): number => Date.parse(String((record as DocumentData).updatedAt));

/** @param stored the record as the office sees it */
function lineOf(
  stored: object,
  { field, to, reason }: Correction,
  { coded }: Pick<Correctable, 'coded'>,
): CorrectionLine {
  if (!coded.includes(field)) return { before: { version: versionOf(stored) }, after: { field, reason } };
  const was = valueOfField(stored, field);
  return { before: { value: goneFrom(was, to) }, after: { field, value: goneFrom(to, was), reason } };
}

/**
 * The change of the record, and the content of its change-log entry.
 * @param stored the record as the office sees it: the write fails when the field has changed since
 */
export const correctionChanges = (stored: object, correction: Correction, correctable: Correctable) => ({
  changes: { [correction.field]: correction.to },
  line: lineOf(stored, correction, correctable),
});

const stamps = ['updatedAt', 'lastChange'];

/** The record without its stamps, and with this value in a field. */
function withField(record: DocumentData, field: string, value: unknown): DocumentData {
  const [top = '', inner] = field.split('.');
  const rest = Object.fromEntries(Object.entries(record).filter(([name]) => !stamps.includes(name)));
  const of = rest[top];
  return { ...rest, [top]: inner === undefined ? value : isMap(of) ? { ...of, [inner]: value } : of };
}

/**
 * Whether a change-log entry describes a correction: one field alone, for a reason. What the office saw is
 * what is stored. Nothing is corrected of a person who is being removed.
 */
export function isTrueOfCorrection(
  line: DocumentData,
  { before, after }: Pick<AccessContext, 'before' | 'after'>,
  correctable: Correctable,
): boolean {
  if (!before || !after || 'removal' in before) return false;
  const { field, reason } = (line.after ?? {}) as { readonly field?: string; readonly reason?: unknown };
  const known = correctionReasons.find((one) => one === reason);
  if (typeof field !== 'string' || known === undefined) return false;
  if (![...correctable.coded, ...correctable.personal].includes(field)) return false;
  const to = valueOfField(after, field);
  if (!dequal(withField(before, field, to), withField(after, field, to))) return false;
  const wanted = lineOf(before, { field, to, reason: known }, correctable);
  return (
    dequal(line.before, wanted.before) &&
    dequal(line.after, wanted.after) &&
    (correctable.coded.includes(field)
      ? wanted.before.value !== wanted.after.value
      : !dequal(valueOfField(before, field), to))
  );
}
