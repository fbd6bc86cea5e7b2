import { staysEnglish } from '../../tools/english-until-checked';
import { flatten, namespacesOf, presentWords, readWords } from '../../tools/locale-provenance.mjs';
import { isOfDesk, isSameEverywhere } from '../../tools/meant-texts.mjs';
import type { Page } from './test';

/** A language whose words the tests read. */
export type Tongue = 'ak' | 'ha';

const namespaces = namespacesOf('en').filter((namespace) => !isOfDesk(namespace));

/** Texts by `namespace:key`. */
type Texts = ReadonlyMap<string, string>;

const textsOf = (wordsOf: (namespace: string) => ReturnType<typeof readWords>): Texts =>
  new Map(
    namespaces.flatMap((namespace) =>
      flatten(wordsOf(namespace)).map(([key, text]) => [`${namespace}:${key}`, text] as const),
    ),
  );

const english = textsOf((namespace) => readWords('en', namespace));

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => values[name] ?? '');

/** Says what a page shows for a key: in the language where it has the text, otherwise in English. */
export function createVoice(language: Tongue) {
  const own = textsOf((namespace) =>
    namespacesOf(language).includes(namespace) ? presentWords(language, namespace) : {},
  );
  const say = (key: string, values: Readonly<Record<string, string>> = {}): string => {
    const text = own.get(key) ?? english.get(key);
    if (text === undefined) throw new Error(`no text ${key}`);
    return fill(text, values);
  };
  return { say, own };
}

/** Why a text is shown in English. */
export type Reason =
  'until a speaker has checked it' | 'the same in every language' | 'no words yet' | 'mistake';

export interface EnglishLeft {
  readonly text: string;
  readonly reason: Reason;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a text with any values, or a piece of it between tags. */
const patternOf = (piece: string) =>
  new RegExp(
    `^${piece
      .split(/\{\{[^}]*\}\}/)
      .map(escape)
      .join('.+')}$`,
  );

const hasWords = (piece: string) => /\p{L}{2}/u.test(piece.replace(/\{\{[^}]*\}\}/g, ''));

/** Pieces of a text between its tags, as far as they are words. */
const piecesOf = (text: string): readonly string[] =>
  text
    .split(/<[^>]*>/)
    .map((piece) => piece.trim())
    .filter(hasWords);

const pieces = [...english].flatMap(([key, text]) =>
  piecesOf(text).map((piece) => ({ key, piece, pattern: patternOf(piece) })),
);

/** Keys of the English texts that are just this one; otherwise of those that are this one with values. */
function keysOf(text: string): { readonly keys: readonly string[]; readonly isExact: boolean } {
  const exact = pieces.filter(({ piece }) => piece === text);
  const found = exact.length > 0 ? exact : pieces.filter(({ pattern }) => pattern.test(text));
  return { keys: found.map(({ key }) => key), isExact: exact.length > 0 };
}

/** Null for a text that only holds the values of a text that is told. */
function reasonOf(text: string, own: Texts): Reason | null {
  const { keys, isExact } = keysOf(text);
  const untold = keys.filter((key) => !own.has(key));
  const parts = untold.map((key) => {
    const [namespace = '', ...rest] = key.split(':');
    return [namespace, rest.join(':'), english.get(key) ?? ''] as const;
  });
  if (untold.length === 0) return isExact ? 'mistake' : null;
  if (parts.some((part) => isSameEverywhere(...part))) return 'the same in every language';
  return parts.some((part) => !staysEnglish(...part)) ? 'no words yet' : 'until a speaker has checked it';
}

/** Texts that can be seen on the page, or stand for something seen. */
const shownTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      // What is marked as English, such as the other languages' notice, is meant.
      const holder = node.parentElement;
      if (
        text !== '' &&
        holder?.checkVisibility() &&
        !holder.closest('[lang^="en"]:not(html), script, style')
      )
        texts.add(text);
    }
    return [...texts];
  });

/** The English that a screen shows to somebody who chose another language, and how much of it is not. */
export async function findEnglish(
  page: Page,
  own: Texts,
): Promise<{ readonly left: readonly EnglishLeft[]; readonly told: number }> {
  const ownPatterns = [...own.values()].flatMap((text) => piecesOf(text).map(patternOf));
  const left: EnglishLeft[] = [];
  let told = 0;
  for (const text of await shownTexts(page)) {
    const isTold = ownPatterns.some((pattern) => pattern.test(text));
    const reason = isTold ? null : reasonOf(text, own);
    if (isTold) told += 1;
    if (reason !== null) left.push({ text, reason });
  }
  return { left, told };
}
