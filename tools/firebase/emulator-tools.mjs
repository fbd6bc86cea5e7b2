import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installOnce, root } from '../ready.mjs';

/** Package of the emulators' dependencies. */
export const emulatorTools = join(root, 'tests', 'emulators');

/** Script of the firebase-tools CLI. */
export const firebaseScript = join(
  emulatorTools,
  'node_modules',
  'firebase-tools',
  'lib',
  'bin',
  'firebase.js',
);

/** Installs the emulators' dependencies, unless they are up to date. */
export function installEmulatorTools() {
  installOnce({
    folder: emulatorTools,
    isThere: () => existsSync(join(emulatorTools, 'node_modules', 'firebase-tools')),
    words: 'Installing the tools for Firebase on one machine (222 MB, once) …',
  });
}
