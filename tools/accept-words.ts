/**
 * Puts words that the office accepted into a language: `npm run accept-words -- words-ha.json`, a file that
 * the desk saves. What a named speaker has checked is `checked`, the rest `drafted`. Texts that are left out
 * are named: those whose English has changed since, and drafts of texts that stay English until they are
 * checked.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withAcceptedTexts, type AcceptedTexts } from './accepted-texts';
import {
  flatten,
  localeFile,
  namespacesOf,
  provenanceFile,
  readProvenance,
  readWords,
} from './locale-provenance.mjs';
import { provenanceText, writeLanguage } from './write-language';

/** What the desk saves. */
interface AcceptedFile {
  readonly language: string;
  readonly texts: AcceptedTexts;
}

const keysBeyond = (keys: readonly string[], others: ReadonlySet<string>) =>
  keys.filter((key) => !others.has(key));

function tellLeftOut(why: string, keys: readonly string[]): void {
  if (keys.length > 0) console.log(`${why}:\n${keys.join('\n')}`);
}

const [file = ''] = process.argv.slice(2);
const { language, texts } = JSON.parse(readFileSync(file, 'utf8')) as AcceptedFile;
const provenance = readProvenance(language);
const used = new Set<string>();

for (const namespace of namespacesOf('en')) {
  const now = { words: readWords(language, namespace), origins: provenance[namespace] ?? {} };
  const { words, origins } = withAcceptedTexts(namespace, readWords('en', namespace), now, texts, used);
  provenance[namespace] = { ...origins };
  writeFileSync(localeFile(language, namespace), `${JSON.stringify(words, null, 2)}\n`);
}
writeFileSync(provenanceFile(language), provenanceText(provenance));
writeLanguage(language);

const written = namespacesOf(language).flatMap((namespace) =>
  flatten(readWords(language, namespace)).map(([key]) => `${namespace}:${key}`),
);
tellLeftOut('Not in the site, or of another English text', keysBeyond(Object.keys(texts), used));
tellLeftOut('English until a named speaker has checked them', keysBeyond([...used], new Set(written)));
