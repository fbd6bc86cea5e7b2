import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../locales');

/** @param {unknown} words a locale file, or a group in it @returns {number} */
const countIn = (words) =>
  typeof words === 'string' ? 1 : Object.values(words ?? {}).reduce((sum, one) => sum + countIn(one), 0);

/**
 * How many texts a language has.
 * @param {string} language
 * @returns {number}
 */
export function countTexts(language) {
  const place = join(folder, language);
  if (!existsSync(place)) return 0;
  return readdirSync(place).reduce(
    (sum, file) => sum + countIn(JSON.parse(readFileSync(join(place, file), 'utf8'))),
    0,
  );
}

/** Languages in which less than half of the English texts can be read. @returns {readonly string[]} */
export const languagesWithFewWords = () =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && countTexts(entry.name) * 2 < countTexts('en'))
    .map(({ name }) => name);
