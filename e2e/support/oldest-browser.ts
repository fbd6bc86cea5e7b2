import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * What Playwright itself asks of a page and Chromium 92 lacks. It goes where Playwright’s own script is, and nowhere else: the site
 * must do with what the browser has.
 */
const checkVisibility = `Element.prototype.checkVisibility ??= function () {
  for (let element = this; element; element = element.parentElement)
    if (getComputedStyle(element).display === 'none') return false;
  return true;
};`;

async function helpPlaywright(page: Page): Promise<void> {
  // Playwright names its world after the page, by an id that its types do not show.
  const { _guid: id } = page as unknown as { readonly _guid: string };
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: checkVisibility,
    worldName: `__playwright_utility_world_${id}`,
  });
}

/** Lets Playwright look at pages of a browser that is older than it expects. */
function helpContext(context: BrowserContext): BrowserContext {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await helpPlaywright(page);
    return page;
  };
  return context;
}

/** The same for the contexts that a journey makes by itself. */
export function helpBrowser(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => helpContext(await newContext(options));
  return browser;
}
