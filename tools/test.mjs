import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scriptOf } from './programs.mjs';
import { installIfNeeded, root } from './ready.mjs';

/**
 * How one check went: a command that passes or fails, or one that counts its tests in a JSON report.
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number }} Outcome
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {object} Check
 * @property {string} name
 * @property {readonly string[]} args the script that Node runs, and what it is told
 * @property {Record<string, string>} [env] more environment
 * @property {() => Count} [count] reads the check's own report
 */

installIfNeeded();

const report = (/** @type {string} */ name) => join(root, 'test-results', name);
rmSync(join(root, 'test-results'), { recursive: true, force: true });

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
}

/**
 * @param {string} file
 * @returns {() => Count}
 */
const countUnits = (file) => () => {
  const found = readReport(file);
  return {
    passed: found?.numPassedTests ?? 0,
    failed: found?.numFailedTests ?? 1,
    skipped: found?.numPendingTests ?? 0,
  };
};

/**
 * @param {string} file
 * @returns {() => Count}
 */
const countJourneys = (file) => () => {
  const stats = readReport(file)?.stats;
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 1,
    skipped: stats?.skipped ?? 0,
  };
};

/**
 * Runs a check and tells how it went. What it prints comes in one piece, unless it is `live`.
 * @param {Check} check
 * @param {boolean} isLive
 * @returns {Promise<Outcome>}
 */
function take({ name, args, env = {}, count }, isLive) {
  const startedAt = Date.now();
  if (isLive) console.log(`\n— ${name}`);
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, [...args], {
      cwd: root,
      stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let printed = '';
    const keep = (/** @type {Buffer} */ part) => void (printed += part.toString());
    running.stdout?.on('data', keep);
    running.stderr?.on('data', keep);
    running.on('error', reject);
    running.on('close', (code) => {
      const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
      // A command that failed without a failing test, such as a crash, is a failure of its own.
      const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      if (!isLive) console.log(`\n— ${name} (${seconds} s)\n${printed}`);
      resolve({ name, ...counted, failed, seconds });
    });
  });
}

/**
 * Takes rows of checks, each row one after the other, two rows at a time: as many as the smallest machines have cores.
 * @param {readonly (readonly Check[])[]} rows the longest first
 */
async function takeTwoRowsAtATime(rows) {
  const next = rows.entries();
  /** @type {Outcome[][]} */
  const outcomes = rows.map(() => []);
  const takeRows = async () => {
    for (const [index, row] of next) for (const check of row) outcomes[index]?.push(await take(check, false));
  };
  await Promise.all([takeRows(), takeRows()]);
  return outcomes.flat();
}

const { findBrowser } = await import('./browser.mjs');
const browser = await findBrowser();
const inBrowser = { LIFELINE_BROWSER: browser ?? '' };
if (browser === null) {
  console.error(
    'No browser was found and none could be fetched. Install Chromium, or name one in LIFELINE_BROWSER.',
  );
} else {
  console.log(`\nBrowser: ${browser}`);
}

/** @type {readonly (readonly Check[])[]} */
const rows = [
  [
    { name: 'build', args: ['tools/build.mjs'] },
    { name: 'budgets', args: ['tools/check-budgets.mjs'] },
    { name: 'content policy', args: ['tools/check-policy.mjs'] },
    {
      name: 'rules and contract on Firebase',
      args: ['tools/firebase/test-firebase.mjs', report('firebase.json')],
      count: countUnits(report('firebase.json')),
    },
  ],
  [{ name: 'rules of the code', args: [scriptOf('eslint'), '.', '--max-warnings=0'] }],
  [
    {
      name: 'units',
      args: [
        scriptOf('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report('unit.json')}`,
      ],
      count: countUnits(report('unit.json')),
    },
  ],
  [
    { name: 'types', args: [scriptOf('tsc', 'typescript'), '--noEmit'] },
    {
      name: 'types of the worker',
      args: [scriptOf('tsc', 'typescript'), '--noEmit', '--project', 'src/app/service-worker'],
    },
  ],
  [{ name: 'form', args: [scriptOf('prettier'), '--check', '--log-level=warn', '.'] }],
  [
    { name: 'architecture', args: [scriptOf('steiger'), './src'] },
    { name: 'nothing unused', args: [scriptOf('knip')] },
    { name: 'words', args: [scriptOf('jiti'), 'tools/check-locales.ts'] },
    { name: 'contrast', args: [scriptOf('jiti'), 'tools/check-contrast.ts'] },
  ],
];

/**
 * In a browser, by the clock of a person: these have the machine to themselves.
 * @type {readonly Check[]}
 */
const journeys = [
  {
    name: 'journeys',
    args: [scriptOf('playwright', '@playwright/test'), 'test', '--project=journeys'],
    env: inBrowser,
    count: countJourneys(report('journeys.json')),
  },
  {
    name: 'journeys on Firebase',
    args: ['tools/firebase/test-journeys.mjs'],
    env: inBrowser,
    count: countJourneys(report('journeys-firebase.json')),
  },
];

const outcomes = await takeTwoRowsAtATime(rows);
if (browser === null) outcomes.push({ name: 'journeys', passed: 0, failed: 1, skipped: 0, seconds: 0 });
else for (const journey of journeys) outcomes.push(await take(journey, true));

console.log('');
console.table(outcomes);
const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ what) =>
  outcomes.reduce((total, outcome) => total + outcome[what], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
