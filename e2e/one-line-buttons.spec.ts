import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { putDocuments } from './support/records';
import { expect, test, type Page } from './support/test';
import { openArea, view } from './support/tutor-area';
import { findWrappedButtons } from './support/wrapped-buttons';

// A cheap phone.
test.use({ viewport: { width: 360, height: 740 } });

/** Minutes from now to a lesson that is on this day, also shortly before midnight. */
const soonHours = () => (new Date().getUTCHours() === 23 ? -0.2 : 0.5);

type Documents = Parameters<typeof putDocuments>[1];

/** Documents of a request by the words of its main button. */
const states: readonly (readonly [string, string | RegExp, (ref: string) => Documents])[] = [
  [
    'to choose a tutor',
    'See Ama S., then choose',
    (ref) => ({ ...request(ref, 'offered'), ...offer(ref, ids.ama, 'demo-tutor', 'accepted') }),
  ],
  [
    'to plan the trial',
    'Plan it',
    (ref) => ({ ...request(ref, 'trial'), ...offer(ref, ids.ama, 'demo-tutor', 'chosen') }),
  ],
  [
    'before a lesson',
    'Save in my calendar',
    (ref) => ({ ...running(ref), ...lesson(ids.ama, 'planned', false, 50) }),
  ],
  [
    'on the day of a lesson',
    'Make a slip for the adult',
    (ref) => ({ ...running(ref), ...lesson(ids.ama, 'planned', false, soonHours()) }),
  ],
  [
    'to confirm a lesson',
    'See the report and answer',
    (ref) => ({ ...running(ref), ...lesson(ids.ama, 'taught', false, -4) }),
  ],
  [
    'to plan the weeks',
    'Show the lessons',
    (ref) => ({ ...running(ref), ...lesson(ids.ama, 'confirmed', true, -40) }),
  ],
];

const running = (ref: string) => ({
  ...request(ref, 'running'),
  ...offer(ref, ids.ama, 'demo-tutor', 'chosen', ['tue-evening', 'fri-evening']),
});

for (const [what, words, documents] of states)
  test(`no button of a family takes two lines: ${what}`, async ({ page }) => {
    const ref = createReferenceCode('tuition');
    await openCode(page, ref, documents(ref));
    await expect(page.getByRole('button', { name: words }).first()).toBeVisible();
    expect(await findWrappedButtons(page)).toEqual([]);
  });

/** Opens the area of a tutor who teaches online soon. */
async function openOnlineDay(page: Page): Promise<void> {
  const ref = createReferenceCode('tuition');
  await openArea(page);
  const [[path, planned] = ['', {}]] = Object.entries(lesson(ids.ama, 'planned', false, soonHours()));
  await putDocuments(page, { ...running(ref), [path]: { ...planned, where: 'online', isSample: false } });
  await page.reload();
}

test('no button of the tutor area takes two lines', async ({ page }) => {
  await openOnlineDay(page);
  for (const [part, words] of [
    ['Offers', 'Propose times or transport'],
    ['Lessons', 'Plan the next weeks: JHS 2: Mathematics'],
    ['Learners', 'End the lessons'],
    ['Homework', /./],
    ['My week', /./],
    ['Earnings', /./],
    ['Profile', /./],
  ] as const) {
    await view(page, part);
    await expect(page.getByRole('main').getByRole('button', { name: words }).first()).toBeVisible();
    expect(await findWrappedButtons(page), part).toEqual([]);
  }
});

test('on the day of an online lesson the card of a tutor has one button', async ({ page }) => {
  await openOnlineDay(page);
  await view(page, 'Offers');
  const heading = page.getByRole('heading', { name: /^Lesson today at/ });
  const card = page.getByRole('main').locator('section').filter({ has: heading });
  await expect(card.getByRole('link', { name: 'Open my lessons' })).toHaveCount(1);
  // Below it stand the things that come after, as a list of links.
  await expect(card.locator('button:not(nav button)')).toHaveCount(0);
});
