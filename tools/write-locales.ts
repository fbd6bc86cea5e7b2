import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { attested } from './glossary';
import { localeFile, namespacesOf, otherLanguages, readWords, type Words } from './locale-files';

/** The subset of English texts with attested translations. */
function translate(words: Words, language: string): Words {
  const entries = Object.entries(words).flatMap(([key, value]): [string, string | Words][] => {
    if (typeof value !== 'string') {
      const inner = translate(value, language);
      return Object.keys(inner).length === 0 ? [] : [[key, inner]];
    }
    const word = attested(value, language);
    return word === undefined ? [] : [[key, word]];
  });
  return Object.fromEntries(entries);
}

for (const language of otherLanguages) {
  for (const namespace of namespacesOf('en')) {
    const file = localeFile(language, namespace);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(translate(readWords('en', namespace), language), null, 2)}\n`);
  }
}
