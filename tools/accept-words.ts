/**
 * Puts words that the office accepted into a language: `npm run accept-words -- words-ha.json`, a file that
 * the desk saves. A text whose English has changed since is left out, and named. What a named speaker has
 * checked is `checked`, the rest `drafted`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  flatten,
  hashOf,
  localeFile,
  mapWords,
  namespacesOf,
  provenanceFile,
  readProvenance,
  readWords,
  type Provenance,
} from './locale-provenance.mjs';
import { provenanceText, writeLanguage } from './write-language';

interface AcceptedText {
  readonly english: string;
  readonly text: string;
  readonly speaker?: string;
  readonly date?: string;
}

/** What the desk saves. */
interface AcceptedFile {
  readonly language: string;
  readonly texts: Readonly<Record<string, AcceptedText>>;
}

const originOf = ({ english, speaker, date }: AcceptedText): Provenance =>
  speaker !== undefined && date !== undefined
    ? ['checked', hashOf(english), speaker, date]
    : ['drafted', hashOf(english), 'suggested by a speaker; accepted by the office'];

const [file = ''] = process.argv.slice(2);
const { language, texts } = JSON.parse(readFileSync(file, 'utf8')) as AcceptedFile;
const provenance = readProvenance(language);
const used = new Set<string>();

for (const namespace of namespacesOf('en')) {
  const origins = { ...provenance[namespace] };
  const now = new Map(flatten(readWords(language, namespace)));
  const words = mapWords(readWords('en', namespace), (key, english) => {
    const accepted = texts[`${namespace}:${key}`];
    if (accepted?.english !== english) return now.get(key);
    used.add(`${namespace}:${key}`);
    origins[key] = originOf(accepted);
    return accepted.text;
  });
  provenance[namespace] = origins;
  writeFileSync(localeFile(language, namespace), `${JSON.stringify(words, null, 2)}\n`);
}
writeFileSync(provenanceFile(language), provenanceText(provenance));
writeLanguage(language);
const idle = Object.keys(texts).filter((key) => !used.has(key));
if (idle.length > 0) console.log(`Not in the site, or of another English text:\n${idle.join('\n')}`);
