import type { Page } from './test';

/**
 * Makes the host of the site answer with the time of the page, whose clock the test sets: otherwise the page
 * finds that the clock of its device is wrong, and goes by the host's.
 */
export async function followPageClock(page: Page): Promise<void> {
  await page.route(/\/icon\.svg\?at=/, (route) => {
    const asked = new URL(route.request().url()).searchParams.get('at');
    return route.fulfill({ headers: { Date: new Date(Number(asked)).toUTCString() } });
  });
}
