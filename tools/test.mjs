import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { report, take, takeTwoRowsAtATime } from './checks.mjs';
import { scriptOf } from './programs.mjs';
import { installIfNeeded, root } from './ready.mjs';
import { countJourneys, countUnits, failedTests, flakyJourneys, slowestTests } from './test-reports.mjs';

/** @import { Check } from './checks.mjs' */

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

/** More flaky journeys than these are a failure: about one of a hundred. */
const mostRepeated = 6;

/**
 * Runs flaky journeys again: each passes three times in a row, alone on the machine and without a retry, or
 * fails. A slow machine delays a journey now and then, a defect comes again.
 * @param {readonly { place: string }[]} flaky
 * @returns {Check}
 */
const repetition = (flaky) => ({
  name: 'flaky journeys, three times alone',
  args: [
    ...journeys.args,
    ...new Set(flaky.map(({ place }) => place)),
    '--repeat-each=3',
    '--retries=0',
    '--workers=1',
    `--output=${reportFile('journeys-repeated')}`,
  ],
  env: { ...inBrowser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('journeys-repeated.json') },
  count: countJourneys(reportFile('journeys-repeated.json')),
});

/**
 * Runs the journeys.
 * @returns names of the flaky journeys that were repeated
 */
async function takeJourneys() {
  const outcome = await take(journeys, true);
  const flaky = flakyJourneys(reportFile('journeys.json'));
  if (flaky.length === 0 || flaky.length > mostRepeated) {
    outcomes.push(outcome);
    return [];
  }
  outcomes.push({ ...outcome, failed: outcome.failed - flaky.length }, await take(repetition(flaky), true));
  return flaky.map(({ name }) => name);
}

/** @type {Check} */
const firebaseJourneys = {
  name: 'journeys on Firebase',
  args: ['tools/firebase/test-journeys.mjs'],
  env: inBrowser,
  count: countJourneys(reportFile('journeys-firebase.json')),
};

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
  repeated = await takeJourneys();
  // One journey at a time each: together they leave no core idle.
  outcomes.push(...(await takeTwoRowsAtATime([[firebaseJourneys], oldestJourneys])));
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
  ...failedTests([reportFile('journeys-repeated.json')]),
]);
