import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Contents of a locale file: texts, or nested groups. */
export interface Words {
  readonly [key: string]: string | Words;
}

const folder = fileURLToPath(new URL('../locales/', import.meta.url));

/** Languages with glossary translations, besides English. */
export const otherLanguages = ['ak', 'ee', 'gaa', 'dag', 'ha'] as const;

export const localeFile = (language: string, namespace: string): string =>
  `${folder}${language}/${namespace}.json`;

/** The namespaces of a language. */
export function namespacesOf(language: string): readonly string[] {
  if (!existsSync(folder + language)) return [];
  return readdirSync(folder + language).map((file) => file.replace(/\.json$/, ''));
}

export function readWords(language: string, namespace: string): Words {
  return JSON.parse(readFileSync(localeFile(language, namespace), 'utf8')) as Words;
}

/** All texts with their keys: `nav.home`. */
export function flatten(words: Words, prefix = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flatten(value, `${prefix}${key}.`),
  );
}
