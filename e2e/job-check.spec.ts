import {
  createReferenceCode,
  formatReferenceCode,
} from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { expect, open, test, wakeForm, type Page } from './support/test';
import { openWithWorker } from './support/worker';

const fake = `*GES RECRUITMENT 2026*
Salary: GHS 12,000 monthly. No interview!
Registration fee: GHS 150, MoMo 0591 000 777 (Emmanuel)
Hurry, limited slots. Share to at least 10 groups`;

const genuine = `VACANCY: Class 4 teacher, Bright Dawn Preparatory School, Dansoman. Salary GHS 1,800 a month.
Send an application letter and CV to brightdawnprep@gmail.com by 12 December 2026.`;

const field = (page: Page) => page.getByLabel('The message, the code or the link');
const signs = (page: Page) => page.getByRole('list', { name: 'What we found' }).getByRole('listitem');

async function check(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Check it' }).click();
}

test('a fake is answered with its signs, their words, reasons, checks and sources', async ({ page }) => {
  await open(page, '/jobs');
  await page.getByRole('link', { name: 'Check a job you were sent' }).click();
  await expect(page).toHaveURL('/jobs/check');
  await check(page, fake);
  const answer = page.getByRole('heading', { name: '6 signs of a fake' });
  await expect(answer).toBeFocused();
  await expect(page.getByText('Pay nothing, and send no papers and no codes')).toBeVisible();
  const first = signs(page).first();
  await expect(first).toContainText('Money to apply, for processing, or for a letter');
  await expect(first).toContainText('Registration fee: GHS 150');
  await expect(
    first.getByRole('link', { name: 'Source: Ghana Education Service (GES), 2025' }),
  ).toHaveAttribute('href', /^https:\/\/www\.ghanamma\.com\//);
  await expect(page.locator('mark').first()).toContainText('12,000 monthly');
  await expect(page.getByText(/genuine/i).filter({ hasText: /^This is genuine|is a genuine/ })).toHaveCount(
    0,
  );
  await expect(page.getByRole('link', { name: 'Call 292' })).toHaveAttribute('href', 'tel:292');
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await findBarriers(page, 'colours')).toEqual([]);

  await page.getByRole('link', { name: 'They asked me for money' }).click();
  await expect(page.getByLabel('What is wrong?')).toBeInViewport();
});

test('a text without signs is not called genuine', async ({ page }) => {
  await open(page, '/jobs/check');
  await check(page, genuine);
  await expect(page.getByRole('heading', { name: 'None of the 29 signs we know' })).toBeFocused();
  await expect(page.getByText('That does not make it genuine')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What to check in any case' })).toBeVisible();
  await expect(signs(page)).toHaveCount(0);
});

test('a code and a link are answered with what is known today', async ({ page }) => {
  await open(page, '/jobs/check');
  const job = createReferenceCode('post');
  await check(page, formatReferenceCode(job).toLowerCase());
  await expect(page.getByRole('heading', { name: 'This is not ours' })).toBeVisible();
  await check(page, `${new URL(page.url()).origin}/jobs/${job}`);
  await expect(page.getByRole('heading', { name: 'This is not ours' })).toBeVisible();
  await check(page, `https://lifeline-jobs.example/jobs/${job}`);
  await expect(page.getByRole('heading', { name: 'An address of lifeline-jobs.example' })).toBeVisible();
  await expect(page.getByText('This is not ours')).toBeHidden();
  await check(page, 'LL-P 4TR8 QX2N');
  await expect(page.getByRole('heading', { name: 'This is none of our codes' })).toBeVisible();
  await check(page, createReferenceCode('tuition'));
  await expect(page.getByRole('heading', { name: 'This is no job code' })).toBeVisible();
  await check(page, 'https://ges-portal-apply.example.com/teachers');
  await expect(
    page.getByRole('heading', { name: 'An address of ges-portal-apply.example.com' }),
  ).toBeVisible();
  await expect(signs(page)).toContainText(['An address that looks like a public body']);
});

test('nothing of the text leaves while a text is pasted, checked and thrown away', async ({ page }) => {
  await open(page, '/jobs/check');
  await wakeForm(page);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  // Scripts of the page and the name of the newest build carry nothing of what somebody types.
  const ownFile = /^GET \/(assets\/[\w.-]+|builds\/latest\.json\?\d+) 0$/;
  const { origin } = new URL(page.url());
  page.on('request', (request) => {
    const seen = `${request.method()} ${request.url().replace(origin, '')} ${request.postDataBuffer()?.length ?? 0}`;
    if (!ownFile.test(seen)) asked.push(seen);
  });
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.evaluate(() => {
    navigator.sendBeacon = () => {
      throw new Error('a beacon was sent');
    };
  });
  await check(page, fake);
  await expect(signs(page)).toHaveCount(6);
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Yes, discard all' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(signs(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('200 kB with invisible characters is read to its end while the page stays usable', async ({ page }) => {
  await open(page, '/jobs/check');
  await wakeForm(page);
  const filler =
    'The school has a library and a field for football.\u200E Lessons begin at half past seven. ';
  const end = 'You pay a small pro\u200Bcessing fee of GHS 350.';
  const long = filler.repeat(Math.ceil(200_000 / filler.length)).slice(0, 200_000 - end.length) + end;
  await field(page).fill(long);
  await page.evaluate(() => {
    const site = window as unknown as { longest: number };
    site.longest = 0;
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      site.longest = Math.max(site.longest, now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByRole('heading', { name: '2 signs of a fake' })).toBeVisible();
  await expect(page.getByText('Read: 200000 characters, all of it.')).toBeVisible();
  await expect(signs(page).first()).toContainText('pro▯cessing fee of GHS 350');
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  console.log(`longest frame: ${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(1500);
});

test('an empty form says so, and a text outlasts a reload', async ({ page }) => {
  await open(page, '/jobs/check');
  await wakeForm(page);
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByRole('alert')).toContainText('This field is required');
  await field(page).fill(fake);
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue(fake);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('the check opens from another page and answers', async ({ page }) => {
    await openWithWorker(page, '/');
    await expect(page.getByText('Lifeline now opens without a network on this device.')).toBeVisible();
    await page.context().setOffline(true);
    await page.goto('/jobs/check');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a job you were sent');
    await check(page, fake);
    await expect(signs(page)).toHaveCount(6);
  });
});
