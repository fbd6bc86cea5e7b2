import * as v from 'valibot';
import type { Write } from '@/shared/backend';

/** Number of digits by which the desk finds a phone. */
const tailLength = 4;

/** Stored end of a phone number. The database rules are generated from this schema. */
export const phoneTailSchema = v.strictObject({ digits: v.pipe(v.string(), v.regex(/^\d{4}$/)) });

export const phoneTailCollection = 'phoneTails';
export const phoneTailPath = (ref: string): string => `${phoneTailCollection}/${ref}`;

/** The last digits of a phone number, whole or in part; null when the text is none, or too short. */
export function phoneTailOf(text: string): string | null {
  const digits = text.replace(/[\s+()./-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= tailLength ? digits.slice(-tailLength) : null;
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
