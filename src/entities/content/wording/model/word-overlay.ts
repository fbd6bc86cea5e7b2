import * as v from 'valibot';
import { BackendFailure, isAdmin, serverTime, type DocumentData, type Write } from '@/shared/backend';
import type { AccessContext, CollectionAccess } from '@/shared/backend';
import { isStored, readStored } from '@/shared/fields';
import { englishHash } from './english-hash';
import { wordingLanguages, type WordingLanguage } from './wording';

/** Maximum size of the accepted words of a language, in bytes of UTF-8. */
const overlayBytes = 4_096;

/** Accepted words of a language that the build does not have. The database rules are generated from it. */
export const wordOverlaySchema = v.strictObject({
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Counts the changes, from 1: of two at the same time the second is refused. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  /** `OverlayWords` as JSON. */
  words: v.pipe(v.string(), v.maxLength(overlayBytes)),
});

/** By key (`home:heading`): `englishHash` of the English, the words, and 1 once they are checked. */
export type OverlayWords = Readonly<Record<string, readonly [english: string, text: string, checked: 0 | 1]>>;

const wordsSchema = v.record(
  v.string(),
  v.strictTuple([v.string(), v.string(), v.union([v.literal(0), v.literal(1)])]),
);

export interface WordOverlay {
  /** 0 before the first words. */
  readonly version: number;
  readonly words: OverlayWords;
}

export const noOverlay: WordOverlay = { version: 0, words: {} };

const wordOverlayCollection = 'wordOverlays';
export const wordOverlayPath = (language: string): string => `${wordOverlayCollection}/${language}`;

/** Reads the words of an overlay; null when they cannot be read. */
export function parseOverlayWords(json: string): OverlayWords | null {
  try {
    const read = v.safeParse(wordsSchema, JSON.parse(json));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

export function parseWordOverlay(language: string, data: DocumentData): WordOverlay {
  const read = readStored(wordOverlaySchema, data);
  const words = 'problem' in read ? null : parseOverlayWords(read.output.words);
  if ('problem' in read || words === null) throw new BackendFailure('invalid', `words of ${language}`);
  return { version: read.output.version, words };
}

/** Whether the words fit into an overlay. */
export const fitsOverlay = (words: OverlayWords): boolean =>
  new TextEncoder().encode(JSON.stringify(words)).length <= overlayBytes;

/** Writes the words over the version that was read. */
export function writeOverlay(language: WordingLanguage, before: WordOverlay, words: OverlayWords): Write {
  const data = { updatedAt: serverTime, version: before.version + 1, words: JSON.stringify(words) };
  const path = wordOverlayPath(language);
  return before.version === 0 ? { type: 'create', path, data } : { type: 'update', path, changes: data };
}

const isOverlay = (context: AccessContext, version: number): boolean =>
  isAdmin(context) &&
  isStored(wordOverlaySchema, context.after) &&
  wordingLanguages.some((language) => language === context.id) &&
  context.after?.version === version &&
  context.after.updatedAt === context.now;

/** Everybody reads the accepted words of a language; the office writes them, one version after the other. */
export const wordOverlayAccess: CollectionAccess = {
  pattern: wordOverlayPath('{id}'),
  get: () => true,
  create: (context) => isOverlay(context, 1),
  update: (context) => isOverlay(context, Number(context.before?.version) + 1),
};

/**
 * The words that hold: of the present English text, and checked ones only where drafts are left out.
 * @param englishOf returns the English text of a key; undefined when this build has none or has not loaded it
 */
export function presentOverlay(
  words: OverlayWords,
  englishOf: (key: string) => string | undefined,
  isCheckedOnly: boolean,
): readonly (readonly [key: string, text: string])[] {
  return Object.entries(words).flatMap(([key, [hash, text, checked]]) => {
    const english = englishOf(key);
    const holds = english !== undefined && englishHash(english) === hash && (checked === 1 || !isCheckedOnly);
    return holds ? [[key, text] as const] : [];
  });
}
