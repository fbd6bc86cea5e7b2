import { cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dateNames = 'src/shared/i18n/date-names';

/**
 * Creates a folder with the words of a build, as the build has them. Whoever creates it removes it.
 * @returns the path of the folder
 */
export function createBuiltWords(buildId: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'lifeline-'));
  mkdirSync(join(dist, 'words'));
  cpSync('locales', join(dist, 'words', buildId), { recursive: true });
  for (const file of readdirSync(dateNames)) {
    const language = file.replace('.json', '');
    cpSync(join(dateNames, file), join(dist, 'words', buildId, language, 'date-names.json'));
  }
  return dist;
}
