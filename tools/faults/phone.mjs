import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchKillable } from '../killable-browser.mjs';
import { readStore } from './databases.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** Timeout after which unsent items count as lost, in ms. */
const timeoutMs = 240_000;

/**
 * A phone with the site, which can be killed at any time.
 * @param {string} executable of the browser
 * @param {string} origin
 */
export async function createPhone(executable, origin) {
  const profile = await mkdtemp(join(tmpdir(), 'lifeline-faults-'));
  let browser = await launchKillable(executable, profile);

  /**
   * Opens a new tab.
   * @param {string} path
   * @returns {Promise<Page>}
   */
  const open = async (path) => {
    const page = await browser.context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(origin + path);
    await page.locator('html[data-awake]').waitFor();
    return page;
  };

  return {
    open,
    /** Kills the browser and starts it again. */
    async die() {
      await browser.kill();
      browser = await launchKillable(executable, profile);
    },
    /** Closes all tabs. */
    async closeTabs() {
      for (const page of browser.context.pages().slice(1)) await page.close();
    },
    /**
     * Waits until nothing is queued on the phone, up to a timeout.
     * @param {Page} page
     */
    async settle(page) {
      const until = Date.now() + timeoutMs;
      for (;;) {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        const items = await readStore(page, 'lifeline-device', 'outbox');
        const acts = await readStore(page, 'lifeline-device', 'acts');
        const isWaiting = [...items, ...acts].some(({ state }) => state === 'waiting');
        if (!isWaiting || Date.now() > until) return;
        await wait(1100);
      }
    },
    async remove() {
      await browser.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof createPhone>>} Phone */

/**
 * What every part of the run has.
 * @typedef {object} World
 * @property {Phone} phone
 * @property {ReturnType<typeof import('./faulty-network.mjs').createFaultyNetwork>} link
 * @property {() => number} random
 * @property {number} seed
 * @property {(problem: string) => void} report tells of something that must not be
 * @property {(name: string) => void} count counts what was done
 */
