import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser } from '../browser.mjs';
import { launchKillable } from '../killable-browser.mjs';
import { buildIfNeeded, root } from '../ready.mjs';
import { serve } from '../serve.mjs';
import { createFaultyLink, createRandom } from './faulty-link.mjs';

/** @param {string} name @param {number} otherwise */
const option = (name, otherwise) => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given === undefined ? otherwise : Number(given.slice(name.length + 3));
};

const submissions = option('runs', 40);
const seed = option('seed', Date.now() % 1_000_000);
const random = createRandom(seed);
const link = createFaultyLink(createRandom(seed + 1));
/** After so long, in ms, what is still unsent is taken for lost. */
const patienceMs = 600_000;

const executable = await findBrowser();
if (executable === null) throw new Error('no browser was found; name one in LIFELINE_BROWSER');
const folder = buildIfNeeded('faults');
const server = await serve({ root, port: 0, folder, answer: link.answer });
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const address = (/** @type {string} */ path) => `http://localhost:${port}${path}`;
const profile = await mkdtemp(join(tmpdir(), 'lifeline-faults-'));

let browser = await launchKillable(executable, profile);
/** How each submission was disturbed. */
const disturbances = { none: 0, reload: 0, kill: 0 };
/** The codes that people were shown, by the number of the submission. @type {Map<number, string>} */
const shown = new Map();

const messageOf = (/** @type {number} */ number) => `Faults ${seed} number ${number}.`;

/** @param {import('@playwright/test').Page} page @param {number} number */
async function fillAndSend(page, number) {
  await page.goto(address('/form'));
  await page.locator('html[data-awake]').waitFor();
  await page.getByLabel('What is it about?').focus();
  await page.locator('[data-asleep]').waitFor({ state: 'detached' });
  await page.getByLabel('What is it about?').selectOption('other');
  await page.getByLabel('Your name').fill('Ama Mensah');
  await page.getByLabel('Phone', { exact: true }).fill('024 123 4567');
  await page.getByLabel('Your message').fill(messageOf(number));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** The code, once the page shows one. @param {import('@playwright/test').Page} page */
async function readCode(page) {
  await page.waitForURL(/\/code#LL-/);
  return decodeURIComponent(new URL(page.url()).hash.slice(1));
}

/** @param {number} number */
async function submit(number) {
  const page = await browser.context.newPage();
  await fillAndSend(page, number);
  const chance = random();
  if (chance < 0.25) {
    // In the middle of whatever goes on.
    disturbances.kill += 1;
    await wait(random() * 400);
    await browser.kill();
    browser = await launchKillable(executable ?? '', profile);
    return;
  }
  shown.set(number, await readCode(page));
  if (chance < 0.5) {
    disturbances.reload += 1;
    await page.reload();
  } else disturbances.none += 1;
  await page.close();
}

/**
 * What the embedded backend and the outbox hold.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{ records: { code: string, message: string }[], items: { code: string, state: string }[], draft: string }>}
 */
function readAll(page) {
  return page.evaluate(async () => {
    /** @param {string} name @param {string} store @returns {Promise<any[]>} */
    const rowsOf = (name, store) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction(store).objectStore(store).getAll();
          asking.onerror = () => reject(asking.error);
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result);
          };
        };
      });
    const documents = await rowsOf('lifeline', 'documents');
    return {
      records: documents
        .filter(({ path }) => /^enquiries\/LL-[^/]+$/.test(path))
        .map(({ path, data }) => ({ code: path.slice('enquiries/'.length), message: data.message })),
      items: (await rowsOf('lifeline-device', 'outbox')).map(({ code, state }) => ({ code, state })),
      draft: localStorage.getItem('lifeline.draft.enquiry') ?? '',
    };
  });
}

const startedAt = Date.now();
for (let number = 1; number <= submissions; number += 1) {
  await submit(number);
  process.stdout.write(number % 10 === 0 ? `${number}\n` : '.');
}

// Whoever was cut off before the code was shown finds the form as it was, and presses Send again.
const page = await browser.context.newPage();
await page.goto(address('/form'));
await page.locator('html[data-awake]').waitFor();
const left = await readAll(page);
const unfinished = Array.from({ length: submissions }, (_, index) => index + 1).find(
  (number) => left.draft.includes(messageOf(number)) && !shown.has(number),
);
if (unfinished !== undefined) {
  await fillAndSend(page, unfinished);
  shown.set(unfinished, await readCode(page));
}

// The network stays as it is for a while, then it is well again: what waits must come through by itself.
await wait(10_000);
link.heal();
const until = Date.now() + patienceMs;
for (;;) {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const { items } = await readAll(page);
  if (items.every(({ state }) => state !== 'waiting') || Date.now() > until) break;
  await wait(1000);
}

const { records, items } = await readAll(page);
const ours = records.filter(({ message }) => message.startsWith(`Faults ${seed} `));
const timesOf = (/** @type {number} */ number) =>
  ours.filter(({ message }) => message === messageOf(number)).length;
const numbers = Array.from({ length: submissions }, (_, index) => index + 1);
// Killed before it was written down anywhere: no code was shown, and the form was still open in front of its person.
const neverKept = numbers.filter((number) => timesOf(number) === 0 && !shown.has(number));
const lost = numbers.filter((number) => timesOf(number) === 0 && shown.has(number));
const doubled = numbers.filter((number) => timesOf(number) > 1);
const wrongCodes = [...shown].filter(
  ([number, code]) => !ours.some((record) => record.code === code && record.message === messageOf(number)),
);
const unsent = items.filter(({ state }) => state !== 'sent');

await browser.kill();
await rm(profile, { recursive: true, force: true });
server.closeAllConnections();
server.close();

console.log(`\nseed ${seed}, ${Math.round((Date.now() - startedAt) / 1000)} s`);
console.table(link.counts);
console.table(disturbances);
console.table({
  submissions,
  'codes shown': shown.size,
  'records in the backend': ours.length,
  'cut before anything was kept (form was open)': neverKept.length,
  lost: lost.length,
  doubled: doubled.length,
  'codes that lead to another record or to none': wrongCodes.length,
  'still unsent on the phone': unsent.length,
});
const isWell =
  lost.length + doubled.length + wrongCodes.length + unsent.length === 0 &&
  ours.length === submissions - neverKept.length;
console.log(isWell ? 'Every code exactly once.' : 'NOT every code exactly once.');
process.exit(isWell ? 0 : 1);
