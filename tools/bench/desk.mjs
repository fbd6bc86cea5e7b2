import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createJiti } from 'jiti';
import { change, fill, openedPage, openView, prepare, scroll } from './desk-page.mjs';

/**
 * @typedef {{ figure: string, value: number, unit: string, goal: string }} Figure
 * @typedef {import('@playwright/test').Page} Page
 */

const requestCount = 10_000;
const times = 5;

/** @param {string} state */
const stopOf = (state) => `main ol a:has(b)[href*="state=${state}"]`;

/** Selects the active filter; pressing it clears the filter. */
const shownStop = 'main ol a[aria-current]';

/** Selects the line with the number of rows. */
const countLine = 'main [role=status]';

const firstRow = 'main tbody a';

/** @param {string} path from the root of the project */
const file = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * @param {() => Promise<number>} measure
 * @returns {Promise<number>} median of five runs
 */
async function medianOf(measure) {
  const values = [];
  for (let time = 0; time < times; time += 1) values.push(await measure());
  return median(values);
}

/** @param {Page} page */
async function signIn(page) {
  const accounts = /** @type {{ role: string, id: string, email: string, password: string }[]} */ (
    JSON.parse(readFileSync(file('src/app/demo/demo-accounts.json'), 'utf8'))
  );
  const account = accounts.find(({ role }) => role === 'admin');
  if (!account) throw new Error('the demo has no administrator');
  await page.goto('/admin');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**/admin/${account.id}`);
  return `/admin/${account.id}?view=requests`;
}

/**
 * @param {Page} page
 * @returns {Promise<number>} used heap in megabytes, after garbage collection
 */
async function readHeap(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_048_576;
}

/**
 * Benchmarks the back office with 10,000 requests in the embedded backend.
 * @param {{ baseUrl: string, browserPath?: string | undefined }} options
 * @returns {Promise<Figure[]>} medians of five
 */
export async function benchDesk({ baseUrl, browserPath }) {
  const jiti = createJiti(import.meta.url, { alias: { '@': file('src') } });
  const { createDeskRows } = /** @type {typeof import('./desk-documents')} */ (
    await jiti.import('./desk-documents.ts')
  );
  const browser = await chromium.launch({
    ...(browserPath && { executablePath: browserPath }),
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({ baseURL: baseUrl, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(prepare);
    const desk = await signIn(page);
    const rows = createDeskRows(requestCount, new Date());
    for (let start = 0; start < rows.length; start += 5000)
      await page.evaluate(fill, rows.slice(start, start + 5000));

    return [
      ...(await benchOpening(page, desk)),
      ...(await benchChanges(page)),
      ...(await benchScrolling(page)),
      ...(await benchWriting(page)),
      ...(await benchMemory(page)),
    ];
  } finally {
    await browser.close();
  }
}

/**
 * @param {Page} page
 * @param {string} desk
 * @returns {Promise<Figure[]>}
 */
async function benchOpening(page, desk) {
  const openings = [];
  for (let time = 0; time < times; time += 1) {
    await page.goto(desk);
    openings.push(await page.evaluate(openedPage));
    await page.waitForTimeout(500);
  }
  const again = await medianOf(async () => {
    await page.evaluate(openView, 'Enquiries');
    await page.waitForTimeout(200);
    return page.evaluate(openView, 'Requests');
  });
  return [
    inMs('requests read from IndexedDB', median(openings.map(({ read }) => read))),
    inMs('first table after data', median(openings.map(({ afterData }) => afterData)), 200),
    inMs('click to first table, read before', again, 200),
  ];
}

/**
 * @param {Page} page
 * @returns {Promise<Figure[]>}
 */
async function benchChanges(page) {
  const filter = await medianOf(async () => {
    let sum = 0;
    for (const state of ['submitted', 'offered', 'running']) {
      sum += await page.evaluate(change, { press: stopOf(state), watch: countLine });
    }
    return sum / 3;
  });
  await page.evaluate(change, { press: shownStop, watch: countLine });
  const search = await medianOf(async () => {
    const found = await page.evaluate(change, { type: 'adenta mathe', watch: countLine });
    await page.evaluate(change, { type: '', watch: countLine });
    return found;
  });
  const sort = await medianOf(() =>
    page.evaluate(change, { press: 'main thead th:nth-child(4) button', watch: firstRow }),
  );
  await page.waitForTimeout(200);
  return [
    inMs('filter by state to painted rows', filter, 50),
    inMs('search to painted rows', search, 50),
    inMs('sort by area to painted rows', sort, 50),
  ];
}

/**
 * @param {Page} page
 * @returns {Promise<Figure[]>}
 */
async function benchScrolling(page) {
  const shares = [];
  const worst = [];
  for (let time = 0; time < times; time += 1) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(300);
    const frames = await page.evaluate(scroll, { distance: 5000, step: 50 });
    shares.push((100 * frames.filter((frame) => frame < 17).length) / frames.length);
    worst.push(Math.max(...frames));
  }
  return [
    { figure: 'frames under 17 ms while scrolling 5,000 px', value: median(shares), unit: '%', goal: '≥ 95' },
    inMs('worst frame while scrolling', median(worst)),
  ];
}

/**
 * Measures a transition of one request, from the press until the counts are painted.
 * @param {Page} page
 * @returns {Promise<Figure[]>}
 */
async function benchWriting(page) {
  await page.evaluate(change, { press: stopOf('submitted'), watch: countLine });
  const move = await medianOf(async () => {
    await page.locator(firstRow).first().click();
    const start = page.getByRole('button', { name: 'Start the review' });
    await start.evaluate((button) => button.setAttribute('data-bench', 'move'));
    await page.waitForTimeout(1500);
    const time = await page.evaluate(change, { press: '[data-bench=move]', watch: countLine });
    await page.waitForTimeout(500);
    return time;
  });
  return [inMs('press of a move to the changed list', move, 150)];
}

/**
 * @param {Page} page
 * @returns {Promise<Figure[]>}
 */
async function benchMemory(page) {
  const states = ['submitted', 'reviewing', 'offered', 'trial', 'running'];
  /** @param {number} count */
  const changeFilters = async (count) => {
    for (let turn = 0; turn < count; turn += 1)
      await page.evaluate(change, {
        press: stopOf(states[turn % states.length] ?? ''),
        watch: countLine,
      });
  };
  await page.evaluate(change, { press: shownStop, watch: countLine });
  await changeFilters(10);
  const after10 = await readHeap(page);
  await changeFilters(100);
  const after110 = await readHeap(page);
  return [
    { figure: 'heap after 10 filter changes', value: after10, unit: 'MB', goal: '' },
    { figure: 'heap after 110 filter changes', value: after110, unit: 'MB', goal: '' },
    { figure: 'growth over 100 filter changes', value: after110 - after10, unit: 'MB', goal: '≤ 2' },
  ];
}

/**
 * @param {string} figure
 * @param {number} value
 * @param {number} [goal] at most
 * @returns {Figure}
 */
const inMs = (figure, value, goal) => ({
  figure,
  value,
  unit: 'ms',
  goal: goal === undefined ? '' : `≤ ${goal}`,
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const figures = await benchDesk({
    baseUrl: process.argv[2] ?? 'http://localhost:4173',
    browserPath: process.env.LIFELINE_BROWSER,
  });
  for (const { figure, value, unit, goal } of figures)
    console.log(`${figure.padEnd(48)} ${value.toFixed(1).padStart(8)} ${unit.padEnd(3)} ${goal}`);
}
