import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { launchKillable } from '../tools/killable-browser.mjs';
import { expect, office, open, showRequests, signIn, test, wakeForm } from './support/test';
import { fillLessons, fillRequest, readCode, fillWho, next, sendRequest } from './support/request';

/** Whether a text occurs in the page, its fields or the browser's storage of the site. */
const isAnywhere = (page: Page, text: RegExp): Promise<boolean> =>
  page.evaluate((words) => {
    const fields = Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea, select'));
    const filled = fields.map((field) => (field.matches('[type=checkbox], [type=radio]') ? '' : field.value));
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage).flat());
    return [document.documentElement.innerHTML, ...filled, ...kept].some((place) => words.test(place));
  }, text);

/** The stored drafts. */
const keptDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ texts: { version: number; values: object }[] }[]>((resolve, reject) => {
        const opening = indexedDB.open('lifeline-device');
        opening.onerror = () => reject(opening.error ?? new Error('the device was not opened'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as never);
          };
        };
      }),
  );

/** Types at the speed of a person, so that the draft of the form is read before the page is left. */
const typeSlowly = (field: Locator, text: string) => field.pressSequentially(text, { delay: 60 });

const unkept = (page: Page) => page.getByLabel('Do not keep this on this phone');
const nothingKept = 'Nothing of this is kept on this phone.';
const message = (page: Page) => page.getByLabel('Your message');

/** Stores a draft as another version of a form. */
const keepDraft = (page: Page, form: string, version: number, values: object) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `lifeline.draft.${form}`,
    JSON.stringify({ version, values, savedAt: '2026-03-09T16:12:00.000Z' }),
  ] as const);

test.describe('a form without a draft leaves nothing', () => {
  test('after a visit to another site and Back, and after a reload', async ({ page }) => {
    await open(page, '/form');
    await message(page).fill('hushhush');
    await expect(page.getByText(/Saved on this phone/)).toBeVisible();
    await unkept(page).check();
    await page.getByLabel('Your name').fill('hushname');
    await page.getByLabel('Phone', { exact: true }).fill('0241234567');

    for (const leave of [
      () => page.goto('about:blank').then(() => page.goBack()),
      () => page.goto('/faq').then(() => page.goBack()),
      () => page.reload(),
    ]) {
      await leave();
      // The page being left may still update its address, which Playwright takes for the navigation.
      await expect(page).toHaveURL('/form');
      await wakeForm(page);
      await expect(message(page)).toHaveValue('');
      await expect(page.getByLabel('Your name')).toHaveValue('');
      expect(await isAnywhere(page, /hush|0241234567/)).toBe(false);
      expect(JSON.stringify(await keptDrafts(page))).not.toMatch(/hush|0241234567/);
      await unkept(page).check();
      await message(page).fill('hushhush');
    }
  });

  test('before a restored page is hydrated', async ({ page }) => {
    await open(page, '/form');
    await wakeForm(page);
    await unkept(page).check();
    await expect(page.getByText(nothingKept)).toBeVisible();
    await message(page).fill('hushhush');
    await page.getByLabel('Your name').fill('hushname');
    await page.goto('/faq');
    // Only the document, and values that the browser itself restores.
    await page.route('**/assets/*.js', () => undefined);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
    await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
    expect(await isAnywhere(page, /hush/)).toBe(false);
  });

  test('after navigation inside the site and Back', async ({ page }) => {
    await open(page, '/tuition');
    await wakeForm(page);
    await unkept(page).check();
    await fillWho(page);
    await next(page, 'Subjects, level and hours');
    await fillLessons(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    // The address changes first. Whoever goes back before the next page is shown has not left the form.
    await expect(page.locator('form')).toHaveCount(0);
    await expect(page).toHaveURL('/about');
    expect(await isAnywhere(page, /Kojo/)).toBe(false);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who it is for');
    await expect(page.getByLabel('What should the tutor call the learner?')).toHaveValue('');
    expect(await isAnywhere(page, /Kojo/)).toBe(false);
  });

  test('after the browser shows the page from its back/forward cache', async ({ page }) => {
    await open(page, '/form');
    await wakeForm(page);
    await unkept(page).check();
    await expect(page.getByText(nothingKept)).toBeVisible();
    await message(page).fill('hushhush');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    // Immediately: a page is not rendered again after `pagehide`.
    expect(await isAnywhere(page, /hushhush/)).toBe(false);
    await message(page).fill('hushhush');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(message(page)).toHaveValue('');
  });

  test('in the autofill of the browser', async ({ page }) => {
    await open(page, '/form');
    await expect(page.getByLabel('Your name')).toHaveAttribute('autocomplete', 'name');
    await wakeForm(page);
    await unkept(page).check();
    const form = page.locator('form').filter({ has: message(page) });
    await expect(form).toHaveAttribute('autocomplete', 'off');
    await expect(page.getByLabel('Your name')).toHaveAttribute('autocomplete', 'off');
  });
});

test('values that no longer fit the form are shown, copied and discarded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/faq');
  await keepDraft(page, 'enquiry', 0, {
    name: 'Ama Mensah',
    message: ['No longer', 'a list'],
    town: 'Adenta',
  });
  await open(page, '/form');
  await expect(page.getByLabel('Your name')).toHaveValue('Ama Mensah');
  const note = page.locator('div').filter({ hasText: /^What you typed before does not fit the new form/ });
  await expect(note.last()).toContainText('Adenta');
  await message(page).fill('A new message');
  const copy = page.getByRole('button', { name: 'Copy' });
  // Its styles were not inlined, and it must still look like a second button.
  await expect(copy).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await copy.click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Your message: No longer, a list\nTown: Adenta',
  );

  await page.reload();
  await expect(message(page)).toHaveValue('A new message');
  await expect(note.last()).toContainText('Adenta');
  await note.last().getByRole('button', { name: 'Discard' }).click();
  await expect(note).toHaveCount(0);
  await expect(message(page)).toHaveValue('A new message');
  expect(await isAnywhere(page, /Adenta/)).toBe(false);
});

