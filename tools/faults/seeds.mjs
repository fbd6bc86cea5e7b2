import { randomUUID } from 'node:crypto';
import { readRecords } from './databases.mjs';
import { createReferenceCode, family, records } from './project-code.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./databases.mjs').Row} Row */

/**
 * One act with its own records.
 * @typedef {object} Seeded
 * @property {string} name
 * @property {string} path of its page
 * @property {boolean} isTutor needs the demo's tutor signed in
 * @property {(page: Page) => Promise<void>} prepare navigates to its control
 * @property {(page: Page) => import('@playwright/test').Locator} control
 * @property {string} mark occurs in what the phone stores of it
 * @property {(records: Record<string, Row>) => number} times how often the backend has it
 * @property {Readonly<Record<string, readonly string[]>>} expected states of records afterwards
 * @property {Readonly<Record<string, readonly string[]>>} [refusedStates] states after a rejection
 * @property {(page: Page) => Promise<void>} [refuse] changes records so that the backend rejects it
 */

const button = (/** @type {string | RegExp} */ name) => (/** @type {Page} */ page) =>
  page.getByRole('button', { name, exact: true });

const nothing = async () => undefined;

/**
 * Counts change-log entries.
 * @param {string} event
 * @param {string} mark
 * @returns {Seeded['times']}
 */
const linesOf = (event, mark) => (all) =>
  Object.entries(all).filter(
    ([path, line]) =>
      path.startsWith('changeLog/') && line.event === event && String(line.record).includes(mark),
  ).length;

/**
 * A family with a tutor, and a lesson with the offer's id, which identifies it on the phone.
 * @param {string} ref @param {string} id @param {string} state @param {number} hours
 */
const running = (ref, id, state, hours) => ({
  ...family.request(ref, 'running'),
  ...family.offer(ref, id, 'sample-kofi', 'chosen'),
  ...Object.fromEntries(
    Object.entries(family.lesson(id, state, false, hours, id)).map(([path, data]) => [
      path,
      { ...data, tutorId: 'sample-kofi' },
    ]),
  ),
});

/**
 * @typedef {{ act: Omit<Seeded, 'name'>, documents: Record<string, Row> }} Seed
 * @type {Record<string, (ref: string, id: string, number: number) => Seed>}
 */
