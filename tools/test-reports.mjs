import { readFileSync } from 'node:fs';

/** @import { Count } from './checks.mjs' */

/**
 * @typedef {{ name: string, seconds: number }} TimedTest
 * @typedef {{ title: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite
 * @typedef {{ title: string, tests: readonly { results: readonly { duration: number }[] }[] }} Spec
 */

/**
 * @param {string} file
 * @returns {any} null when the check wrote none, because it crashed or was left out
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
}

/**
 * Counts the tests in a report of Vitest.
 * @param {string} file
 * @returns {() => Count}
 */
export const countUnits = (file) => () => {
  const found = readReport(file);
  return {
    passed: found?.numPassedTests ?? 0,
    failed: found?.numFailedTests ?? 1,
    skipped: found?.numPendingTests ?? 0,
  };
};

/**
 * Counts the journeys in a report of Playwright. One that passed only at a second try has failed.
 * @param {string} file
 * @returns {() => Count}
 */
export const countJourneys = (file) => () => {
  const stats = readReport(file)?.stats;
  return {
    passed: stats?.expected ?? 0,
    failed: stats ? stats.unexpected + stats.flaky : 1,
    skipped: stats?.skipped ?? 0,
  };
};

/**
 * @param {Suite} suite
 * @returns {readonly TimedTest[]}
 */
const journeysOf = ({ title: file, specs = [], suites = [] }) => [
  ...specs.map(({ title, tests }) => ({
    name: `${file} › ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...suites.flatMap(journeysOf),
];

/**
 * The ten slowest tests of all reports, the slowest first. Reports that are not there are passed over.
 * @param {readonly string[]} files
 * @returns {readonly TimedTest[]}
 */
export function slowestTests(files) {
  const all = files.flatMap((file) => {
    const found = readReport(file);
    const units = (found?.testResults ?? []).flatMap(
      (/** @type {{ assertionResults: readonly { fullName: string, duration?: number }[] }} */ result) =>
        result.assertionResults.map(({ fullName, duration = 0 }) => ({
          name: fullName,
          seconds: duration / 1000,
        })),
    );
    return [...units, ...(found?.suites ?? []).flatMap(journeysOf)];
  });
  return all
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => ({ name, seconds: Math.round(seconds * 10) / 10 }));
}
