import { kindOfCode, parseReferenceCode, type CodeKind, type ReferenceCode } from '@/entities/reference-code';

/** A reference code of this site, by its form alone: whether it is in use, others say. */
export interface FoundCode {
  readonly code: ReferenceCode;
  readonly kind: CodeKind;
}

/** What somebody has pasted. */
export type RecognisedFlyer =
  /** A code and nothing else; null when it begins like one and has a mistake. */
  | { readonly is: 'code'; readonly code: FoundCode | null }
  /** One web address and nothing else. */
  | { readonly is: 'link'; readonly host: string; readonly code: FoundCode | null }
  /** Words, which may contain a code. */
  | { readonly is: 'text'; readonly code: FoundCode | null };

/** A text of more characters is no single code or address. */
const longestAddress = 2000;

/** A code with a separator after each character is shorter. */
const longestCode = 60;

/** Only the part of a longer text in which a code could be looked for at once. */
const searched = 20_000;

const codeShape = /^LL[\s\p{Pd}\u2212]*[A-Z](?:[\s\p{Pd}\u2212]*[0-9A-Z]){4,16}$/iu;

/** A code without its prefix. */
const bareShape = /^[A-Z](?:[\s\p{Pd}\u2212]*[0-9A-Z]){13}$/iu;

function codeIn(text: string): FoundCode | null {
  const parsed = parseReferenceCode(text);
  if (!('code' in parsed)) return null;
  const kind = kindOfCode(parsed.code);
  return kind ? { code: parsed.code, kind } : null;
}

function hostOf(text: string): string | null {
  if (text.length > longestAddress || /\s/u.test(text)) return null;
  if (!/^(?:https?:\/\/[^/@]|[^/@]+\.[^/@.\d]{2,}(?:[:/?#]|$))/iu.test(text)) return null;
  try {
    return new URL(/^https?:\/\//iu.test(text) ? text : `https://${text}`).host;
  } catch (cause) {
    if (cause instanceof TypeError) return null;
    throw cause;
  }
}

/** Tells whether a pasted text is a code, a web address, or words. Pure: it asks nobody. */
export function recogniseFlyer(pasted: string): RecognisedFlyer {
  const trimmed = pasted.trim();
  if (trimmed.length <= longestAddress) {
    const text = trimmed.replace(/\p{Cf}/gu, '').trim();
    const host = hostOf(text);
    if (host !== null) return { is: 'link', host, code: codeIn(text) };
    const code = text.length <= longestCode ? codeIn(text) : null;
    if (codeShape.test(text) || (code && bareShape.test(text))) return { is: 'code', code };
  }
  return { is: 'text', code: /LL/iu.test(pasted) ? codeIn(pasted.slice(0, searched)) : null };
}
