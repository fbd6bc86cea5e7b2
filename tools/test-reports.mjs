import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** @import { Count } from './checks.mjs' */

/**
 * @typedef {{ name: string, seconds: number, isFailed: boolean }} Test
 * @typedef {{ title: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite
 * @typedef {{ title: string, file: string, line: number, tests: readonly JourneyTest[] }} Spec
 * @typedef {{ status: string, results: readonly { duration: number }[] }} JourneyTest
 */

/**
 * @param {string} file
 * @returns {any} null when it does not exist, because the check crashed or was skipped
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
 * Counts the tests in a Vitest report.
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
 * Counts the journeys in a Playwright report. A flaky journey counts as failed.
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

/** @param {Spec} spec */
const isFlaky = ({ tests }) => tests.some(({ status }) => status === 'flaky');

/**
 * @param {Suite} suite
 * @returns {readonly { name: string, place: string }[]}
 */
const flakyOf = ({ title: suite, specs = [], suites = [] }) => [
  ...specs.filter(isFlaky).map(({ title, file, line }) => ({
    name: `${suite} › ${title}`,
    place: `${file}:${line}`,
  })),
  ...suites.flatMap(flakyOf),
];

/**
 * Journeys of a Playwright report that passed only when they were tried again. `place` is a file and a line,
 * as Playwright takes them.
 * @param {string} file
 */
export const flakyJourneys = (file) =>
  /** @type {readonly Suite[]} */ (readReport(file)?.suites ?? []).flatMap(flakyOf);

/**
 * @param {Suite} suite
 * @returns {readonly Test[]}
 */
const journeysOf = ({ title: file, specs = [], suites = [] }) => [
  ...specs.map(({ title, tests }) => ({
    name: `${file} › ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    isFailed: tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  })),
  ...suites.flatMap(journeysOf),
];

/**
 * All tests of the reports. Missing reports are skipped.
 * @param {readonly string[]} files
 * @returns {readonly Test[]}
 */
const testsOf = (files) =>
  files.flatMap((file) => {
    const found = readReport(file);
    const units = (found?.testResults ?? []).flatMap(
      (/** @type {{ name: string, assertionResults: readonly any[] }} */ { name, assertionResults }) =>
        assertionResults.map(({ fullName, status, duration = 0 }) => ({
          name: `${basename(name)} › ${fullName}`,
          seconds: duration / 1000,
          isFailed: status === 'failed',
        })),
    );
    return [...units, ...(found?.suites ?? []).flatMap(journeysOf)];
  });

/**
 * The ten slowest tests of all reports, slowest first.
 * @param {readonly string[]} files
 */
export const slowestTests = (files) =>
  [...testsOf(files)]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => ({ name, seconds: Math.round(seconds * 10) / 10 }));

/**
 * Names of the failed tests of all reports, flaky journeys included.
 * @param {readonly string[]} files
 */
export const failedTests = (files) =>
  testsOf(files)
    .filter(({ isFailed }) => isFailed)
    .map(({ name }) => name);
