import { readChunks } from '../tools/ready.mjs';
import { expect, open, test } from './support/test';

const scheme = 'html[data-theme]';

test.describe('without the site’s own files', () => {
  test.use({ expectedProblems: /ERR_FAILED|ChunkLoadError/ });

  test('the theme alternates, is remembered, and is there before the first paint', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator(scheme)).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Change between light and dark' }).click();
    await expect(page.locator(scheme)).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#081421');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');

    // Without the site's scripts only the inline script runs.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator(scheme)).toHaveAttribute('data-theme', 'dark');
    await page.unroute('**/assets/*.js');
  });

  test('a page whose file is missing reloads once, and then shows an error', async ({ page }) => {
    await open(page, '/');
    let asked = 0;
    await page.route('**/assets/*.js', (route) => {
      asked += 1;
      return route.abort();
    });
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.getByRole('link', { name: /Help for our school/ }).click();
    await expect.poll(() => loads.length).toBe(1);
    expect(loads[0]).toMatch(/\/consultancy$/);
    expect(asked).toBeGreaterThan(0);
    await page.unroute('**/assets/*.js');
  });

  test('the code behind the hash survives the reload', async ({ page }) => {
    // The main script loads, but the page's chunk fails the first time.
    const pages = `**/${readChunks().filesOf(['page-code'], '.js').at(-1) ?? ''}`;
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.route(pages, (route) => (loads > 1 ? route.continue() : route.abort()));
    await page.goto('/code#LL-T0000');
    await expect(page.getByText('You typed 5.').first()).toBeVisible();
    expect(loads).toBe(2);
    expect(new URL(page.url()).hash).toBe('#LL-T0000');
  });
});

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  test('the mode “like my phone” is the default, and only that follows the device', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator(scheme)).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#081421');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByLabel('Like my phone')).toBeChecked();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator(scheme)).toHaveAttribute('data-theme', 'light');
    await page.getByRole('dialog').getByLabel('Dark', { exact: true }).check();
    await expect(page.locator(scheme)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator(scheme)).toHaveAttribute('data-theme', 'dark');
  });
});

test('a theme chosen in one tab is followed by the other', async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/faq');
  await page.getByRole('button', { name: 'Change between light and dark' }).click();
  await expect(other.locator(scheme)).toHaveAttribute('data-theme', 'dark');
});

test('the language changes without a reload, is remembered, and falls back to English', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption({ label: 'Hausa' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Gida', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Me kuke buƙata?');
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(600);
  await page.getByRole('button', { name: 'Jadawali' }).click();
  await expect(page.getByRole('dialog')).toContainText('Lifeline is only partly in this language.');
  await page.getByRole('dialog').getByRole('combobox').selectOption({ label: 'English' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GH');
});

test('on a phone the footer is at most 600 px tall, and the menu has the links it leaves out', async ({
  page,
}) => {
  for (const [path, most] of [
    ['/', 600],
    ['/form', 600],
    ['/tuition', 600],
    ['/code', 70],
  ] as const) {
    await open(page, path);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.height, path).toBeLessThanOrEqual(most);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
  const addressesIn = (within: 'footer' | 'dialog') =>
    page
      .locator(`${within} a`)
      .evaluateAll((links) =>
        links.flatMap((link) => (link.checkVisibility() ? link.getAttribute('href') : [])),
      );
  const onPhone = new Set(await addressesIn('footer'));
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const address of await addressesIn('dialog')) onPhone.add(address);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of await addressesIn('footer')) expect([...onPhone]).toContain(address);
});

test('from 1280 px the name is on one line and apart from the first link', async ({ page }) => {
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const header = page.getByRole('banner');
    const motto = await header.getByText('Home of Solutions', { exact: true }).boundingBox();
    const first = await header.getByRole('link', { name: 'Home tuition' }).boundingBox();
    expect(motto?.height, String(width)).toBeLessThan(30);
    expect((first?.x ?? 0) - ((motto?.x ?? 0) + (motto?.width ?? 0)), String(width)).toBeGreaterThan(8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
  }
});

test('at 1280 px the header has teaching, writing and signing in, and room for every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const header = page.getByRole('banner');
  for (const name of ['Teach with us', 'Write to us', 'Sign in'])
    await expect(header.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  const languages = await header
    .locator('option')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('value') ?? '', one.getAttribute('lang') ?? '']),
    );
  expect(languages.length).toBeGreaterThan(4);
  for (const [code = '', lang = ''] of languages) {
    await header.locator('select').selectOption(code);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const boxes = await header
      .locator('a, select, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0));
    expect(boxes.length, lang).toBe(14);
    for (const [index, one] of boxes.entries()) {
      expect([one.left >= 0, one.right <= 1280, one.bottom <= 104], lang).toEqual([true, true, true]);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(isApart, lang).toBe(true);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), lang).toBe(1280);
  }
});

test('below 1280 px the links are in a drawer, from 1280 px in the header', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 800 });
  await open(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Counselling' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Someone to talk to');
});

test('the whole way to a request works with the keyboard alone', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /A tutor at home/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A tutor at home');
});

test('a new page starts at the top, Back restores the scroll position, and an anchor is scrolled to', async ({
  page,
}) => {
  await open(page, '/');
  const question = page.getByRole('link', { name: 'All questions' });
  await question.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await question.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -1);

  await open(page, '/faq#refund');
  await expect(page.getByText('A lesson that was not taught is not paid.').first()).toBeInViewport();
});

test('questions are found by a word and have addresses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/faq');
  await page.getByRole('searchbox').fill('police');
  await expect(page).toHaveURL('/faq?q=police');
  await expect(page.getByRole('status').filter({ hasText: /^\d questions?$/ })).toBeVisible();
  await page.getByRole('searchbox').fill('helicopter');
  await expect(page.getByText('No question has this word')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByText('Is there a fee to ask?').click();
  await page
    .locator('#fee-to-ask')
    .getByRole('button', { name: 'Copy the address of this question' })
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#fee-to-ask$/);
});

test('one question of practice explains each wrong answer', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await expect(page.getByText('Choose one answer first.')).toBeVisible();
  await page.getByLabel('GH₵280.00').check();
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await expect(page.getByText('That is what she takes in')).toBeVisible();
  await page.getByLabel('GH₵130.00').check();
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await expect(page.getByText('Yes, GH₵130.00')).toBeVisible();
});

test('the demo has a notice, and can be reset', async ({ page }) => {
  await open(page, '/form?topic=other');
  await expect(page.getByText('Demo: no office reads this.')).toBeVisible();
  await expect(page.getByText('Demo on this device.')).toBeVisible();
  await page.getByLabel('Your name').fill('Ama');
  await page.getByLabel('Phone', { exact: true }).fill('0241234567');
  await page.getByLabel('Your message').fill('Hello');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is safe. This code is your receipt.');
  await page.getByRole('button', { name: 'Start again' }).first().click();
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await expect(page.getByText('The code is well written, but nothing here has it.')).toBeVisible();
});

test('a page without a prerendered document is shown once its styles are loaded', async ({ page }) => {
  await open(page, '/tutor');
  const second = page.getByRole('button', { name: 'I have no account yet' });
  // Inlined styles of the main button must not override those of its variant.
  await expect(second).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
