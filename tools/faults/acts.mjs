import { setTimeout as wait } from 'node:timers/promises';
import { readRecords, readStore } from './databases.mjs';
import { seedAct, timesOf } from './seeds.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./phone.mjs').World} World */
/** @typedef {import('./seeds.mjs').Seeded} Seeded */

const unconfirmed = /not yet confirmed/i;
const refused = /could not take it/i;
const account = { email: 'tutor@lifeline.example', password: 'go-back-and-take-it' };

/** @param {Page} page */
async function signInIfAsked(page) {
  const email = page.getByLabel('Email', { exact: true });
  const area = page.getByRole('link', { name: 'Lessons' });
  await email.or(area).first().waitFor();
  if (!(await email.isVisible())) return;
  await email.fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await area.first().waitFor();
}

/**
 * Opens the page of an act with a working network.
 * @param {World} world
 * @param {Seeded} act
 */
async function openFor({ phone, link }, act) {
  link.become('well');
  const page = await phone.open(act.path);
  if (act.isTutor) await signInIfAsked(page);
  await act.prepare(page);
  await act.control(page).first().waitFor();
  return page;
}

/** @param {Page} page @param {Seeded} act */
const liveControls = (page, act) =>
  act.control(page).and(page.locator(':enabled:not([aria-disabled="true"])')).count();

/**
 * Presses three times within a third of a second at the same place, even if the control moves.
 * @param {Page} page
 * @param {Seeded} act
 */
async function pressFast(page, act) {
  const control = act.control(page).first();
  // Waits until the control no longer moves.
  await control.click({ trial: true });
  const box = await control.boundingBox();
  if (!box) throw new Error(`there is no control for ${act.name}`);
  for (const pause of [0, 90, 200]) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await wait(pause);
  }
}

/**
 * Whether a disabled control becomes enabled again while the write is running.
 * @param {Page} page
 * @param {Seeded} act
 */
async function comesAlive(page, act) {
  let wasDead = false;
  for (let times = 0; times < 8; times += 1) {
    const isLive = (await liveControls(page, act)) > 0;
    if (isLive && wasDead) return true;
    wasDead ||= !isLive;
    await wait(120);
  }
  return false;
}

/** @typedef {(page: Page, world: World, act: Seeded) => Promise<void>} Disturbance */

/** @type {Disturbance} */
const kill = async (_, { phone, random, count }) => {
  count('acts: killed');
  await wait(random() * 400);
  await phone.die();
};

/** @type {readonly Disturbance[]} */
const disturbances = [
  async () => undefined,
  async (page, { count }) => {
    count('acts: page loaded again');
    await page.reload();
  },
  kill,
  async (page, { phone, count }, act) => {
    count('acts: two tabs');
    const other = await phone.open(act.path);
    for (const tab of [page, other, page]) {
      await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
      await wait(300);
    }
  },
];

/**
 * Whether the phone or the backend has the act.
 * @param {Page} page
 * @param {Seeded} act
 */
async function isOnPhone(page, act) {
  const acts = await readStore(page, 'lifeline-device', 'acts');
  const isOurs = (/** @type {Record<string, any>} */ row) => JSON.stringify(row).includes(act.mark);
  return acts.some(isOurs) || (await timesOf(page, act)) > 0;
}

/**
 * Expected result of an act.
 * @typedef {object} Done
 * @property {Seeded} act
 * @property {boolean} isRefused the backend rejects it
 * @property {boolean} isKept the screen confirmed it, or nothing was killed before
 */

/** @param {World} world @param {Seeded} act @param {number} number @returns {Promise<Done>} */
async function perform(world, act, number) {
  const { phone, link, random, report, count } = world;
  const kind = act.name.replace(/ \(.*/, '');
  count(`act: ${kind}`);
  const page = await openFor(world, act);
  const isRefused = act.refuse !== undefined && random() < 0.4;
  if (isRefused) {
    count('acts that the backend refuses');
    await act.refuse?.(page);
  }
  link.become(random() < 0.3 ? 'slow' : 'rough');
  await pressFast(page, act);
  const isSaid = await page.getByText(unconfirmed).first().isVisible();
  // After a rejection the control may be enabled again.
  if (!isRefused && (await comesAlive(page, act))) report(`${act.name}: its control came alive again`);
  const which = (number + Math.floor(number / disturbances.length)) % disturbances.length;
  // The screen has not confirmed the press, so a person presses again.
  for (let times = 1; !isRefused && (await liveControls(page, act)) > 0; times += 1) {
    count(`pressed again: ${kind}`);
    if (times > 3) break;
    await act
      .control(page)
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
    await wait(500);
  }
  await disturbances[which]?.(page, world, act);
  const after = await phone.open('/');
  const isKept = await isOnPhone(after, act);
  if (isSaid && !isKept) report(`${act.name}: the screen said that it is on the phone, and it is gone`);
  await phone.closeTabs();
  return { act, isRefused, isKept: isSaid || isKept || disturbances[which] !== kill };
}

/**
 * Checks that a rejected act is shown on its page.
 * @param {Page} page
 * @param {Done} done
 * @param {World} world
 */
async function checkRefusal(page, { act }, { phone, report, count }) {
  const acts = await readStore(page, 'lifeline-device', 'acts');
  if (!acts.some((row) => row.state === 'refused' && JSON.stringify(row).includes(act.mark))) return;
  count('refusals that must be on the screen');
  const again = await phone.open(act.path);
  const words = again.getByText(refused).first();
  await words.waitFor().catch(() => report(`${act.name}: nothing says that it was refused`));
  await again.close();
}

/** @param {Page} page @param {Done} done @param {World['report']} report */
async function check(page, { act, isRefused, isKept }, report) {
  const times = await timesOf(page, act);
  const least = isRefused || !isKept ? 0 : 1;
  const most = isRefused ? 0 : 1;
  if (times < least) report(`${act.name}: it is lost`);
  if (times > most) report(`${act.name}: done ${times} times`);
  const records = await readRecords(page, '');
  const states = isRefused ? (act.refusedStates ?? {}) : times > 0 ? act.expected : {};
  for (const [path, allowed] of Object.entries(states)) {
    const { state } = records[path] ?? {};
    if (!allowed.includes(state)) report(`${act.name}: ${path} is ${state}, not ${allowed.join(' or ')}`);
  }
}

/**
 * Performs acts of families and tutors with fast presses and disturbances; each must happen exactly once.
 * @param {World} world
 * @param {number} runs
 * @returns {Promise<(page: Page) => Promise<void>>}
 */
export async function performActs(world, runs) {
  /** @type {Done[]} */
  const done = [];
  for (let number = 0; number < runs; number += 1) {
    world.link.become('well');
    const page = await world.phone.open('/tutorPage');
    await page
      .getByText(/^\d+ tutors?\./)
      .first()
      .waitFor();
    const act = await seedAct(page, number);
    await page.close();
    done.push(await perform(world, act, number));
    process.stdout.write('a');
  }
  return async (page) => {
    // An account's acts are sent only while it is signed in.
    const area = await world.phone.open('/tutor');
    await signInIfAsked(area);
    await world.phone.settle(area);
    await area.close();
    for (const each of done) {
      await check(page, each, world.report);
      if (each.isRefused) await checkRefusal(page, each, world);
    }
  };
}
