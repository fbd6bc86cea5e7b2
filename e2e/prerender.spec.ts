import type { Page } from '@playwright/test';
import guides from '../src/entities/content/guide/guides/list.data.json' with { type: 'json' };
import { readChunks } from '../tools/ready.mjs';
import { wholePages, pathOf } from '../src/shared/routes';
import { recordShifts, shiftsSinceParsed } from './support/shifts';
import { expect, open, test, wakeForm } from './support/test';

/** The site's scripts, except the inline script. */
const scripts = '**/assets/*.js';

/** Delays the scripts until `let` is called. */
async function holdScripts(page: Page): Promise<{ let: () => void; asked: () => number }> {
  let asked = 0;
  let letThem: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letThem = resolve;
  });
  await page.route(scripts, async (route) => {
    asked += 1;
    await gate;
    await route.continue();
  });
  return { let: letThem, asked: () => asked };
}

const awake = (page: Page) => page.locator('html[data-awake]');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of wholePages) {
    test(`${pathOf(name)} is complete, with the metadata for search engines`, async ({ page, baseURL }) => {
      await page.goto(pathOf(name));
      await expect(page.locator('h1')).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(8);
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      expect((await content('meta[name=description]'))?.length).toBeGreaterThan(20);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(pathOf(name));
      const image = new URL((await content('meta[property="og:image"]')) ?? '').pathname;
      expect((await page.request.get(new URL(image, baseURL).href)).status()).toBe(200);
      for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
        expect(JSON.parse(data)).toHaveProperty('@type');
      }
      // Every placeholder of a sentence is filled in, in texts for search engines too.
      expect(await page.content()).not.toContain('{{');
    });
  }

  test('the questions have structured data for search engines', async ({ page }) => {
    await page.goto('/faq');
    const all = await page.locator('script[type="application/ld+json"]').allTextContents();
    const faq = all.map((text) => JSON.parse(text) as Record<string, unknown>);
    const questions = faq.find((data) => data['@type'] === 'FAQPage')?.mainEntity as unknown[];
    expect(questions.length).toBeGreaterThanOrEqual(25);
  });

  test('a form says that it needs JavaScript', async ({ page }) => {
    await page.goto('/tuition');
    await expect(page.locator('noscript p')).toContainText('Lifeline needs JavaScript for its forms.');
  });
});

test('input before hydration is kept and saved', async ({ page }) => {
  const hold = await holdScripts(page);
  await page.goto('/tuition');
  const name = page.getByLabel('What should the tutor call the learner?');
  await name.fill('Kojo');
  await page.getByLabel('Parent', { exact: true }).check();
  hold.let();
  await expect(awake(page)).toHaveCount(1);
  await expect(page.getByText(/Saved on this phone/)).toBeVisible();
  await expect(name).toHaveValue('Kojo');
  await expect(page.getByLabel('Parent', { exact: true })).toBeChecked();
  await page.reload();
  await expect(name).toHaveValue('Kojo');
});

