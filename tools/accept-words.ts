/**
 * Puts words that the office accepted into a language: `npm run accept-words -- words-ha.json`, a file that
 * the desk saves. A text whose English has changed since is left out, and named. What a named speaker has
 * checked is `checked`, the rest `drafted`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withAcceptedTexts, type AcceptedTexts } from './accepted-texts';
import { localeFile, namespacesOf, provenanceFile, readProvenance, readWords } from './locale-provenance.mjs';
import { provenanceText, writeLanguage } from './write-language';

/** What the desk saves. */
interface AcceptedFile {
  readonly language: string;
  readonly texts: AcceptedTexts;
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
const idle = Object.keys(texts).filter((key) => !used.has(key));
if (idle.length > 0) console.log(`Not in the site, or of another English text:\n${idle.join('\n')}`);
