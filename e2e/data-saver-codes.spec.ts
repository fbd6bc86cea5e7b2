import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { ago, ids, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { putIntoOutbox, sentItem } from './support/outbox';
import { recordShifts, shiftsSinceParsed } from './support/shifts';
import { expect, open, test, type Page } from './support/test';

const title = 'Choose: Ama S. said yes';

/** A phone that asks to save data, and keeps the code of a request that has a tutor who said yes. */
async function keepCode(page: Page): Promise<string> {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, { ...request(ref, 'offered'), ...offer(ref, ids.ama, 'demo-tutor', 'accepted') });
  await putIntoOutbox(page, sentItem(ref, ago(30)));
  // Any page looks into the outbox.
  await open(page, '/faq');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lifeline.kept-heights')))
    .toContain('--kept-home:');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return ref;
}

test('with the data saver on, home and the list show what was sent without a touch', async ({ page }) => {
  await keepCode(page);
  await page.addInitScript(recordShifts);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await shiftsSinceParsed(page)).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.05);
  await page.goto('/code');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('with the data saver on, the address of a code opens its record without a touch', async ({ page }) => {
  const ref = await keepCode(page);
  // Also on a phone that does not keep it.
  await page.evaluate(() => localStorage.removeItem('lifeline.kept-heights'));
  await page.goto(`/code#${ref}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('with the data saver on, other pages wait for the first touch on a phone with codes too', async ({
  page,
}) => {
  await keepCode(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.+\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});
