import { join } from 'node:path';
import { run } from './programs.mjs';
import { buildPacks, installIfNeeded, root } from './ready.mjs';

installIfNeeded();
buildPacks();
const rspack = join(root, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');
process.exit(run(process.execPath, [rspack, 'serve'], { NODE_ENV: 'development' }));
