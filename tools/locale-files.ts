import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of words: texts, or groups of texts. */
export interface Words {
  readonly [key: string]: string | Words;
}

const folder = fileURLToPath(new URL('../locales/', import.meta.url));

/** The languages that have words from the glossary beside English. */
export const otherLanguages = ['ak', 'ee', 'gaa', 'dag', 'ha'] as const;

export const localeFile = (language: string, namespace: string): string =>
  `${folder}${language}/${namespace}.json`;

/** The namespaces of a language, by its files. */
export function namespacesOf(language: string): readonly string[] {
  if (!existsSync(folder + language)) return [];
  return readdirSync(folder + language).map((file) => file.replace(/\.json$/, ''));
}

export function readWords(language: string, namespace: string): Words {
  return JSON.parse(readFileSync(localeFile(language, namespace), 'utf8')) as Words;
}

/** Every text with its key: `nav.home`. */
export function flatten(words: Words, prefix = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flatten(value, `${prefix}${key}.`),
  );
}
