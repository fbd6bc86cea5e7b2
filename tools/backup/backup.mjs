import { installIfNeeded } from '../ready.mjs';

/** Writes a backup of a project: `npm run backup`. Installs packages if necessary. */
installIfNeeded();

// After the install, which provides it.
const { createJiti } = await import('jiti');
await createJiti(import.meta.url).import('./backup-command.ts');
