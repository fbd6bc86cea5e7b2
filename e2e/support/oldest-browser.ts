import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * Polyfill for Playwright's own script, which needs a feature that Chromium 92 lacks. Added to Playwright's
 * isolated world only, not to the site.
 */
const checkVisibility = `Element.prototype.checkVisibility ??= function () {
  for (let element = this; element; element = element.parentElement)
    if (getComputedStyle(element).display === 'none') return false;
  return true;
};`;

async function helpPlaywright(page: Page): Promise<void> {
  // Playwright names its isolated world by an internal page id.
  const { _guid: id } = page as unknown as { readonly _guid: string };
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: checkVisibility,
    worldName: `__playwright_utility_world_${id}`,
  });
}

/** Makes Playwright work with pages of a browser older than it supports. */
function helpContext(context: BrowserContext): BrowserContext {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await helpPlaywright(page);
    return page;
  };
  return context;
}

/** Does the same for contexts that a journey creates. */
export function helpBrowser(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => helpContext(await newContext(options));
  return browser;
}
