import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installOnce, root } from '../ready.mjs';

/** The package of heavy tools that only Firebase on one machine needs. */
export const emulatorTools = join(root, 'tests', 'emulators');

/** Installs them, unless exactly these are installed. */
export function installEmulatorTools() {
  installOnce({
    folder: emulatorTools,
    stampName: 'installed-emulators',
    isThere: () => existsSync(join(emulatorTools, 'node_modules', 'firebase-tools')),
    words: 'Installing the tools for Firebase on one machine (222 MB, once) …',
  });
}
