import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installOnce, root } from '../ready.mjs';

/** The package of heavy tools that only Firebase on one machine needs. */
export const emulatorTools = join(root, 'tests', 'emulators');

/** The script of firebase-tools' own command line, for Node to run. */
export const firebaseScript = join(
  emulatorTools,
  'node_modules',
  'firebase-tools',
  'lib',
  'bin',
  'firebase.js',
);

/** Installs them, unless exactly these are installed. */
export function installEmulatorTools() {
  installOnce({
    folder: emulatorTools,
    isThere: () => existsSync(join(emulatorTools, 'node_modules', 'firebase-tools')),
    words: 'Installing the tools for Firebase on one machine (222 MB, once) …',
  });
}
