import * as v from 'valibot';
import type { DocumentData, Write } from '@/shared/backend';
import { distinct, isStored } from '@/shared/fields';
import { mostNameKeys, nameKeysOf } from './name-keys';

/** Number of digits by which the desk finds a phone. */
const tailLength = 4;

/**
 * Stored end of a phone number, and keys of the name beside it, by which the office finds a record. Documents
 * of older versions have no keys. The database rules are generated from this schema.
 */
export const phoneTailSchema = v.strictObject({
  /** Empty without a phone. */
  digits: v.pipe(v.string(), v.regex(/^(\d{4})?$/)),
  /** See `nameKeysOf`. */
  names: v.exactOptional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,20}(-[a-z]{2,20})?$/))),
      v.maxLength(mostNameKeys),
      distinct(),
    ),
  ),
});

export const phoneTailCollection = 'phoneTails';
export const phoneTailPath = (ref: string): string => `${phoneTailCollection}/${ref}`;

export const isPhoneTailDocument = (data: unknown): boolean => isStored(phoneTailSchema, data);

/** The last digits of a phone number, whole or in part; null when the text is none, or too short. */
export function phoneTailOf(text: string): string | null {
  const digits = text.replace(/[\s+()./-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= tailLength ? digits.slice(-tailLength) : null;
}

/** Number of digits of a number that begins like one of Ghana, by how it begins. */
const wholeLengths = [
  ['0', 10],
  ['233', 12],
] as const;

/**
 * What a search asks for by phone: the last digits; null when it is none, and while a whole number is still
 * being typed, so that not each of its digits is a question.
 */
export function searchedPhoneTail(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  const whole = wholeLengths.find(([start]) => digits.startsWith(start))?.[1] ?? digits.length;
  return digits.length > tailLength && digits.length < whole ? null : phoneTailOf(text);
}

/** Whether the end of this phone is what a record is found by, or none where the phone has none. */
export const hasTailOf = (stored: DocumentData | null, phone: unknown): boolean =>
  (stored?.digits ?? '') === (phoneTailOf(String(phone)) ?? '');

/** What somebody is found by. */
interface Findable {
  /** E.164, or empty. */
  readonly phone: string;
  readonly name: string;
}

/** The stored form of what somebody is found by. */
export function foundBy({ phone, name }: Findable): DocumentData {
  const names = nameKeysOf(name);
  return { digits: phoneTailOf(phone) ?? '', ...(names.length > 0 && { names }) };
}

/**
 * Lets the office find a record by the end of its phone and by its name, without the number in any list.
 * Belongs in the batch that creates the record.
 */
export function indexContact(ref: string, found: Findable): readonly Write[] {
  const data = foundBy(found);
  const isEmpty = data.digits === '' && data.names === undefined;
  return isEmpty ? [] : [{ type: 'create', path: phoneTailPath(ref), data }];
}

/**
 * Lets what a record is found by follow a corrected number or name. Belongs in the batch of the correction.
 * @param stored what is stored now; null in records of older versions
 */
export function followContact(
  ref: string,
  corrected: Pick<Findable, 'phone'> | Pick<Findable, 'name'>,
  stored: DocumentData | null,
): readonly Write[] {
  if (stored === null) return indexContact(ref, { phone: '', name: '', ...corrected });
  const changes =
    'phone' in corrected
      ? { digits: phoneTailOf(corrected.phone) ?? '' }
      : { names: nameKeysOf(corrected.name) };
  return [{ type: 'update', path: phoneTailPath(ref), changes }];
}
