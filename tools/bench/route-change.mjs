import { chromium } from '@playwright/test';
import { median } from './median.mjs';

/**
 * Measures, in milliseconds, from a click in the header to the new heading, with the page's files cached.
 * @param {{ baseUrl: string, browserPath: string, runs: number, slowdown: number }} options `slowdown` of the
 * CPU
 */
export async function measureRouteChange({ baseUrl, browserPath, runs, slowdown }) {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(`${baseUrl}/faq`);
    await page.locator('html[data-awake]').waitFor();
    /** @param {string} href */
    const go = (href) =>
      page.evaluate(
        (target) =>
          new Promise((resolve) => {
            const before = document.querySelector('h1')?.textContent;
            const startedAt = performance.now();
            const observer = new MutationObserver(() => {
              const now = document.querySelector('h1')?.textContent;
              if (!now || now === before) return;
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - startedAt));
            });
            observer.observe(document.body, { childList: true, subtree: true, characterData: true });
            /** @type {HTMLElement | null} */ (document.querySelector(`header a[href="${target}"]`))?.click();
          }),
        href,
      );
    await go('/jobs');
    await go('/tuition');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times = [];
    for (let index = 0; index < runs; index += 1) {
      times.push(Number(await go('/jobs')));
      await go('/tuition');
    }
    return median(times);
  } finally {
    await browser.close();
  }
}
