import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, scriptOf } from './programs.mjs';

const require = createRequire(import.meta.url);

/** Takes about a quarter less time for the same journeys, but keeps no page for Back. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Usual locations of an installed Chromium or Chrome. */
export const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The version tested with this Playwright. */
const packaged = '@sparticuz/chromium@153.0.0';

/** Playwright's own browser, downloaded if necessary; null when unavailable. */
function playwrightBrowser() {
  const { chromium } = /** @type {typeof import('@playwright/test')} */ (require('@playwright/test'));
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  run(process.execPath, [scriptOf('playwright', '@playwright/test'), 'install', 'chromium']);
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** A Chromium from the npm registry, for Linux machines without other access; null elsewhere. */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(root, 'node_modules', '.cache', 'lifeline', 'browser');
  if (!existsSync(join(folder, 'node_modules', '@sparticuz', 'chromium'))) {
    mkdirSync(folder, { recursive: true });
    const npm = [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      packaged,
    ];
    if (run('npm', npm) !== 0) return null;
  }
  // It unpacks its system libraries only when it detects AWS Lambda.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return /** @type {Promise<string>} */ (chromium.executablePath());
}

/**
 * Finds a browser for the journeys: from LIFELINE_BROWSER, the system's, Playwright's, or one from npm.
 * @returns {Promise<string | null>} its path
 */
export async function findBrowser() {
  const named = process.env.LIFELINE_BROWSER;
  if (named) return named;
  return (
    [headlessShell, ...installedBrowsers].find((path) => existsSync(path)) ??
    playwrightBrowser() ??
    (await packagedBrowser())
  );
}
