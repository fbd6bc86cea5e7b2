import { parseReferenceCode } from '@/entities/reference-code';
import { parsePhone } from '@/shared/phone';

/** What somebody is looked for by. */
export type PersonWords =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string };

/** Reads what was typed: a reference code, an address of mail, or a phone number; null for anything else. */
export function readPersonWords(typed: string): PersonWords | null {
  const text = typed.trim();
  const parsed = parseReferenceCode(text);
  if ('code' in parsed) return { kind: 'code', code: parsed.code };
  if (/^\S+@\S+$/.test(text)) return { kind: 'email', email: text.toLowerCase() };
  const phone = parsePhone(text);
  return 'phone' in phone ? { kind: 'phone', phone: phone.phone } : null;
}
