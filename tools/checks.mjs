import { spawn } from 'node:child_process';
import { root } from './programs.mjs';

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

/**
 * Runs a check and tells how it went. What it prints comes in one piece, unless it is `live`.
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
 * Prints a table of the outcomes and their sums, and sets the exit code of this process.
 * @param {readonly Outcome[]} outcomes
 */
export function report(outcomes) {
  console.log('');
  console.table(outcomes);
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ what) =>
    outcomes.reduce((total, outcome) => total + outcome[what], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}
