import * as v from 'valibot';
import type { DocumentData, Write } from '@/shared/backend';
import { isStored } from '@/shared/fields';

/** Number of digits by which the desk finds a phone. */
const tailLength = 4;

/** Stored end of a phone number. The database rules are generated from this schema. */
export const phoneTailSchema = v.strictObject({ digits: v.pipe(v.string(), v.regex(/^\d{4}$/)) });

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

/**
 * Lets the office find a record by the end of its phone, without the number in any list. Belongs in the batch
 * that creates the record.
 * @param phone E.164, or empty
 */
export function indexPhone(ref: string, phone: string): readonly Write[] {
  const digits = phoneTailOf(phone);
  return digits === null ? [] : [{ type: 'create', path: phoneTailPath(ref), data: { digits } }];
}

/**
 * Lets the end of a phone follow a corrected number. Belongs in the batch of the correction.
 * @param stored what is stored now; null in records of older versions, and without a phone
 */
export function followPhone(ref: string, phone: string, stored: DocumentData | null): readonly Write[] {
  if (stored === null) return indexPhone(ref, phone);
  const path = phoneTailPath(ref);
  const digits = phoneTailOf(phone);
  if (digits === null) return [{ type: 'delete', path }];
  return digits === stored.digits ? [] : [{ type: 'update', path, changes: { digits } }];
}
