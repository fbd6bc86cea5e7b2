import { parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core';
import data from './phone-metadata.data.json';

const metadata = data as unknown as MetadataJson;

/** What is wrong with a phone number: letters in it, or no such number. */
export type PhoneProblem = 'letters' | 'unknown';

export type ParsedPhone = { readonly phone: string } | { readonly problem: PhoneProblem };

/** Numbers of countries outside our metadata: a plus, a country code, 8 to 15 digits in all (ITU-T E.164). */
const worldwide = /^\+[1-9]\d{7,14}$/;

/**
 * A phone number as a person types it, as E.164. Spaces, dots, hyphens and brackets are forgiven; a number without
 * country code is Ghanaian.
 */
export function parsePhone(text: string): ParsedPhone {
  const digits = text
    .normalize('NFKC')
    .replace(/[\s().\-\u2010-\u2015/]/g, '')
    .replace(/^00/, '+');
  if (!/^\+?\d+$/.test(digits)) return { problem: 'letters' };
  const parsed = parsePhoneNumberFromString(digits, { defaultCountry: 'GH' }, metadata);
  if (parsed?.isValid()) return { phone: parsed.number };
  const isKnownCountry = parsed?.country !== undefined || (parsed?.getPossibleCountries().length ?? 0) > 0;
  return !isKnownCountry && worldwide.test(digits) ? { phone: digits } : { problem: 'unknown' };
}

/** An E.164 number as people in Ghana write it: 024 123 4567, or +44 20 7946 0000 for other countries. */
export function formatPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, metadata);
  if (!parsed) return phone;
  return parsed.country === 'GH' ? parsed.formatNational() : parsed.formatInternational();
}
