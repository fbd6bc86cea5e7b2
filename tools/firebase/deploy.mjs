import { installIfNeeded } from '../ready.mjs';

/** Publishes the site: `npm run deploy`, also where nothing was installed before. */
installIfNeeded();

// After the install, because it needs what is installed.
const { createJiti } = await import('jiti');
await createJiti(import.meta.url).import('./deploy.ts');
