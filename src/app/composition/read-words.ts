import { buildId } from '@/shared/config';
import type { DateNames, LanguageCode } from '@/shared/i18n';
import { MissingFile } from '../errors/missing-file';

/** Words that have not come in this time, in milliseconds, are not waited for. */
const patienceMs = 30_000;

async function readFile(language: LanguageCode, name: string): Promise<unknown> {
  const address = `/words/${buildId}/${language}/${name}.json`;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patienceMs);
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
 * One file of words of this build. Plain files and not chunks: a chunk for each language and slice would put the names
 * of them all into the first script of every page.
 * @throws MissingFile
 */
export const readWords = (language: LanguageCode, namespace: string): Promise<unknown> =>
  readFile(language, namespace);

/** The names of days and months. @throws MissingFile */
export const readDateNames = async (language: LanguageCode): Promise<DateNames> =>
  (await readFile(language, 'date-names')) as DateNames;