test('a submit before hydration is sent after it, and never in the address', async ({ page }) => {
  const hold = await holdScripts(page);
  await page.goto('/form');
  await page.getByLabel('Your name').fill('Ama Mensah');
  await page.getByRole('button', { name: 'Send' }).click();
  hold.let();
  await expect(page.getByRole('link', { name: /What is it about/ })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Ama Mensah');
  expect(new URL(page.url()).search).toBe('');
});

test('a draft that was switched off before hydration is not kept', async ({ page }) => {
  const hold = await holdScripts(page);
  await page.goto('/tuition');
  const unkept = page.getByLabel('Do not keep this on this phone');
  await unkept.check();
  hold.let();
  await expect(page.getByText('Nothing of this is kept on this phone.')).toBeVisible();
  await expect(unkept).toBeChecked();
});

test('a form says that the phone is shared before it is awake', async ({ page }) => {
  await open(page, '/code');
  const shared = page.getByRole('checkbox', { name: /^Others use this phone too/ });
  await shared.click();
  // It counts first what would be forgotten.
  await expect(shared).toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lifeline.shared-phone'))).toBe('yes');
  const hold = await holdScripts(page);
  await page.goto('/tuition');
  await expect(page.getByLabel('Do not keep this on this phone')).toBeHidden();
  await expect(page.getByText('What you type is kept on this phone as you go.')).toBeHidden();
  hold.let();
  await page.getByLabel('What should the tutor call the learner?').focus();
  await expect(page.getByText('Shared phone: nothing is kept here.')).toBeVisible();
});

test('a click before hydration is replayed after it', async ({ page }) => {
  const hold = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  hold.let();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the code of a form loads with the first touch and not before', async ({ page }) => {
  const chunks = readChunks();
  const others = chunks.filesOf(['main', 'page-tuition', 'background'], '.js');
  const own = chunks.filesOf(['part-tuition'], '.js').filter((file) => !others.includes(file));
  const parts: string[] = [];
  page.on('request', (request) => {
    if (own.some((file) => request.url().endsWith(file))) parts.push(request.url());
  });
  await page.goto('/tuition');
  await expect(awake(page)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(parts).toEqual([]);
  await page.getByLabel('What should the tutor call the learner?').focus();
  await expect.poll(() => parts.length).toBeGreaterThan(0);
});

for (const path of ['/tuition', '/form', '/faq', '/app', '/']) {
  test(`the layout of ${path} does not shift during hydration`, async ({ page }) => {
    await page.addInitScript(recordShifts);
    await page.goto(path);
    await wakeForm(page);
    await page.waitForLoadState('networkidle');
    expect(await shiftsSinceParsed(page)).toEqual([]);
  });
}

test('with the data saver on, no script loads before the first touch', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const hold = await holdScripts(page);
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  expect(hold.asked()).toBe(0);
  await page.mouse.click(5, 5);
  await expect.poll(hold.asked).toBeGreaterThan(0);
});

test('hydration keeps the elements of a page, in the stored theme and language', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByLabel('Dark', { exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('dialog').getByLabel('Language').selectOption({ label: 'Hausa' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');

  const other = await context.newPage();
  const hold = await holdScripts(other);
  await other.goto('/about');
  // Before the site's scripts: the host selects the language, the inline script applies the theme.
  await expect(other.locator('html')).toHaveAttribute('data-language', 'ha');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  const heading = await other.locator('h1').elementHandle();
  hold.let();
  await expect(awake(other)).toHaveCount(1);
  await expect(other.locator('html')).toHaveAttribute('data-keeps', 'page');
  expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
});

test('a page prerendered in another language changes to the stored one', async ({ page, context }) => {
  await open(page, '/');
  await page.evaluate(() => localStorage.setItem('lifeline.language', 'ha'));
  await context.clearCookies();
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-language', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
});

test('a page that is rendered again has one title and one description', async ({ page }) => {
  for (const path of ['/faq?q=cost', '/about#privacy', '/gallery', '/nope']) {
    await page.goto(path);
    await expect(awake(page)).toHaveCount(1);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
  }
});

test('a page that is rendered again declares its language, also without the cookie', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await page.evaluate(() => localStorage.setItem('lifeline.language', 'ha'));
  await context.clearCookies();
  await page.goto('/faq?q=cost');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
});

test('input of one page is not restored on another', async ({ page }) => {
  await page.goto('/tuition');
  await expect(awake(page)).toHaveCount(1);
  // The form's chunk never loads, and the person navigates away.
  await page.route('**/assets/part-tuition*', () => undefined);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about');
  // The address changes before the page.
  await expect.poll(() => page.evaluate(() => window.lifelineEarlyInput)).toBeUndefined();
});

test('the sitemap lists the pages, and robots.txt names it', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Sitemap: http:\/\/.+\/sitemap\.xml/);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)?.length).toBe(wholePages.length - 5 + guides.length);
  expect(sitemap).toContain('/blog/choosing-a-home-tutor</loc>');
  expect(sitemap).not.toContain('/admin');
});

test('the shared styles load after the inlined part, and before the page’s own', async ({ page }) => {
  await open(page, '/');
  const kinds = await page.evaluate(() =>
    [...document.head.querySelectorAll('style, link[rel=stylesheet]')].map(({ localName }) => localName),
  );
  expect(kinds.slice(0, 3)).toEqual(['style', 'link', 'style']);
});
