import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { run, scriptOf } from '../programs.mjs';
import { installIfNeeded, root } from '../ready.mjs';
import { findFirestore, howToGetFirestore } from './find-firestore.mjs';

/**
 * Runs the journeys on Firebase: `npm run journeys:firebase`. Without a Firestore server the report counts one as skipped, or as
 * failed when LIFELINE_SKIPS_FAIL is 1. More arguments go to Playwright.
 */

installIfNeeded();
const report = join(root, 'test-results', 'journeys-firebase.json');
const browser = await findBrowser();

if (browser === null) {
  console.error('No browser was found. Install Chromium, or name one in LIFELINE_BROWSER.');
  process.exitCode = 1;
} else if (findFirestore() === null) {
  const isFailure = process.env.LIFELINE_SKIPS_FAIL === '1';
  console.log(`The journeys on Firebase are ${isFailure ? 'failed' : 'skipped'}. ${howToGetFirestore}`);
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(
    report,
    JSON.stringify({ stats: { expected: 0, unexpected: isFailure ? 1 : 0, skipped: isFailure ? 0 : 1 } }),
  );
  process.exitCode = isFailure ? 1 : 0;
} else {
  const playwright = scriptOf('playwright', '@playwright/test');
  process.exitCode = run(
    process.execPath,
    [playwright, 'test', '--config', 'playwright.firebase.config.ts', ...process.argv.slice(2)],
    { LIFELINE_BROWSER: browser },
  );
}
