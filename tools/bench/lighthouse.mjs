import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from '../programs.mjs';

/** The last version for Node 20. 185 MB, so it is downloaded only by whoever runs the benchmark. */
const version = '12.8.2';

/**
 * Times in ms, sizes in bytes as transferred.
 * @typedef {{ performance: number, accessibility: number, bestPractices: number, seo: number, lcp: number,
 * tbt: number, cls: number, total: number, scripts: number, document: number }} Audit
 */

async function loadLighthouse() {
  const folder = join(root, 'node_modules', '.cache', 'lifeline', 'lighthouse');
  if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) {
    mkdirSync(folder, { recursive: true });
    const npm = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    if (run('npm', [...npm, `lighthouse@${version}`]) !== 0)
      throw new Error('Lighthouse could not be fetched');
  }
  const require = createRequire(join(folder, 'package.json'));
  const load = (/** @type {string} */ name) => import(pathToFileURL(require.resolve(name)).href);
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    load('lighthouse'),
    load('chrome-launcher'),
  ]);
  return { lighthouse, launch };
}

/**
 * Creates an auditor that measures a page with Lighthouse's slow phone profile, each time in a new browser.
 * @param {string} browserPath
 * @returns {Promise<(url: string) => Promise<Audit>>}
 */
export async function createAuditor(browserPath) {
  const { lighthouse, launch } = await loadLighthouse();
  return async (url) => {
    const chrome = await launch({
      chromePath: browserPath,
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-sync'],
      logLevel: 'silent',
    });
    try {
      const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
      const score = (/** @type {string} */ name) => Math.round((lhr.categories[name].score ?? 0) * 100);
      const value = (/** @type {string} */ name) => lhr.audits[name].numericValue ?? Number.NaN;
      /** @type {{ resourceType: string, transferSize: number }[]} */
      const requests = lhr.audits['network-requests'].details.items;
      const bytes = (/** @type {string} */ type) =>
        requests
          .filter(({ resourceType }) => type === '' || resourceType === type)
          .reduce((sum, { transferSize }) => sum + transferSize, 0);
      return {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        total: bytes(''),
        scripts: bytes('Script'),
        document: bytes('Document'),
      };
    } finally {
      chrome.kill();
    }
  };
}
