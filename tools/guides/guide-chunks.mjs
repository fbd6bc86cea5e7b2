import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../content/guides', import.meta.url));

/** The chunks of the guides, by name; see `loadGuide`. */
export const guideChunks = readdirSync(folder).map((file) => `guide-${file.replace(/\.md$/, '-json')}`);
