import { chromium } from '@playwright/test';
import { median } from './median.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Durations of one kind of act, in milliseconds: from the input to the next frame, as the browser counts for
 * INP. It does not report what took less than 16 ms.
 * @typedef {{ act: string, worst: number }} Interaction
 */

/** @typedef {{ interactions: number[] }} Kept */

/** Collects the interactions of the page from its first moment. */
function collect() {
  const kept = /** @type {Kept} */ (/** @type {unknown} */ (window));
  kept.interactions = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
      if (entry.interactionId) kept.interactions.push(entry.duration);
  });
  // TypeScript does not know the threshold.
  const events = { type: 'event', buffered: true, durationThreshold: 16 };
  observer.observe(events);
}

/**
 * Runs one act and reads its longest interaction, once its last frame is on the screen.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 */
async function timed(page, act) {
  await page.evaluate(() => {
    const { interactions } = /** @type {Kept} */ (/** @type {unknown} */ (window));
    interactions.length = 0;
  });
  await act();
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );
  return page.evaluate(() =>
    Math.max(0, .../** @type {Kept} */ (/** @type {unknown} */ (window)).interactions),
  );
}

/** @param {Page} page @param {string} group @param {string} name */
const chip = (page, group, name) =>
  page.getByRole('group', { name: group }).getByLabel(name, { exact: true });

/** @type {readonly (readonly [act: string, path: string | null, run: (page: Page) => Promise<unknown>])[]} */
const acts = [
  ['opens the menu of home', '/', (page) => page.getByRole('button', { name: 'Menu' }).click()],
  ['opens a question', '/faq', (page) => page.locator('summary').first().click()],
  [
    'types in the search of questions',
    null,
    (page) => page.getByRole('searchbox').pressSequentially('lesson'),
  ],
  [
    'types a message',
    '/form',
    (page) => page.getByLabel('Your message').pressSequentially('When do you open?'),
  ],
  ['says who asks', '/tuition', (page) => chip(page, 'Who are you?', 'Parent').click()],
  [
    'types the name of a learner',
    null,
    (page) => page.getByLabel('What should the tutor call the learner?').pressSequentially('Kojo Mensah'),
  ],
  ['says what the learner is', null, (page) => chip(page, 'The learner is', 'A boy or man').click()],
  ['types an age', null, (page) => page.getByLabel('How old is the learner?').pressSequentially('13')],
  ['goes to the next step', null, (page) => page.getByRole('button', { name: /^Next:/ }).click()],
  ['chooses a class', null, (page) => page.getByLabel('Which class?').selectOption({ label: 'JHS 2' })],
  ['chooses a subject', null, (page) => chip(page, 'Which subjects?', 'Mathematics').click()],
  ['chooses an hour', null, (page) => page.getByLabel('Tuesday Evening').click()],
];

/**
 * Measures how long the controls of the main journeys take to answer, on a phone whose CPU is slowed.
 * @param {{ baseUrl: string, browserPath: string, runs: number, slowdown: number }} options
 * @returns {Promise<Interaction[]>} the median of the runs of each act's longest interaction
 */
export async function measureInteractions({ baseUrl, browserPath, runs, slowdown }) {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  /** @type {Map<string, number[]>} */
  const found = new Map(acts.map(([act]) => [act, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: baseUrl });
      const page = await context.newPage();
      await page.addInitScript(collect);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const [act, path, perform] of acts) {
        if (path) {
          await page.goto(path);
          await page.locator('html[data-awake]').waitFor();
        }
        found.get(act)?.push(await timed(page, () => perform(page)));
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return [...found].map(([act, times]) => ({ act, worst: median(times) }));
}
