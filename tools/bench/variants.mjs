import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../ready.mjs';

/**
 * Writes copies of pages without any script, with the same text and styles.
 * @param {readonly string[]} paths
 * @returns {string} the folder, below the project's
 */
export function writeScriptless(paths) {
  const folder = join('node_modules', '.cache', 'lifeline', 'scriptless');
  rmSync(join(root, folder), { recursive: true, force: true });
  for (const path of paths) {
    const file = join(path.slice(1), 'index.html');
    const html = readFileSync(join(root, 'dist', file), 'utf8').replaceAll(/<script[\s\S]*?<\/script>/g, '');
    mkdirSync(dirname(join(root, folder, file)), { recursive: true });
    writeFileSync(join(root, folder, file), html);
  }
  cpSync(join(root, 'dist', 'icon.svg'), join(root, folder, 'icon.svg'));
  return folder;
}
