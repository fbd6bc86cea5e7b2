import type { ReferenceCode } from '@/shared/submission';
import { alphabet, checkCharacter } from './check-character';

/** What a code is for, by its letter. */
export const codeKinds = {
  tuition: 'T',
  enquiry: 'E',
  application: 'A',
  counselling: 'C',
  consultancy: 'S',
  homework: 'H',
  job: 'J',
} as const;

export type CodeKind = keyof typeof codeKinds;

/** Why a text is no code. */
export type CodeProblem =
  | { readonly kind: 'empty' }
  /** How many characters are there after `LL-`, of the 14 that should be. */
  | { readonly kind: 'length'; readonly found: number }
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'check' };

export type ParsedCode = { readonly code: ReferenceCode } | { readonly problem: CodeProblem };

const randomLength = 12;
const bodyLength = 1 + randomLength + 1;
const letters: readonly string[] = Object.values(codeKinds);

/**
 * A new code: `LL-` + kind letter + 12 random characters (60 bits) + check character. `randomBytes` must come from a cryptographic source: the code is all that protects a record.
 */
export function createReferenceCode(
  kind: CodeKind,
  randomBytes: (length: number) => Uint8Array = (length) => crypto.getRandomValues(new Uint8Array(length)),
): ReferenceCode {
  // 256 is a multiple of 32, so the low five bits of a random byte are evenly spread.
  const random = [...randomBytes(randomLength)].map((byte) => alphabet[byte & 31] ?? '').join('');
  const body = `${codeKinds[kind]}${random}`;
  return `LL-${body}${checkCharacter(body)}`;
}

/** What may be a code inside a longer text, such as a link or a forwarded message. */
const codeInside = /LL[\s\p{Pd}\p{Cf}\u2212]*[A-Z](?:[\s\p{Pd}\p{Cf}\u2212]*[0-9A-Z]){13}(?![0-9A-Z])/giu;

/** What stands between characters: every dash, the minus sign, and the marks nobody sees that chat and Word put in. */
const between = /[\s\p{Pd}\p{Cf}\u2212_.,:#/()]/gu;

/**
 * A code as a person types it. Case, spaces and hyphens are forgiven, O is read as 0, and I and L as 1; the prefix
 * may be left out. One wrong character, or two that changed places, is caught.
 */
export function parseReferenceCode(text: string): ParsedCode {
  const typed = text.normalize('NFKC');
  const candidates = (typed.match(codeInside) ?? [typed]).map(parseCandidate);
  // Words can look like one: "I’ll tell you the code". The check character tells the true one.
  return candidates.find((parsed) => 'code' in parsed) ?? candidates[0] ?? { problem: { kind: 'empty' } };
}

function parseCandidate(text: string): ParsedCode {
  const compact = text.toUpperCase().replace(between, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (compact === '') return { problem: { kind: 'empty' } };
  // Every kind is a letter, so a leading 11 can only be the prefix.
  const body = compact.replace(/^11/, '');
  const stranger = Array.from(body).find((character) => !alphabet.includes(character));
  if (stranger) return { problem: { kind: 'character', character: stranger } };
  if (body.length !== bodyLength) return { problem: { kind: 'length', found: body.length } };
  const isCode = letters.includes(body.charAt(0)) && checkCharacter(body.slice(0, -1)) === body.at(-1);
  return isCode ? { code: `LL-${body}` } : { problem: { kind: 'check' } };
}

/** The parts of a code as they are shown: `LL-T`, `4TR8`, `QX2N`, `HM6D`, `B`. */
export function codeGroups(code: ReferenceCode): readonly string[] {
  const body = code.slice('LL-'.length);
  return [`LL-${body.slice(0, 1)}`, body.slice(1, 5), body.slice(5, 9), body.slice(9, 13), body.slice(13)];
}

export function formatReferenceCode(code: ReferenceCode): string {
  return codeGroups(code).join(' ');
}

/** What a code is for; null for a letter that is not used yet. */
export function kindOfCode(code: string): CodeKind | null {
  const letter = code.charAt('LL-'.length);
  return (Object.keys(codeKinds) as CodeKind[]).find((kind) => codeKinds[kind] === letter) ?? null;
}
