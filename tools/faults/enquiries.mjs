import { setTimeout as wait } from 'node:timers/promises';
import { readRecords, readStore } from './databases.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./phone.mjs').World} World */

/** @param {Page} page @param {string} message */
export async function fillEnquiry(page, message) {
  await page.getByLabel('What is it about?').focus();
  await page.locator('[data-asleep]').waitFor({ state: 'detached' });
  await page.getByLabel('What is it about?').selectOption('other');
  await page.getByLabel('Your name').fill('Ama Mensah');
  await page.getByLabel('Phone', { exact: true }).fill('024 123 4567');
  await page.getByLabel('Your message').fill(message);
}

/**
 * Waits for the status that the draft is saved.
 * @param {Page} page
 */
export const waitForSaved = (page) =>
  page
    .getByText(/^Saved on this phone/)
    .first()
    .waitFor();

/** @param {Page} page */
export const pressSend = (page) => page.getByRole('button', { name: 'Send', exact: true }).click();

/**
 * Reads the code once the page shows one.
 * @param {Page} page
 */
export async function readCode(page) {
  await page.waitForURL(/\/code#LL-/);
  return decodeURIComponent(new URL(page.url()).hash.slice(1));
}

/**
 * Codes of the records with a message.
 * @param {Page} page
 * @param {string} message
 */
export async function codesOf(page, message) {
  const records = await readRecords(page, 'enquiries/LL-');
  return Object.entries(records)
    .filter(([path, data]) => path.split('/').length === 2 && data.message === message)
    .map(([path]) => path.slice('enquiries/'.length));
}

/**
 * Whether a draft on the phone contains a text.
 * @param {Page} page
 * @param {string} text
 */
export async function isDrafted(page, text) {
  return JSON.stringify(await readStore(page, 'lifeline-device', 'drafts')).includes(text);
}

/**
 * Whether a message exists in the backend, the outbox or a draft.
 * @param {Page} page
 * @param {string} message
 */
async function isSomewhere(page, message) {
  if ((await codesOf(page, message)).length > 0) return true;
  if (JSON.stringify(await readStore(page, 'lifeline-device', 'outbox')).includes(message)) return true;
  return isDrafted(page, message);
}

/**
 * Checks what the receipt states.
 * @param {Page} page
 * @param {string} code
 * @param {World} world
 */
async function checkReceipt(page, code, { report, count }) {
  const heading = page.locator('h1', { hasText: /^It is (safe|on this phone)/ });
  const words = await heading.textContent().catch(() => '');
  if (!words?.startsWith('It is safe')) return;
  count('receipts that said “safe”');
  const records = await readRecords(page, `enquiries/${code}`);
  if (!records[`enquiries/${code}`]) report(`the receipt of ${code} said “safe” before the record was there`);
}

/**
 * Sends enquiries over a random network; kills some phones and reloads some pages.
 * @param {World} world
 * @param {number} runs
 * @returns {Promise<(page: Page) => Promise<void>>} checks the result once the network works again
 */
export async function sendEnquiries(world, runs) {
  const { phone, link, random, seed, report, count } = world;
  /** @type {Map<string, string>} */
  const shown = new Map();
  /** @type {string[]} */
  const cut = [];

  /** @param {string} message */
  const submit = async (message) => {
    link.become('rough');
    const page = await phone.open('/form');
    await fillEnquiry(page, message);
    const isSaved = random() < 0.5;
    if (isSaved) {
      // Waits until the status belongs to the last keystroke.
      await wait(1000);
      await waitForSaved(page);
    }
    await pressSend(page);
    const chance = random();
    if (chance < 0.25) {
      count('killed after Send');
      await wait(random() * 400);
      await phone.die();
      cut.push(message);
      const after = await phone.open('/');
      if (isSaved && !(await isSomewhere(after, message))) report(`“${message}” was saved, and is nowhere`);
      await after.close();
      return;
    }
    const code = await readCode(page);
    shown.set(message, code);
    await checkReceipt(page, code, world);
    if (chance < 0.5) {
      count('reloaded after Send');
      await page.reload();
    }
    await page.close();
  };

  for (let number = 1; number <= runs; number += 1) {
    count('enquiries');
    await submit(`Faults ${seed} number ${number}.`);
    process.stdout.write('.');
  }

  return async (page) => {
    for (const [message, code] of shown) {
      const codes = await codesOf(page, message);
      if (codes.length !== 1 || codes[0] !== code)
        report(`“${message}” was shown as ${code}, and is there as ${codes.join(' and ') || 'nothing'}`);
    }
    for (const message of cut)
      if ((await codesOf(page, message)).length > 1) report(`“${message}” is there twice after a kill`);
    const unsent = (await readStore(page, 'lifeline-device', 'outbox')).filter(
      ({ state }) => state !== 'sent',
    );
    for (const { code, state } of unsent) report(`${code} is still ${state} on the phone`);
  };
}