test('a tab with old code does not overwrite the draft of a newer form', async ({ page }) => {
  await open(page, '/faq');
  const newer = { name: 'Ama', guardian: { phone: '024 123 4567' } };
  await keepDraft(page, 'enquiry', 99, newer);
  await open(page, '/form');
  await expect(page.getByText('024 123 4567')).toBeVisible();
  await message(page).fill('Typed in the old tab');
  await expect(page.getByText(/Saved on this phone/)).toBeVisible();
  const texts = (await keptDrafts(page)).flatMap((draft) => draft.texts);
  expect(texts).toContainEqual(expect.objectContaining({ version: 99, values: newer }));
  await page.reload();
  await expect(message(page)).toHaveValue('Typed in the old tab');
});

test('a remark at the desk and a reason to cancel are kept until they are sent', async ({ page }) => {
  await open(page, '/tuition');
  await fillRequest(page);
  const code = await sendRequest(page);
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await typeSlowly(page.getByLabel('Tell us more'), 'We move to Tamale');
  await page.reload();
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await expect(page.getByLabel('Tell us more')).toHaveValue('We move to Tamale');

  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await page.getByRole('link', { name: code.slice(5, 14) }).click();
  const remark = page.getByLabel('New note');
  await typeSlowly(remark, 'Called, nobody there');
  await page.reload();
  await expect(remark).toHaveValue('Called, nobody there');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(remark).toHaveValue('');
  await page.reload();
  await expect(remark).toHaveValue('');
});

test('a draft survives a crash of the browser, and a sent form leaves no draft', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const profile = await mkdtemp(join(tmpdir(), 'lifeline-'));
  const executable = process.env.LIFELINE_BROWSER ?? chromium.executablePath();
  const start = async () => {
    const browser = await launchKillable(executable, profile);
    const page = await browser.context.newPage();
    await page.goto(`${baseURL ?? ''}/form`);
    await wakeForm(page);
    return { ...browser, page };
  };
  const text = 'We look for a tutor for French in Tema';
  const typing = await start();
  await typing.page.getByLabel('What is it about?').selectOption('other');
  await message(typing.page).pressSequentially(text, { delay: 60 });
  await expect(typing.page.getByText(/Saved on this phone/)).toBeVisible();
  await expect.poll(async () => JSON.stringify(await keptDrafts(typing.page))).toContain(text);
  await typing.kill();

  const sending = await start();
  await expect(message(sending.page)).toHaveValue(text);
  await sending.page.getByLabel('Your name').fill('Ama');
  await sending.page.getByLabel('Phone', { exact: true }).fill('0241234567');
  await sending.page.getByRole('button', { name: 'Send', exact: true }).click();
  expect(await readCode(sending.page)).toMatch(/^LL-/);
  await sending.kill();

  const after = await start();
  await expect(message(after.page)).toHaveValue('');
  await after.kill();
  await rm(profile, { recursive: true, force: true });
});

test('two tabs with one form keep separate drafts, also when both are reloaded', async ({
  page,
  context,
}) => {
  await open(page, '/form?topic=other');
  await message(page).fill('Of the first tab');
  await expect(page.getByText(/Saved on this phone/)).toBeVisible();
  const other = await context.newPage();
  await open(other, '/form?topic=other');
  await wakeForm(other);
  await expect(message(other)).toHaveValue('');
  await message(other).fill('Of the second tab');
  await expect(other.getByText(/Saved on this phone/)).toBeVisible();
  await Promise.all([page.reload(), other.reload()]);
  await expect(message(page)).toHaveValue('Of the first tab');
  await expect(message(other)).toHaveValue('Of the second tab');
});
