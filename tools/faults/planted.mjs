import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../ready.mjs';
import { plants } from './plants.mjs';

/** @typedef {import('./plants.mjs').Plant} Plant */

/** Excluded from the copy. */
const left = ['node_modules', '.git', 'dist', 'test-results', 'playwright-report'];

/** Fixed, so that results are reproducible. */
const runs = 6;
const seed = 7;

/** Copies the project, sharing its packages but not its builds. */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'lifeline-planted-'));
  cpSync(root, copy, { recursive: true, filter: (source) => !left.includes(basename(source)) });
  const packages = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name !== '.cache') symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  }
  return copy;
}

/**
 * Reads the plant's file.
 * @param {Plant} plant
 * @throws when its text does not occur exactly once
 */
function findPlace({ name, file, text }, folder = root) {
  const source = readFileSync(join(folder, file), 'utf8');
  if (source.split(text).length !== 2) throw new Error(`“${name}”: its text is not in ${file} exactly once`);
  return source;
}

/**
 * Runs the faults with one planted fault in the copy.
 * @param {string} copy
 * @param {Plant} plant
 * @returns whether the run noticed it, with its output
 */
function plantOne(copy, plant) {
  const source = findPlace(plant, copy);
  const place = join(copy, plant.file);
  writeFileSync(
    place,
    source.replace(plant.text, () => plant.instead),
  );
  const startedAt = Date.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(copy, 'tools', 'faults', 'faults.mjs'),
      `--runs=${runs}`,
      `--seed=${seed}`,
      `--parts=${plant.part}`,
    ],
    { cwd: copy, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  writeFileSync(place, source);
  const problems = stdout.split('\n').filter((line) => line.startsWith('- '));
  // A run that crashed early has noticed nothing.
  const isNoticed = status !== 0 && problems.length > 0;
  if (status !== 0 && !isNoticed) console.error(stdout.slice(-2000) + stderr.slice(-2000));
  return {
    plant: plant.name,
    noticed: isNoticed ? 'yes' : 'NO',
    seconds: Math.round((Date.now() - startedAt) / 1000),
    first: problems[0]?.slice(2, 110) ?? '',
  };
}

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const wanted = plants.filter((_, index) => only === undefined || only.split(',').includes(String(index + 1)));
// Check before building: an outdated plant proves nothing.
for (const plant of plants) findPlace(plant);
const copy = copyProject();
const outcomes = [];
for (const plant of wanted) {
  const outcome = plantOne(copy, plant);
  console.log(`${outcome.noticed} (${outcome.seconds} s): ${outcome.plant}: ${outcome.first}`);
  outcomes.push(outcome);
}
rmSync(copy, { recursive: true, force: true });
console.table(outcomes);
process.exit(outcomes.every(({ noticed }) => noticed === 'yes') ? 0 : 1);
