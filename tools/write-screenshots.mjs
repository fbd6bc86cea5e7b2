import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { installIfNeeded, root, run } from './ready.mjs';

/** Takes pictures of every page, in both themes and three widths, into `screenshots/`. */
installIfNeeded();
const browser = await findBrowser();
if (browser === null) {
  console.error('No browser was found. Install Chromium, or name one in LIFELINE_BROWSER.');
  process.exit(1);
}
process.exitCode = run(join(root, 'node_modules', '.bin', 'playwright'), ['test', '--project=screenshots'], {
  LIFELINE_BROWSER: browser,
});
