import type { ReferenceCode } from '@/shared/submission';
import { alphabet, checkCharacter } from './check-character';

/** Purpose of a code, by its letter. */
export const codeKinds = {
  tuition: 'T',
  enquiry: 'E',
  application: 'A',
  counselling: 'C',
  consultancy: 'S',
  homework: 'H',
  jobApplication: 'J',
  concern: 'W',
  jobReport: 'F',
  /** Better words for a language of the site. */
  wording: 'V',
  /** Public: a post of the job board. Its code protects nothing. */
  post: 'P',
  /** A school's access to its posts, made by the office. */
  school: 'G',
  /** Public: the receipt of a payment. Its number opens the receipt and nothing else. */
  receipt: 'R',
} as const;

export type CodeKind = keyof typeof codeKinds;

/** Why a text is not a valid code. */
export type CodeProblem =
  | { readonly kind: 'empty' }
  /** Number of characters after `LL-`; 14 are expected. */
  | { readonly kind: 'length'; readonly found: number }
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'check' };

export type ParsedCode = { readonly code: ReferenceCode } | { readonly problem: CodeProblem };

const randomLength = 12;
const bodyLength = 1 + randomLength + 1;
const letters: readonly string[] = Object.values(codeKinds);

/**
 * Creates a code: `LL-`, kind letter, 12 random characters (60 bits), check character. `randomBytes` must be
 * cryptographic, since the code alone protects a record.
 */
export function createReferenceCode(
  kind: CodeKind,
  randomBytes: (length: number) => Uint8Array = (length) => crypto.getRandomValues(new Uint8Array(length)),
): ReferenceCode {
  // 256 is a multiple of 32, so the low five bits are uniform.
  const random = [...randomBytes(randomLength)].map((byte) => alphabet[byte & 31] ?? '').join('');
  const body = `${codeKinds[kind]}${random}`;
  return `LL-${body}${checkCharacter(body)}`;
}

/** A possible code inside a longer text, such as a link or a forwarded message. */
const codeInside = /LL[\s\p{Pd}\p{Cf}\u2212]*[A-Z](?:[\s\p{Pd}\p{Cf}\u2212]*[0-9A-Z]){13}(?![0-9A-Z])/giu;

/** Separators: dashes, the minus sign, and invisible characters inserted by chat apps and Word. */
const between = /[\s\p{Pd}\p{Cf}\u2212_.,:#/()]/gu;

/**
 * Parses an entered code. Ignores case, spaces and hyphens, reads O as 0 and I and L as 1; the prefix is
 * optional. Detects one wrong character or a swap of two.
 */
export function parseReferenceCode(text: string): ParsedCode {
  const typed = text.normalize('NFKC');
  const candidates = (typed.match(codeInside) ?? [typed]).map(parseCandidate);
  // Text can look like a code: "I’ll tell you the code". The check character decides.
  return candidates.find((parsed) => 'code' in parsed) ?? candidates[0] ?? { problem: { kind: 'empty' } };
}

/** As the alphabet spells it: without separators, O as 0, I and L as 1. */
const compactOf = (text: string): string =>
  text.toUpperCase().replace(between, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** What is written with a payment: eight characters, perhaps after `LL-T`. */
const partShape = /^(?:(?:11)?T)?([0-9A-Z]{8})$/;

/**
 * Reads the part of the code of a request that its family writes with a payment, spelled as leniently as a
 * whole code. Null for anything else. It has no check character: only looking for the code finds a slip.
 */
export const readCodePart = (text: string): string | null =>
  partShape.exec(compactOf(text.normalize('NFKC')))?.[1] ?? null;

/** The part of a code with which nobody can act: a family writes it with a payment. */
export const formatCodePart = (code: string): string => codeGroups(code).slice(1, 3).join(' ');

/** The same part as `readCodePart` reads it. */
export const codePart = (code: string): string => formatCodePart(code).replace(' ', '');

function parseCandidate(text: string): ParsedCode {
  const compact = compactOf(text);
  if (compact === '') return { problem: { kind: 'empty' } };
  // The kind is always a letter, so a leading 11 is the prefix.
  const body = compact.replace(/^11/, '');
  const stranger = Array.from(body).find((character) => !alphabet.includes(character));
  if (stranger) return { problem: { kind: 'character', character: stranger } };
  if (body.length !== bodyLength) return { problem: { kind: 'length', found: body.length } };
  const isCode = letters.includes(body.charAt(0)) && checkCharacter(body.slice(0, -1)) === body.at(-1);
  return isCode ? { code: `LL-${body}` } : { problem: { kind: 'check' } };
}

/** The displayed groups of a code: `LL-T`, `4TR8`, `QX2N`, `HM6D`, `B`. */
export function codeGroups(code: string): readonly string[] {
  const body = code.slice('LL-'.length);
  return [`LL-${body.slice(0, 1)}`, body.slice(1, 5), body.slice(5, 9), body.slice(9, 13), body.slice(13)];
}

export function formatReferenceCode(code: string): string {
  return codeGroups(code).join(' ');
}

/** The kind of a code; null for an unused letter. */
export function kindOfCode(code: string): CodeKind | null {
  const letter = code.charAt('LL-'.length);
  return (Object.keys(codeKinds) as CodeKind[]).find((kind) => codeKinds[kind] === letter) ?? null;
}

/** Reads the whole codes of one kind: the code in a text, or null for any other text. */
export const codeReader =
  (kind: CodeKind) =>
  (text: string): ReferenceCode | null => {
    const parsed = parseReferenceCode(text);
    return 'code' in parsed && kindOfCode(parsed.code) === kind ? parsed.code : null;
  };
