import { join } from 'node:path';
import { run } from './programs.mjs';
import { installIfNeeded, root } from './ready.mjs';

installIfNeeded();
const rspack = join(root, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');
process.exit(run(process.execPath, [rspack, 'serve'], { NODE_ENV: 'development' }));
