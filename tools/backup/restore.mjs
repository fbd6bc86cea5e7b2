import { installIfNeeded } from '../ready.mjs';

/** Brings a backup into an empty project: `npm run restore`. Installs packages if necessary. */
installIfNeeded();

// After the install, which provides it.
const { createJiti } = await import('jiti');
await createJiti(import.meta.url).import('./restore-command.ts');
