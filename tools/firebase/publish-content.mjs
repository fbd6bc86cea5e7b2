import { installIfNeeded } from '../ready.mjs';

/** Publishes the posts: `npm run publish-content`. Installs packages if necessary. */
installIfNeeded();

// After the install, which provides it.
const { createJiti } = await import('jiti');
await createJiti(import.meta.url).import('./publish-content.ts');