const kinds = {
  'choose a tutor': (ref, id) => {
    const other = randomUUID();
    return {
      documents: {
        ...family.request(ref, 'offered'),
        ...family.offer(ref, id, 'demo-tutor', 'accepted'),
        ...family.offer(ref, other, 'sample-kofi', 'accepted'),
      },
      act: {
        path: `/code#${ref}`,
        isTutor: false,
        prepare: nothing,
        control: button('Choose Ama S.'),
        mark: id,
        times: linesOf('offer.chosen', id),
        expected: {
          [`offers/${id}`]: ['chosen'],
          [`offers/${other}`]: ['passed'],
          [`tuitionRequests/${ref}`]: ['trial'],
        },
        refusedStates: { [`offers/${other}`]: ['accepted'], [`tuitionRequests/${ref}`]: ['offered'] },
        refuse: (page) => records.putDocuments(page, family.offer(ref, id, 'demo-tutor', 'withdrawn')),
      },
    };
  },
  'confirm a lesson': (ref, id) => ({
    documents: running(ref, id, 'taught', -3),
    act: {
      path: `/code#${ref}`,
      isTutor: false,
      prepare: nothing,
      control: button('Yes, it was taught'),
      mark: id,
      times: linesOf('lesson.confirmed', id),
      expected: { [`offers/${id}/lessons/${id}`]: ['confirmed'] },
    },
  }),
  'make a door code': (ref, id) => ({
    documents: running(ref, id, 'planned', 1),
    act: {
      path: `/code#${ref}`,
      isTutor: false,
      prepare: nothing,
      control: button('Show the door code'),
      mark: ref,
      times: (all) =>
        Object.keys(all).filter((path) => path.startsWith(`tuitionRequests/${ref}/doorCodes/`)).length,
      expected: {},
    },
  }),
  'plan the trial': (ref, id) => ({
    documents: {
      ...family.request(ref, 'trial'),
      ...family.offer(ref, id, 'sample-kofi', 'chosen'),
    },
    act: {
      path: `/code#${ref}`,
      isTutor: false,
      prepare: async (page) => {
        const day = new Date(Date.now() + 24 * family.hourMs).toISOString().slice(0, 10);
        await page.getByLabel('Which day?').fill(day);
        await page.getByLabel('From what time?').fill('16:00');
        await page.getByLabel('Which adult will be there?').fill('Auntie Esi');
        await page.getByLabel(/^An adult of our family is in the house/).check();
      },
      control: button('Plan the trial lesson'),
      mark: id,
      times: (all) =>
        Object.keys(all).filter((path) => new RegExp(`^offers/${id}/lessons/[^/]+$`).test(path)).length,
      expected: {},
    },
  }),
  'accept an offer': (ref, id, number) => ({
    documents: seededOffer(ref, id, number),
    act: {
      path: '/tutor',
      isTutor: true,
      prepare: nothing,
      control: (page) => cardOf(page, number).getByRole('button', { name: /^Accept for/ }),
      mark: id,
      times: linesOf('offer.accepted', id),
      expected: { [`offers/${id}`]: ['accepted'] },
    },
  }),
  'decline an offer': (ref, id, number) => ({
    documents: seededOffer(ref, id, number),
    act: {
      path: '/tutor',
      isTutor: true,
      prepare: async (page) => {
        await cardOf(page, number).getByRole('button', { name: 'Decline' }).click();
        await cardOf(page, number).getByLabel('Too far').check();
      },
      control: (page) => cardOf(page, number).getByRole('button', { name: 'Decline' }),
      mark: id,
      times: linesOf('offer.declined', id),
      expected: { [`offers/${id}`]: ['declined'] },
    },
  }),
  'plan a lesson': (_ref, _id, number) => {
    const { day, time } = lessonTime(Math.floor(number / Object.keys(kinds).length));
    return {
      documents: {},
      act: {
        path: '/tutor',
        isTutor: true,
        prepare: async (page) => {
          await page.getByRole('link', { name: 'Lessons' }).first().click();
          await page.getByRole('button', { name: 'Plan a lesson' }).click();
          await page.getByLabel('Day', { exact: true }).fill(day);
          await page.getByLabel('Begins at').fill(time);
        },
        control: button('Plan it'),
        mark: `${day}T${time}`,
        times: (all) =>
          Object.values(all).filter(({ startsAt }) => startsAt === `${day}T${time}:00.000Z`).length,
        expected: {},
      },
    };
  },
};

/**
 * A time of its own for each lesson: one a week, below the agreed lessons per week, for a year, beyond which
 * no lesson can be planned; then again at another hour.
 * @param {number} count lessons planned before
 */
function lessonTime(count) {
  const week = count % 50;
  const hour = 8 + Math.floor(count / 50) * 2;
  const day = new Date(Date.now() + (2 + 7 * week) * 24 * family.hourMs).toISOString().slice(0, 10);
  return { day, time: `${String(hour).padStart(2, '0')}:00` };
}

/** @param {number} number */
const townOf = (number) => `Town ${String.fromCharCode(65 + (number % 26))}${Math.floor(number / 26) || ''}`;

/** @param {Page} page @param {number} number */
const cardOf = (page, number) => page.getByRole('article').filter({ hasText: townOf(number) });

/**
 * An offer to the demo's tutor, from a distinct town.
 * @param {string} ref
 * @param {string} id
 * @param {number} number
 */
function seededOffer(ref, id, number) {
  const all = /** @type {Record<string, Row>} */ (family.offer(ref, id, 'demo-tutor', 'sent'));
  const path = `offers/${id}`;
  const { learner } = all[path] ?? {};
  return { ...all, [path]: { ...all[path], learner: { ...learner, town: townOf(number) } } };
}

/**
 * Writes the records of the next act into the backend.
 * @param {Page} page
 * @param {number} number
 * @returns {Promise<Seeded>}
 */
export async function seedAct(page, number) {
  const names = Object.keys(kinds);
  const name = names[number % names.length] ?? '';
  const make = kinds[name];
  if (!make) throw new Error(`there is no act ${name}`);
  const { act, documents } = make(createReferenceCode('tuition'), randomUUID(), number);
  await records.putDocuments(page, documents);
  return { ...act, name: `${name} (${number})` };
}

/**
 * How often the backend has an act.
 * @param {Page} page
 * @param {Seeded} act
 */
export const timesOf = async (page, act) => act.times(await readRecords(page, ''));
