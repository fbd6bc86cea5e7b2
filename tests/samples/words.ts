import { readFile } from 'node:fs/promises';
import type { i18n as I18n } from 'i18next';
import { createI18n, loadWords, type Namespace } from '@/shared/i18n';

/** i18next with English translations loaded. */
export async function createEnglish(...namespaces: readonly Namespace[]): Promise<I18n> {
  const i18n = await createI18n('en', {});
  const read = async (language: string, namespace: string): Promise<unknown> =>
    JSON.parse(await readFile(`locales/${language}/${namespace}.json`, 'utf8'));
  await loadWords(i18n, read, namespaces);
  return i18n;
}
