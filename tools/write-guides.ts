import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { guideFiles } from './guides/all-guides';

/** `npm run guides`: writes what the site is built with from the guides in `content/guides`. */
const target = fileURLToPath(new URL('../src/entities/content/guide/guides', import.meta.url));
const files = guideFiles();
for (const file of readdirSync(target)) rmSync(join(target, file));
for (const [file, text] of files) writeFileSync(join(target, file), text);
