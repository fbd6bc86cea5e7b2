import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { report, take, takeTwoRowsAtATime } from './checks.mjs';
import { scriptOf } from './programs.mjs';
import { installIfNeeded, root } from './ready.mjs';
import { countJourneys, countUnits, failedTests, flakyJourneys, slowestTests } from './test-reports.mjs';

/** @import { Check, Outcome } from './checks.mjs' */

installIfNeeded();

const reportFile = (/** @type {string} */ name) => join(root, 'test-results', name);
rmSync(join(root, 'test-results'), { recursive: true, force: true });

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

/**
 * Arguments of ESLint by part of the project: in one run, the types of all files together outgrow the 4 GB
 * that Node gives a process.
 */
const lintParts = [
  { of: 'features', args: ['src/features'] },
  { of: 'the other sources', args: ['src', '--ignore-pattern', 'src/features'] },
  { of: 'tests and tools', args: ['.', '--ignore-pattern', 'src'] },
];

/** @type {readonly (readonly Check[])[]} */
const rows = [
  [
    { name: 'build', args: ['tools/build.mjs'] },
    { name: 'budgets', args: ['tools/check-budgets.mjs'] },
    { name: 'browser support', args: ['tools/check-browsers.mjs'] },
    { name: 'content security policy', args: ['tools/check-policy.mjs'] },
    {
      name: 'rules and contract on Firebase',
      args: ['tools/firebase/test-firebase.mjs', `--report=${reportFile('firebase.json')}`],
      count: countUnits(reportFile('firebase.json')),
    },
  ],
  lintParts.map(({ of, args }) => ({
    name: `lint of ${of}`,
    args: [scriptOf('eslint'), '--max-warnings=0', ...args],
  })),
  [
    {
      name: 'unit tests',
      args: [
        scriptOf('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile('unit.json')}`,
      ],
      count: countUnits(reportFile('unit.json')),
    },
  ],
  [
    { name: 'types', args: [scriptOf('tsc', 'typescript'), '--noEmit'] },
    {
      name: 'types in the oldest browsers',
      args: [scriptOf('tsc', 'typescript'), '--noEmit', '--project', 'tsconfig.browsers.json'],
    },
    {
      name: 'types of the service worker',
      args: [scriptOf('tsc', 'typescript'), '--noEmit', '--project', 'src/app/service-worker'],
    },
  ],
  [{ name: 'formatting', args: [scriptOf('prettier'), '--check', '--log-level=warn', '.'] }],
  [
    { name: 'architecture', args: [scriptOf('steiger'), './src'] },
    { name: 'unused code', args: [scriptOf('knip')] },
    { name: 'translations', args: [scriptOf('jiti'), 'tools/check-locales.ts'] },
    { name: 'contrast', args: [scriptOf('jiti'), 'tools/check-contrast.ts'] },
  ],
];

/**
 * Browser journeys depend on timing, so they run alone.
 * @type {Check}
 */
const journeys = {
  name: 'journeys',
  args: [scriptOf('playwright', '@playwright/test'), 'test', '--project=journeys', '--project=slow'],
  env: inBrowser,
  count: countJourneys(reportFile('journeys.json')),
};

/** @type {Check} */
const firebaseJourneys = {
  name: 'journeys on Firebase',
  args: ['tools/firebase/test-journeys.mjs'],
  env: inBrowser,
  count: countJourneys(reportFile('journeys-firebase.json')),
};

/**
 * Journeys whose flaky ones are repeated.
 * @typedef {object} Repeated
 * @property {Check} check
 * @property {string} report name of its report, without `.json`
 * @property {number} most more flaky journeys than these are a failure
 * @property {boolean} byFile whole files are repeated, because their journeys build on each other
 */

/** @type {Repeated} One of a hundred may be flaky. */
const onDevice = { check: journeys, report: 'journeys', most: 6, byFile: false };
/** @type {Repeated} Few journeys, on one shared backend. */
const onFirebase = { check: firebaseJourneys, report: 'journeys-firebase', most: 2, byFile: true };

/**
 * Runs flaky journeys again: each passes three times in a row, alone on the machine and without a retry, or
 * fails. A slow machine delays a journey now and then, a defect comes again.
 * @param {Repeated} of
 * @param {readonly { place: string }[]} flaky
 * @returns {Check}
 */
const repetition = ({ check, report: name, byFile }, flaky) => ({
  name: `flaky ${check.name}, three times alone`,
  args: [
    ...check.args,
    ...new Set(flaky.map(({ place }) => (byFile ? `/${place.replace(/:\d+$/, '')}` : place))),
    '--repeat-each=3',
    '--retries=0',
    '--workers=1',
    `--output=${reportFile(`${name}-repeated`)}`,
  ],
  env: { ...inBrowser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(`${name}-repeated.json`) },
  count: countJourneys(reportFile(`${name}-repeated.json`)),
});

/**
 * Repeats the flaky journeys of a run that has ended, and corrects its outcome.
 * @param {Repeated} of
 * @param {Outcome} outcome
 * @returns {Promise<{ outcomes: readonly Outcome[], names: readonly string[] }>} names of what was repeated
 */
async function repeatFlaky(of, outcome) {
  const flaky = flakyJourneys(reportFile(`${of.report}.json`));
  if (flaky.length === 0 || flaky.length > of.most) return { outcomes: [outcome], names: [] };
  const again = await take(repetition(of, flaky), true);
  return {
    outcomes: [{ ...outcome, failed: outcome.failed - flaky.length }, again],
    names: flaky.map(({ name }) => name),
  };
}

const { findOldestBrowser } = await import('./oldest-browser.mjs');
const oldest = findOldestBrowser();
/** @type {readonly Check[]} */
const oldestJourneys =
  'missing' in oldest
    ? []
    : [
        {
          name: 'main journeys on Chromium 92',
          args: [scriptOf('playwright', '@playwright/test'), 'test', '--project=oldest'],
          env: {
            LIFELINE_OLDEST_BROWSER: oldest.path,
            PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('oldest.json'),
          },
          count: countJourneys(reportFile('oldest.json')),
        },
      ];
if ('missing' in oldest) console.error(`\nThe main journeys on Chromium 92 are left out: ${oldest.missing}.`);

const outcomes = await takeTwoRowsAtATime(rows);
/** @type {readonly string[]} */
let repeated = [];
if (browser === null) outcomes.push({ name: 'journeys', passed: 0, failed: 1, skipped: 0, seconds: 0 });
else {
  const device = await repeatFlaky(onDevice, await take(journeys, true));
  // One journey at a time each: together they leave no core idle.
  const [distributed, ...others] = await takeTwoRowsAtATime([[firebaseJourneys], oldestJourneys]);
  const firebase = distributed ? await repeatFlaky(onFirebase, distributed) : { outcomes: [], names: [] };
  outcomes.push(...device.outcomes, ...firebase.outcomes, ...others);
  repeated = [...device.names, ...firebase.names];
}

if ('missing' in oldest)
  outcomes.push({ name: 'main journeys on Chromium 92', passed: 0, failed: 0, skipped: 1, seconds: 0 });

const reports = ['unit', 'firebase', 'journeys', 'journeys-firebase', 'oldest'].map((name) =>
  reportFile(`${name}.json`),
);
console.log('\nThe ten slowest tests:');
console.table(slowestTests(reports));
if (repeated.length > 0)
  console.log(`\nFlaky, and repeated three times:\n${repeated.map((name) => `- ${name}`).join('\n')}`);
report(outcomes, [
  ...failedTests(reports).filter((name) => !repeated.includes(name)),
  ...failedTests([onDevice, onFirebase].map(({ report: name }) => reportFile(`${name}-repeated.json`))),
]);
