import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { ago, ids, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { putIntoOutbox, sentItem } from './support/outbox';
import { recordShifts, shiftsSinceParsed } from './support/shifts';
import { expect, open, test, wakeForm, type Page } from './support/test';

/** Sum of the layout shifts; 0.1 is the limit for a good page by the Core Web Vitals. */
const maximumShift = 0.05;

/** Scripts and words take this long each, as on a slow link, in milliseconds. */
const slowMs = 300;

const title = 'Choose: Ama S. said yes';

/** A phone with the code of a request that has a tutor who said yes. */
async function keepCode(page: Page): Promise<string> {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, { ...request(ref, 'offered'), ...offer(ref, ids.ama, 'demo-tutor', 'accepted') });
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await putIntoOutbox(page, sentItem(ref, ago(30)));
  return ref;
}

async function slowDown(page: Page): Promise<void> {
  await page.route(/\/(assets|words|chunks)\//, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, slowMs);
    });
    await route.continue();
  });
  await page.addInitScript(recordShifts);
}

/** The sum of the shifts of a page that has come to rest. */
async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  const shifts = await shiftsSinceParsed(page);
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

test('home does not shift when the card of who comes back arrives', async ({ page }) => {
  await keepCode(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await slowDown(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(maximumShift);
});

test('the list of codes does not shift', async ({ page }) => {
  await keepCode(page);
  await open(page, '/code');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await slowDown(page);
  await open(page, '/code');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(maximumShift);
});

test('the page of a code does not shift', async ({ page }) => {
  const ref = await keepCode(page);
  await slowDown(page);
  await page.goto('about:blank');
  await open(page, `/code#${ref}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(maximumShift);
});

test('the first return reserves the usual height, and a phone without codes none', async ({ page }) => {
  const height = (selector: string) =>
    page.locator(`[data-kept=${selector}]`).evaluate((element) => element.getBoundingClientRect().height);
  await slowDown(page);
  for (const [path, place] of [
    ['/', 'home'],
    ['/code', 'codes'],
  ] as const) {
    await open(page, path);
    await wakeForm(page);
    expect(await shiftOf(page)).toBe(0);
    expect(await height(place)).toBe(0);
  }
  expect(await page.evaluate(() => localStorage.getItem('lifeline.kept-heights'))).toBeNull();
  await keepCode(page);
  // Any page looks into the outbox.
  await open(page, '/faq');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lifeline.kept-heights')))
    .toContain('--kept-home:');
  await open(page, '/');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(maximumShift);
});

test('a phone that others use too reserves nothing, and remembers no height', async ({ page }) => {
  await keepCode(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('lifeline.shared-phone', 'yes'));
  await page.reload({ waitUntil: 'commit' });
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lifeline.kept-heights'))).toBeNull();
  await expect(page.locator('[data-kept=home]')).toHaveJSProperty('offsetHeight', 0);
});
