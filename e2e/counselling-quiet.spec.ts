import { findBarriers, findSmallTargets } from './support/accessibility';
import { readStores } from './support/stores';
import { expect, office, open, signIn, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

const typed = {
  name: 'Zorvanta',
  phone: '024 719 3385',
  safeHours: 'after the evening drums',
  words: 'marmalade worries at the blue gate',
};

/** How any of it would look in a store. */
const traces = [
  typed.name,
  '719 3385',
  '7193385',
  typed.safeHours,
  'evening drums',
  typed.words,
  'marmalade',
];

const neutral = /^https:\/\/www\.google\.com\//;

async function openQuiet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book quietly', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book quietly');
  await expect(page.getByLabel('Nickname', { exact: true })).toBeVisible();
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Nickname', { exact: true }).fill(typed.name);
  await page.getByLabel('Phone number', { exact: true }).fill(typed.phone);
  await page.getByLabel('When is it safe to reach you?').fill(typed.safeHours);
  await page.getByLabel('What is it about?').fill(typed.words);
}

interface Learned {
  /** Three words and their digit. */
  readonly words: readonly string[];
  readonly code: string;
}

/** Sends the form and learns the words and the code from the screen. */
async function send(page: Page): Promise<Learned> {
  await page.getByRole('checkbox', { name: /may use what I wrote/ }).check();
  await page.getByRole('button', { name: 'Book quietly', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your talk is booked');
  // As a screen reader says them.
  const spoken = await page.getByText(/^[a-z]{4,7}, [a-z]{4,7}, [a-z]{4,7}, \d$/).textContent();
  const words = (spoken ?? '').split(', ');
  const code = (await page.getByText(/^LL-C /).textContent()) ?? '';
  expect(code).toMatch(/^LL-C [0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4} .$/);
  return { words, code };
}

const tracesOf = ({ words, code }: Learned): readonly string[] => [
  ...traces,
  code,
  code.replaceAll(' ', ''),
  code.slice(5, 14),
  ...['-', ' ', ', ', ','].map((gap) => words.slice(0, 3).join(gap)),
  ...['-', ' ', ', ', ','].map((gap) => words.slice(0, 2).join(gap)),
];

/** What of these is found in any store of the browser. The demo's own database stands for the server. */
async function foundIn(page: Page, wanted: readonly string[]): Promise<readonly string[]> {
  const stores = await readStores(page, { except: ['lifeline'] });
  return wanted.filter((trace) => stores.toLowerCase().includes(trace.toLowerCase()));
}

test.describe('with the service worker, as on a phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a quiet booking leaves nothing on the phone, and opens by three words', async ({ page }) => {
    await openWithWorker(page, '/counselling');
    expect(await findBarriers(page)).toEqual([]);
    await openQuiet(page);
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);

    // A mistake is told beside its field, and nothing typed is lost.
    await page.getByRole('button', { name: 'Book quietly', exact: true }).click();
    await expect(page.getByLabel('Nickname', { exact: true })).toBeFocused();
    await fill(page);
    const learned = await send(page);
    expect(await findBarriers(page)).toEqual([]);
    expect(await foundIn(page, tracesOf(learned))).toEqual([]);
    await page.getByRole('button', { name: 'I have learned them. Close' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Someone to talk to');
    expect(await foundIn(page, tracesOf(learned))).toEqual([]);
    expect(page.url()).toMatch(/\/counselling$/);

    // Three words in any case, without the number.
    await open(page, '/code');
    const field = page.getByLabel('Reference code');
    const [one = '', two = '', three = ''] = learned.words;
    await field.fill(`${one} ${two} ${three}x`);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByText(`Did you mean ${three}`)).toBeVisible();
    await field.fill(`${one.toUpperCase()}, ${two} ${three}`);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quiet talk');
    await expect(page.getByText('We contact you to agree on a time')).toBeVisible();
    await expect(page.getByText(typed.name)).toHaveCount(0);
    expect(await findBarriers(page)).toEqual([]);
    expect(page.url()).toMatch(/\/code$/);
    expect(await foundIn(page, tracesOf(learned))).toEqual([]);

    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Follow your code');

    // The code does the same, and is not kept either.
    await field.fill(learned.code);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quiet talk');
    await page.getByRole('button', { name: 'Cancel this talk' }).click();
    await page.getByRole('button', { name: 'Cancel the talk' }).click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    expect(page.url()).toMatch(/\/code$/);
    expect(await foundIn(page, tracesOf(learned))).toEqual([]);

    // The booking is over: its words open nothing.
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await field.fill(learned.words.join(' '));
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByText('No talk has these words', { exact: false })).toBeVisible();
  });
});

test('a reload forgets what was typed', async ({ page }) => {
  await open(page, '/counselling');
  await openQuiet(page);
  await fill(page);
  expect(await foundIn(page, traces)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Someone to talk to');
  await openQuiet(page);
  await expect(page.getByLabel('Nickname', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('What is it about?')).toHaveValue('');
  expect(await foundIn(page, traces)).toEqual([]);
});

const exits = {
  button: (page: Page) => page.getByRole('link', { name: 'Quick exit' }).click(),
  key: async (page: Page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  },
};

for (const [by, leave] of Object.entries(exits))
  test(`quick exit by the ${by} leaves at once, and back does not return`, async ({ page }) => {
    await page.route(neutral, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
    );
    await open(page, '/');
    await open(page, '/counselling');
    await openQuiet(page);
    await fill(page);
    await leave(page);
    await expect(page).toHaveURL(neutral);
    await page.goBack();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(page.getByText(typed.name)).toHaveCount(0);
    expect(await foundIn(page, traces)).toEqual([]);
  });

test('others of the office see nothing of a quiet booking', async ({ page, context }) => {
  await open(page, '/counselling');
  await openQuiet(page);
  await fill(page);
  const learned = await send(page);

  const desk = await context.newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await open(desk, '/admin');
  await signIn(desk, office);
  await expect(desk).toHaveURL(new RegExp(`/admin/${office.id}`));
  // Not even with its code, which no list of the desk shows.
  await open(desk, '/code');
  await desk.getByLabel('Reference code').fill(learned.code);
  await desk.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(desk.getByRole('alert')).toBeVisible();
  await expect(desk.getByText('Your quiet talk')).toHaveCount(0);
  await open(desk, `/admin/${office.id}`);
  const views = await desk
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const view of views.filter((address) => address.includes('?view='))) {
    await open(desk, view);
    for (const trace of [typed.name, learned.code, learned.code.replaceAll(' ', '')])
      await expect(desk.getByText(trace)).toHaveCount(0);
  }
});
