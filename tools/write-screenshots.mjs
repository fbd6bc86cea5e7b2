import { findBrowser } from './browser.mjs';
import { run, scriptOf } from './programs.mjs';
import { installIfNeeded } from './ready.mjs';

/** Takes screenshots of every page in both themes and three widths into `screenshots/`. */
installIfNeeded();
const browser = await findBrowser();
if (browser === null) {
  console.error('No browser was found. Install Chromium, or name one in LIFELINE_BROWSER.');
  process.exit(1);
}
process.exitCode = run(
  process.execPath,
  [scriptOf('playwright', '@playwright/test'), 'test', '--project=screenshots'],
  {
    LIFELINE_BROWSER: browser,
  },
);
