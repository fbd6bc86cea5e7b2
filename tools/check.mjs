/**
 * Quick check during development: types, architecture, and lint, formatting and unit tests of changed files.
 * Changed means different from the upstream branch, or from the commit in `--since=`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { report, takeTwoRowsAtATime } from './checks.mjs';
import { root, scriptOf } from './programs.mjs';
import { installIfNeeded } from './ready.mjs';

/** @import { Check } from './checks.mjs' */

installIfNeeded();

/** @param {readonly string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
}

const asked = process.argv.find((arg) => arg.startsWith('--since='))?.slice('--since='.length);
const since = asked ?? git('merge-base', 'HEAD', '@{upstream}')?.[0] ?? 'HEAD';
const differing = git('diff', '--name-only', since);
if (differing === null) throw new Error(`git cannot compare with ${since}`);
const untracked = git('ls-files', '--others', '--exclude-standard') ?? [];
const changed = [...new Set([...differing, ...untracked])].filter((file) => existsSync(join(root, file)));
const sources = changed.filter((file) =>
  /^(src|design-system|inspector|tests|tools|e2e)\/.+\.(ts|tsx|mjs)$/.test(file),
);
console.log(`${changed.length} files differ from ${since.slice(0, 10)}.`);

const ofSources = (/** @type {Check} */ check) => (sources.length === 0 ? [] : [check]);
const ofFiles = (/** @type {Check} */ check) => (changed.length === 0 ? [] : [check]);

report(
  // The unit tests take as long as all the others.
  await takeTwoRowsAtATime([
    ofSources({
      name: 'unit tests',
      args: [scriptOf('vitest'), 'related', '--run', '--passWithNoTests', ...sources],
    }),
    [
      { name: 'types', args: [scriptOf('tsc', 'typescript'), '--noEmit'] },
      { name: 'architecture', args: [scriptOf('steiger'), './src'] },
      ...ofSources({ name: 'lint', args: [scriptOf('eslint'), '--max-warnings=0', ...sources] }),
      ...ofFiles({
        name: 'formatting',
        args: [scriptOf('prettier'), '--check', '--ignore-unknown', '--log-level=warn', ...changed],
      }),
    ],
  ]),
);
