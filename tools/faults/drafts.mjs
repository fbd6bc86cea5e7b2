import { setTimeout as wait } from 'node:timers/promises';
import { codesOf, fillEnquiry, isDrafted, pressSend, readCode, waitForSaved } from './enquiries.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./phone.mjs').World} World */

/**
 * Checks that a saved draft survives a killed phone.
 * @param {World} world
 * @param {string} text
 */
async function killWhileTyping({ phone, link, report }, text) {
  link.become('rough');
  const page = await phone.open('/form');
  await fillEnquiry(page, text);
  // Waits until the status belongs to the last keystroke.
  await wait(1000);
  await waitForSaved(page);
  await phone.die();
  const again = await phone.open('/form');
  if (!(await isDrafted(again, text))) report(`“${text}” was saved on the phone, and is gone`);
  const field = again.getByLabel('Your message');
  await field.focus();
  await again.locator('[data-asleep]').waitFor({ state: 'detached' });
  const isBack = () => field.inputValue().then((value) => value === text);
  const until = Date.now() + 10_000;
  while (!(await isBack()) && Date.now() < until) await wait(200);
  if (!(await isBack())) report(`“${text}” was saved on the phone, and is not in its form again`);
  await again.close();
}

/**
 * Kills the phone after Send, while the outbox is blocked: the draft must still exist.
 * @param {World} world
 * @param {string} text
 */
async function killBeforeItIsKept({ phone, link, report }, text) {
  link.become('cut');
  const page = await phone.open('/form');
  await fillEnquiry(page, text);
  await wait(1000);
  await waitForSaved(page);
  const other = await phone.open('/');
  await other.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('lifeline-device');
        opening.onsuccess = () => {
          const store = opening.result.transaction('outbox', 'readwrite').objectStore('outbox');
          const hold = () => {
            store.count().onsuccess = hold;
          };
          hold();
          resolve(null);
        };
      }),
  );
  await pressSend(page);
  await wait(1500);
  await phone.die();
  const again = await phone.open('/');
  if (!(await isDrafted(again, text))) report(`“${text}” left its draft before the outbox had it`);
  await again.close();
}

/**
 * Checks that the same text sent again while it waits is one submission.
 * @param {World} world
 * @param {string} text
 */
async function sendAgainWhileItWaits({ phone, link, report }, text) {
  link.become('cut');
  /** @type {string[]} */
  const codes = [];
  for (let times = 1; times <= 2; times += 1) {
    const page = await phone.open('/form');
    await fillEnquiry(page, text);
    await pressSend(page);
    codes.push(await readCode(page));
    await page.close();
  }
  if (codes[0] !== codes[1]) report(`“${text}” sent again while it waited had two codes`);
}

/**
 * Checks that the same text sent again after an answer is a new submission.
 * @param {World} world
 * @param {string} text
 */
async function askAnew({ phone, link, report }, text) {
  link.become('well');
  for (let times = 1; times <= 2; times += 1) {
    const page = await phone.open('/form');
    await fillEnquiry(page, text);
    await pressSend(page);
    const code = await readCode(page);
    await phone.settle(page);
    if (times === 2 && !(await codesOf(page, text)).includes(code))
      report(`“${text}” asked anew was shown ${code}, of which there is no record`);
    if ((await codesOf(page, text)).length !== times)
      report(`“${text}” asked ${times} times is there ${(await codesOf(page, text)).length} times`);
    await page.close();
  }
}

/**
 * Sends from a shared phone, which stores nothing: the person presses Send until an answer comes.
 * @param {World} world
 * @param {string} text
 */
async function sendFromSharedPhone({ phone, link, report }, text) {
  link.become('well');
  const page = await phone.open('/form');
  await page.evaluate(() => localStorage.setItem('lifeline.shared-phone', 'yes'));
  await page.reload();
  await page.locator('html[data-awake]').waitFor();
  await fillEnquiry(page, text);
  link.become('deaf');
  const refused = page.getByRole('alert').first();
  await pressSend(page);
  await refused.waitFor().catch(() => report(`“${text}”: nothing was said when no answer came`));
  link.become('well');
  await pressSend(page);
  const code = await readCode(page).catch(() => 'nothing');
  const codes = await codesOf(page, text);
  if (codes.length !== 1 || codes[0] !== code)
    report(`“${text}” of a shared phone was shown as ${code}, and is there as ${codes.join(' and ')}`);
  await page.evaluate(() => localStorage.removeItem('lifeline.shared-phone'));
  await page.close();
}

/**
 * Runs the parts on typing, saving, sending and resending.
 * @param {World} world
 * @returns {Promise<(page: Page) => Promise<void>>}
 */
export async function sendTexts(world) {
  const { seed, report, count } = world;
  const parts = { killWhileTyping, killBeforeItIsKept, sendAgainWhileItWaits, askAnew, sendFromSharedPhone };
  for (const [name, part] of Object.entries(parts)) {
    count(name);
    await part(world, `Faults ${seed} ${name}.`);
    process.stdout.write('t');
  }
  return async (page) => {
    const codes = await codesOf(page, `Faults ${seed} sendAgainWhileItWaits.`);
    if (codes.length !== 1)
      report(`the same text, sent again while it waited, is there ${codes.length} times`);
  };
}
