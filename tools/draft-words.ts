/**
 * Puts drafted texts into a language: `npm run draft-words -- ha drafts.json`. The file has the translation
 * of each English text, or of one key written as `namespace:key`, which goes before. Texts that a speaker
 * has checked stay, and so do attested ones that no key names. Prints what it could not place.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { staysEnglish } from './english-until-checked';
import { attested } from './glossary';
import {
  flatten,
  hashOf,
  localeFile,
  localesFolder,
  mapWords,
  namespacesOf,
  provenanceFile,
  readProvenance,
  readWords,
  type ProvenanceFile,
} from './locale-provenance.mjs';
import { isOfDesk } from './meant-texts.mjs';
import { readTerms } from './text-problems';
import { provenanceText, writeLanguage } from './write-language';

const [language = '', ...files] = process.argv.slice(2);
const drafts = new Map(
  files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)),
);
const terms = readTerms(language);
const used = new Set<string>();

/** The attested words that a draft is made of, as its source. */
function sourceOf(english: string, text: string): string {
  const found = terms.words.filter(
    ({ en, word }) =>
      new RegExp(`\\b${en}s?\\b`, 'i').test(english) && text.toLowerCase().includes(word.toLowerCase()),
  );
  return [...new Set(found.map(({ en }) => en.toLowerCase())), terms.style].join('; ');
}

/** A sentence for one count is left out without that for several, and the other way round. */
const otherCount = (key: string) =>
  key.endsWith('_one') ? key.replace(/_one$/, '_other') : key.replace(/_other$/, '_one');

function draftFor(namespace: string, key: string, english: string): string | undefined {
  const named = drafts.get(`${namespace}:${key}`);
  used.add(named === undefined ? english : `${namespace}:${key}`);
  if (named !== undefined) return named;
  return attested(english, language) === undefined ? drafts.get(english) : undefined;
}

function translatable(
  namespace: string,
  key: string,
  english: ReadonlyMap<string, string>,
): string | undefined {
  const [own, other] = [key, otherCount(key)].map((one) => {
    const source = english.get(one);
    return source === undefined ? undefined : draftFor(namespace, one, source);
  });
  return other === undefined && english.has(otherCount(key)) ? undefined : own;
}

const provenance: ProvenanceFile = readProvenance(language);
const reviewFile = `${localesFolder}/review/${language}.json`;

/**
 * Which drafted namespaces have been read back, when and by whom, and what was found; a new draft has to be
 * read again. What earlier readings found stays.
 */
type Review = Record<string, { drafted: string; readBack: string | null; readings?: readonly unknown[] }>;
const review: Review = existsSync(reviewFile) ? (JSON.parse(readFileSync(reviewFile, 'utf8')) as Review) : {};
const today = new Date().toISOString().slice(0, 10);

function draft(namespace: string): void {
  const origins = { ...provenance[namespace] };
  const now = new Map(flatten(readWords(language, namespace)));
  const changed: string[] = [];
  const source = new Map(flatten(readWords('en', namespace)));
  const words = mapWords(readWords('en', namespace), (key, english) => {
    if (staysEnglish(namespace, key, english) || origins[key]?.[0] === 'checked') return now.get(key);
    const text = translatable(namespace, key, source);
    if (text === undefined || (text === now.get(key) && origins[key]?.[1] === hashOf(english)))
      return now.get(key);
    changed.push(key);
    origins[key] = ['drafted', hashOf(english), sourceOf(english, text)];
    return text;
  });
  if (changed.length === 0) return;
  provenance[namespace] = origins;
  review[namespace] = { ...review[namespace], drafted: today, readBack: null };
  writeFileSync(localeFile(language, namespace), `${JSON.stringify(words, null, 2)}\n`);
}

for (const namespace of namespacesOf('en')) if (!isOfDesk(namespace)) draft(namespace);
writeFileSync(provenanceFile(language), provenanceText(provenance));
writeFileSync(reviewFile, `${JSON.stringify(review, null, 2)}\n`);
writeLanguage(language);
const idle = [...drafts.keys()].filter((name) => !used.has(name));
if (idle.length > 0) console.log(`Not an English text that may be drafted:\n${idle.join('\n')}`);
