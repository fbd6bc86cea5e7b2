import { buildId } from '@/shared/config';
import type { DateNames, LanguageCode } from '@/shared/i18n';
import { MissingFile } from '../errors/missing-file';

/** Timeout for a locale file, in milliseconds. */
const timeoutMs = 30_000;

async function readFile(language: string, name: string): Promise<unknown> {
  const address = `/words/${buildId}/${language}/${name}.json`;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeoutMs);
  try {
    const response = await fetch(address, { signal: waiting.signal });
    if (!response.ok) throw new MissingFile(`${address} (${response.status})`);
    return await response.json();
  } catch (cause) {
    throw cause instanceof MissingFile ? cause : new MissingFile(address, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads a locale file of this build. Plain files rather than chunks: chunks for every language and namespace
 * would all be listed in the first script.
 * @param isWithoutDrafts leave out what no speaker has published or checked
 * @throws MissingFile
 */
export const readWords = (
  language: LanguageCode,
  namespace: string,
  isWithoutDrafts: boolean,
): Promise<unknown> =>
  readFile(isWithoutDrafts && language !== 'en' ? `${language}-checked` : language, namespace);

/**
 * Reads the names of days and months.
 * @throws MissingFile
 */
export const readDateNames = async (language: LanguageCode): Promise<DateNames> =>
  (await readFile(language, 'date-names')) as DateNames;
