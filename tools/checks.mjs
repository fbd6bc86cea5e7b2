import { spawn } from 'node:child_process';
import { root } from './programs.mjs';

/**
 * Outcome of a check: a command that passes or fails, or one that counts its tests in a JSON report. `end`
 * holds the last lines of a command that failed without counting tests.
 * @typedef {Count & { name: string, seconds: number, end?: string }} Outcome
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {object} Check
 * @property {string} name
 * @property {readonly string[]} args the script for Node, and its arguments
 * @property {Record<string, string>} [env] additional environment
 * @property {() => Count} [count] reads the check's report
 */

/** @param {string} printed */
const lastLines = (printed) => printed.trimEnd().split('\n').slice(-40).join('\n');

/**
 * Runs a check and returns its outcome. Prints its output at the end, or at once when `isLive`.
 * @param {Check} check
 * @param {boolean} isLive
 * @returns {Promise<Outcome>}
 */
export function take({ name, args, env = {}, count }, isLive) {
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
      // A command that fails without a failing test, such as a crash, counts as one failure.
      const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      if (!isLive) console.log(`\n— ${name} (${seconds} s)\n${printed}`);
      const end = failed > 0 && !count ? lastLines(printed) : undefined;
      resolve({ name, ...counted, failed, seconds, ...(end && { end }) });
    });
  });
}

/**
 * Runs rows of checks, each row in sequence and two rows in parallel: the smallest machines have two cores.
 * @param {readonly (readonly Check[])[]} rows the longest first
 */
export async function takeTwoRowsAtATime(rows) {
  const next = rows.entries();
  /** @type {Outcome[][]} */
  const outcomes = rows.map(() => []);
  const takeRows = async () => {
    for (const [index, row] of next) for (const check of row) outcomes[index]?.push(await take(check, false));
  };
  await Promise.all([takeRows(), takeRows()]);
  return outcomes.flat();
}

/**
 * Prints a table of outcomes with totals, then what failed, and sets the exit code. What failed comes last:
 * of a long log, the end is what people see and what a server keeps.
 * @param {readonly Outcome[]} outcomes
 * @param {readonly string[]} [failedTests] names
 */
export function report(outcomes, failedTests = []) {
  console.log('');
  console.table(outcomes.map(({ end: _, ...counts }) => counts));
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ what) =>
    outcomes.reduce((total, outcome) => total + outcome[what], 0);
  for (const { name, end } of outcomes) if (end) console.log(`\n— the end of ${name}\n${end}`);
  if (failedTests.length > 0) console.log(`\nFailed:\n${failedTests.map((name) => `- ${name}`).join('\n')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}
