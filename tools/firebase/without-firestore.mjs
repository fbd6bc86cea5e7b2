import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { howToGetFirestore } from './find-firestore.mjs';

/**
 * Explains how to get a Firestore server and writes a report with one skipped test, or one failed test when
 * LIFELINE_SKIPS_FAIL is 1.
 * @param {string} what
 * @param {string} report file
 * @param {(failed: number, skipped: number) => object} toReport
 * @returns {number} the exit code
 */
export function reportWithoutFirestore(what, report, toReport) {
  const failed = process.env.LIFELINE_SKIPS_FAIL === '1' ? 1 : 0;
  console.log(`${what} are ${failed === 1 ? 'failed' : 'skipped'}. ${howToGetFirestore}`);
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify(toReport(failed, 1 - failed)));
  return failed;
}
