import { installIfNeeded } from '../ready.mjs';

/** Deploys the site: `npm run deploy`. Installs packages if necessary. */
installIfNeeded();

// After the install, which provides it.
const { createJiti } = await import('jiti');
await createJiti(import.meta.url).import('./deploy.ts');
