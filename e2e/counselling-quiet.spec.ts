import { findBarriers, findSmallTargets } from './support/accessibility';
import {
  chooseQuietTime,
  expectTyped,
  fillQuiet,
  foundIn,
  learnQuiet,
  openQuiet,
  quietName,
  quietTraces,
  sendQuiet,
  tracesOf,
} from './support/quiet';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, signIn, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

test('the first field of a quiet booking is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/counselling');
  await openQuiet(page);
  const box = await page.getByLabel('Nickname', { exact: true }).boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(740);
  // The button stands where the last click was, and a second click at once would be that of a double click.
  await page.getByRole('button', { name: 'When privacy ends' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'When privacy ends' })).toBeInViewport();
});

test('the page of counsellors leads straight to the quiet booking, and the history keeps nothing of it', async ({
  page,
}) => {
  await open(page, '/counselorPage');
  await page.getByRole('link', { name: 'Book quietly', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book quietly');
  await expect(page).toHaveURL('/counselling');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Someone to talk to');
});

const neutral = /^https:\/\/www\.google\.com\//;

test.describe('with the service worker, as on a phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a quiet booking leaves nothing on the phone, and opens by three words', async ({ page }) => {
    // The worker keeps the whole site before it answers.
    test.setTimeout(180_000);
    await openWithWorker(page, '/counselling');
    expect(await findBarriers(page)).toEqual([]);
    await openQuiet(page);
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);

    // A mistake is told beside its field, and nothing typed is lost.
    await page.getByRole('button', { name: 'Book quietly', exact: true }).click();
    await expect(page.getByLabel('Nickname', { exact: true })).toBeFocused();
    await fillQuiet(page);
    const learned = await learnQuiet(page);
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
    await expect(page.getByText(quietName)).toHaveCount(0);
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
    await expect(page.getByText('This field is required')).toBeVisible();
    await page.getByLabel('I do not need it any more').check();
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

test.describe('without a network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('a try without a network and a refused one keep the form, and nothing else', async ({
    page,
    context,
  }) => {
    await open(page, '/counselling');
    await openQuiet(page);
    await fillQuiet(page);
    await chooseQuietTime(page, 0);
    await expect(page.getByText(/^You chose /)).toBeVisible();
    await page.getByRole('checkbox', { name: /may use what I wrote/ }).check();
    const samples = await readDocuments(page, 'bookings/');
    await context.setOffline(true);
    await sendQuiet(page);
    await expect(page.getByText('Nothing was kept on this phone.', { exact: false })).toBeVisible();
    await expectTyped(page);
    expect(await foundIn(page, quietTraces)).toEqual([]);
    expect(await readDocuments(page, 'bookings/')).toEqual(samples);
    await context.setOffline(false);

    // Meanwhile somebody else takes the hour, of every counsellor.
    const chosen = page.locator('ol button[aria-pressed=true]');
    const label = (await chosen.getAttribute('aria-label')) ?? '';
    const day =
      (await chosen.locator('xpath=ancestor::li[.//time]').locator('time').getAttribute('datetime')) ?? '';
    const [, hour = '', half = ''] = /(\d+):00\u00a0([ap])m$/.exec(label) ?? [];
    const start = `${day}T${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:00Z`;
    const counsellors = Object.keys(await readDocuments(page, 'counsellors/')).map(
      (path) => path.split('/')[1],
    );
    await putDocuments(
      page,
      Object.fromEntries(
        counsellors.map((counsellor = '') => [
          `slots/${counsellor}_${start}`,
          { counsellor, start, day, room: '' },
        ]),
      ),
    );
    await sendQuiet(page);
    await expect(page.getByText('Somebody has just taken this time.', { exact: false })).toBeVisible();
    await expectTyped(page);
    expect(await foundIn(page, quietTraces)).toEqual([]);
    await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0);
    await chooseQuietTime(page, 1);
    const learned = await learnQuiet(page, 'Your talk is booked');
    expect(await foundIn(page, tracesOf(learned))).toEqual([]);
    expect(Object.values(await readDocuments(page, 'bookings/LL')).map(({ isQuiet }) => isQuiet)).toContain(
      true,
    );
  });
});

test('a reload forgets what was typed', async ({ page }) => {
  await open(page, '/counselling');
  await openQuiet(page);
  await fillQuiet(page);
  expect(await foundIn(page, quietTraces)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Someone to talk to');
  await openQuiet(page);
  await expect(page.getByLabel('Nickname', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('What is it about?')).toHaveValue('');
  expect(await foundIn(page, quietTraces)).toEqual([]);
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
    await fillQuiet(page);
    await leave(page);
    await expect(page).toHaveURL(neutral);
    await page.goBack();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(page.getByText(quietName)).toHaveCount(0);
    expect(await foundIn(page, quietTraces)).toEqual([]);
  });

test('others of the office see nothing of a quiet booking', async ({ page, context }) => {
  // It opens every view of the desk.
  test.setTimeout(240_000);
  await open(page, '/counselling');
  await openQuiet(page);
  await fillQuiet(page);
  const learned = await learnQuiet(page);

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
    .getByRole('navigation', { name: 'Desk' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const view of views.filter((address) => address.includes('?view='))) {
    await open(desk, view);
    for (const trace of [quietName, learned.code, learned.code.replaceAll(' ', '')])
      await expect(desk.getByText(trace)).toHaveCount(0);
  }
});
