import { parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core';
import data from './phone-metadata.data.json';

const metadata = data as unknown as MetadataJson;

/** Why a phone number is invalid: it contains letters, or is no known number. */
export type PhoneProblem = 'letters' | 'unknown';

export type ParsedPhone = { readonly phone: string } | { readonly problem: PhoneProblem };

/** E.164 for countries outside our metadata: plus, country code, 8 to 15 digits in all (ITU-T E.164). */
const worldwide = /^\+[1-9]\d{7,14}$/;

/**
 * Parses an entered phone number to E.164. Ignores spaces, dots, hyphens and brackets; the default country is
 * Ghana.
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

/** Formats an E.164 number: 024 123 4567 for Ghana, +44 20 7946 0000 for other countries. */
export function formatPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, metadata);
  if (!parsed) return phone;
  return parsed.country === 'GH' ? parsed.formatNational() : parsed.formatInternational();
}
