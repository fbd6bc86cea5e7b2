import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { routes } from '../src/shared/routes';
import { launchKillable } from '../tools/killable-browser.mjs';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { fillRequest, readCode } from './support/request';
import { openRoutes } from './support/routes';
import { expect, office, open, signIn, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

test.use({ serviceWorkers: 'allow' });
// The browser logs failed requests itself.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('a device is told once that the site works offline', async ({ page }) => {
  await openWithWorker(page, '/');
  const told = page.getByText('Lifeline now opens without a network on this device.');
  await expect(told).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(told).toBeHidden();
  await openWithWorker(page, '/faq');
  // The banner shows that the part which would say it again is there.
  await page.context().setOffline(true);
  await expect(page.getByText('No network.')).toBeVisible();
  await expect(told).toBeHidden();
});

test('a form is not covered by the message that the site works offline', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const told = page.getByText('Lifeline now opens without a network on this device.');
  await openWithWorker(page, '/tuition');
  await page.getByLabel('What should the tutor call the learner?').fill('Kojo');
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  // The banner shows that the part which would say it is there.
  await page.context().setOffline(true);
  await expect(page.getByText('No network.')).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.context().setOffline(false);
  // Nobody has seen it yet, so the next visit says it.
  await openWithWorker(page, '/');
  await expect(told).toBeVisible();
});

const onPhone = 'It is on this phone.';
const safe = 'It is safe. This code is your receipt.';

async function fillEnquiry(page: Page, message: string): Promise<void> {
  // A person focuses the field first, unlike the browser's autofill.
  await page.getByLabel('What is it about?').focus();
  await page.getByLabel('What is it about?').selectOption({ label: 'Something else' });
  await page.getByLabel('Your name').fill('Ama Mensah');
  await page.getByLabel('Phone', { exact: true }).fill('024 123 4567');
  await page.getByLabel('Your message').fill(message);
}

/** How many records the office finds for a code. */
async function countAtOffice(page: Page, code: string): Promise<number> {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(/\/admin\/demo-admin/);
  const compact = code.replaceAll(' ', '');
  return page.evaluate(
    (ref) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('lifeline');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const rows = opening.result.transaction('documents').objectStore('documents').getAllKeys();
          rows.onsuccess = () => {
            const paths = (rows.result as string[]).filter((path) =>
              new RegExp(`^(tuitionRequests|enquiries)/${ref}$`).test(path),
            );
            opening.result.close();
            resolve(paths.length);
          };
        };
      }),
    compact,
  );
}

test('a quiet booking says without network that it needs one, and opens when it is back', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/');
  await context.setOffline(true);
  await page.goto(routes.counselling);
  const quiet = page.getByRole('button', { name: 'Book quietly', exact: true });
  await quiet.click();
  await expect(page.getByText('A quiet booking needs a network')).toBeVisible();
  await expect(page.getByRole('link', { name: /112/ })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByLabel('Nickname', { exact: true })).toBeVisible();
});

test('after one visit, every public page opens and reloads without network', async ({ page, context }) => {
  test.setTimeout(120_000);
  await openWithWorker(page, '/faq');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions people ask' })).toBeVisible();
  await expect(page.getByText('No network.')).toBeVisible();
  // The office signs in with a network only, and a solved question is kept once homework was opened.
  const kept = openRoutes.filter(([path]) => path !== routes.adminEntry && !path.startsWith('/homework/'));
  for (const [path, heading] of kept) {
    await page.goto(path);
    // Whether a code is ours, only the list can say.
    const name = path.startsWith('/jobs/LL-') ? 'Teaching job' : heading;
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  // And by links of the site.
  await page.goto('/');
  await page.getByRole('link', { name: /Help for our school/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help for your school' })).toBeVisible();
});

test('a request sent without network gets its code at once, and is sent once when the network returns', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/');
  await context.setOffline(true);
  await page.goto('/tuition');
  await fillRequest(page);
  await page.getByLabel(/I agree that Lifeline uses these data/).check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: onPhone })).toBeVisible();
  const code = await readCode(page);
  await expect(page.getByText('One thing you sent waits on this phone.')).toBeVisible();

  // It survives a reload and is listed on /code.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: onPhone })).toBeVisible();
  await page.goto('/code');
  const row = page.getByRole('listitem').filter({ hasText: code });
  await row.getByRole('link', { name: 'On this phone. Not with us yet.' }).click();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /^Home tuition, / })).toBeVisible();
  expect(await countAtOffice(page, code)).toBe(1);
});

test('an enquiry sent without network becomes sent while its page is open', async ({ page, context }) => {
  await openWithWorker(page, '/form');
  await context.setOffline(true);
  await fillEnquiry(page, 'Do you have a tutor for French in Tema?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: onPhone })).toBeVisible();
  const code = await readCode(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: safe })).toBeVisible();
  expect(await countAtOffice(page, code)).toBe(1);
});

test('a waiting submission can be moved back into its form', async ({ page, context }) => {
  await openWithWorker(page, '/form');
  await context.setOffline(true);
  await fillEnquiry(page, 'Do you have a tutor for French in Tema?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Take it back and change it' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('Do you have a tutor for French in Tema?');
  await page.goto('/code');
  await expect(page.getByRole('heading', { level: 1, name: 'Follow your code' })).toBeVisible();
  await expect(page.getByText('Sent from this phone')).toHaveCount(0);
});

test('a browser that is killed after Send loses nothing', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const profile = await mkdtemp(join(tmpdir(), 'lifeline-'));
  const executable = process.env.LIFELINE_BROWSER ?? chromium.executablePath();
  const first = await launchKillable(executable, profile);
  const page = await first.context.newPage();
  await page.goto(`${baseURL ?? ''}/form`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
    .toBe(true);
  await first.context.setOffline(true);
  await fillEnquiry(page, 'Killed in between');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: onPhone })).toBeVisible();
  const code = await readCode(page);
  await first.kill();

  const second = await launchKillable(executable, profile);
  const later = await second.context.newPage();
  // Any page triggers sending.
  await later.goto(`${baseURL ?? ''}/about`);
  await expect
    .poll(() => later.evaluate(() => localStorage.getItem('lifeline.unsent')), { timeout: 20_000 })
    .toBeNull();
  await later.goto(`${baseURL ?? ''}/code#${code.replaceAll(' ', '')}`);
  await expect(later.getByRole('heading', { level: 1, name: 'Your enquiry' })).toBeVisible();
  await second.kill();
  await rm(profile, { recursive: true, force: true });
});
