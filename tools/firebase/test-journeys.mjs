import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { run, scriptOf } from '../programs.mjs';
import { installIfNeeded, root } from '../ready.mjs';
import { findFirestore } from './find-firestore.mjs';
import { reportWithoutFirestore } from './without-firestore.mjs';

/**
 * Runs the journeys on Firebase: `npm run journeys:firebase`. Without a Firestore server the report counts
 * one skipped journey, or one failed journey when LIFELINE_SKIPS_FAIL is 1. Other arguments are passed to
 * Playwright.
 */

installIfNeeded();
const report = join(root, 'test-results', 'journeys-firebase.json');
const browser = await findBrowser();

if (browser === null) {
  console.error('No browser was found. Install Chromium, or name one in LIFELINE_BROWSER.');
  process.exitCode = 1;
} else if (findFirestore() === null) {
  process.exitCode = reportWithoutFirestore('The journeys on Firebase', report, (failed, skipped) => ({
    stats: { expected: 0, unexpected: failed, skipped },
  }));
} else {
  const playwright = scriptOf('playwright', '@playwright/test');
  process.exitCode = run(
    process.execPath,
    [playwright, 'test', '--config', 'playwright.firebase.config.ts', ...process.argv.slice(2)],
    { LIFELINE_BROWSER: browser },
  );
}
