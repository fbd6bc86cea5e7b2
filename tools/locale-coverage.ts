import { attested } from './glossary';
import { countTexts } from './language-coverage.mjs';
import { flatten, namespacesOf, otherLanguages, readWords } from './locale-files';

/** Problems of the locale files in all languages; empty when there are none. */
export function localeProblems(): readonly string[] {
  const english = new Map(namespacesOf('en').map((name) => [name, new Map(flatten(readWords('en', name)))]));
  const empty = [...english].flatMap(([name, texts]) =>
    [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `en/${name}: ${key} is empty`),
  );
  const others = otherLanguages.flatMap((language) => {
    const missing = [...english.keys()]
      .filter((name) => !namespacesOf(language).includes(name))
      .map((name) => `${language}/${name}.json is missing; run npm run locales`);
    const wrong = namespacesOf(language).flatMap((name) =>
      flatten(readWords(language, name)).flatMap(([key, text]) => {
        const source = english.get(name)?.get(key);
        if (source === undefined) return [`${language}/${name}: ${key} is not an English key`];
        if (attested(source, language) !== text)
          return [`${language}/${name}: ${key} = "${text}" is not in the glossary`];
        return [];
      }),
    );
    return [...missing, ...wrong];
  });
  return [...empty, ...others];
}

/** Share of the English texts translated in each language. */
export function localeCoverage(): readonly { language: string; texts: number; percent: string }[] {
  const all = countTexts('en');
  return ['en', ...otherLanguages].map((language) => ({
    language,
    texts: countTexts(language),
    percent: `${((100 * countTexts(language)) / all).toFixed(1)} %`,
  }));
}
