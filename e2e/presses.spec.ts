import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { moveSample } from './support/applicant';
import { doorCodes } from './support/door-codes';
import { ids, lesson, offer, request } from './support/family';
import { createHand, type Counted, type Hand } from './support/hand';
import { openCode } from './support/open-code';
import { followPageClock } from './support/page-clock';
import { putDocuments, stateOf } from './support/records';
import { expect, open, test, type Page } from './support/test';
import { openArea, view } from './support/tutor-area';

// A cheap phone.
const screen = { width: 360, height: 740 };
/** Height of the bar at the bottom. */
const bar = 61;
/** Height of a line of text. */
const line = 25;
/** Where the first screen ends: above the bar. */
const fold = screen.height - bar;
test.use({ viewport: screen });
// One after the other in one worker, so that the table is whole.
test.describe.configure({ mode: 'default' });

const table: string[] = [];

interface Pixels {
  /** Where the lowest pressed thing ends at most. */
  readonly down?: number;
  /** Where the first one ends at most. */
  readonly first?: number;
}

/** Writes down what a thing took, and fails above its limit of presses or of pixels. */
function expectAtMost(limit: number, what: string, counted: Counted, pixels: Pixels = {}): void {
  const { presses, down, first } = counted;
  const count = `${String(presses).padStart(2)} of ${String(limit).padStart(2)}`;
  table.push(`${what.padEnd(34)} ${count}  ${down} px, the first at ${first} px`);
  expect(presses, what).toBeLessThanOrEqual(limit);
  expect(down, what).toBeLessThanOrEqual(pixels.down ?? Infinity);
  expect(first, what).toBeLessThanOrEqual(pixels.first ?? Infinity);
}

test.afterAll(() => {
  process.stdout.write(`\nPresses at 360 × 740, and how far down\n${table.join('\n')}\n`);
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Minutes from now to a lesson that is on this day, also shortly before midnight. */
const soonHours = () => (new Date().getUTCHours() === 23 ? -0.2 : 0.5);

/** Opens the page of a family whose lessons run. */
async function openRunning(page: Page, documents: Parameters<typeof putDocuments>[1]): Promise<Hand> {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen', ['tue-evening', 'fri-evening']),
    ...documents,
  });
  return createHand(page);
}

/** Opens the lessons of the tutor, with one at home that began this long ago. */
async function openRegister(page: Page, hoursAgo: number) {
  const ref = createReferenceCode('tuition');
  await openArea(page);
  const [[path, planned] = ['', {}]] = Object.entries(lesson(ids.ama, 'planned', false, -hoursAgo));
  await putDocuments(page, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    [path]: { ...planned, isSample: false },
    [`offers/${ids.ama}/contact/guardian`]: {
      name: 'Ama Mensah',
      learnerName: 'Kojo',
      phone: '+233241234567',
      contactBy: 'whatsapp',
      landmark: 'Behind the Adenta market, blue gate',
      digitalAddress: '',
      language: 'en',
    },
  });
  await page.reload();
  await view(page, 'Lessons');
  const card = page.getByRole('article').filter({ hasNotText: 'Sample' });
  return { hand: createHand(page), card };
}

test('a family reads the door code', async ({ page }) => {
  const hand = await openRunning(page, lesson(ids.ama, 'planned', false, soonHours()));
  await hand.press(button(page, 'Show the door code'));
  await expect(doorCodes(page)).toBeVisible();
  expectAtMost(1, 'A family reads the door code', hand.counted(), { first: fold });
  // Once the lesson has begun, the focus goes to what is asked next, and the code stays in sight.
  await expect(doorCodes(page)).toBeInViewport({ ratio: 1 });
});

test('a family says that the tutor has come', async ({ page }) => {
  const hand = await openRunning(page, lesson(ids.ama, 'planned', false, -0.2));
  await hand.press(button(page, 'Show the door code'));
  await expect(doorCodes(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await hand.press(button(page, 'The tutor has come'));
  await expect(
    page.getByText('What the tutor typed on arrival is not known on this phone yet.'),
  ).toBeVisible();
  expectAtMost(2, 'A family says the tutor has come', hand.counted(), { down: fold });
});

test('a family chooses a tutor', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, { ...request(ref, 'offered'), ...offer(ref, ids.ama, 'demo-tutor', 'accepted') });
  const hand = createHand(page);
  await hand.press(button(page, 'See Ama S., then choose'));
  await hand.press(button(page, 'Choose Ama S.'));
  await expect.poll(() => stateOf(page, `offers/${ids.ama}`)).toBe('chosen');
  expectAtMost(2, 'A family chooses a tutor', hand.counted(), { first: fold });
});

test('a family confirms a lesson', async ({ page }) => {
  const hand = await openRunning(page, lesson(ids.ama, 'taught', false, -4));
  await hand.press(button(page, 'See the report and answer'));
  await hand.press(button(page, 'Yes, it was taught'));
  await expect.poll(() => stateOf(page, `offers/${ids.ama}/lessons/${ids.lesson}`)).toBe('confirmed');
  expectAtMost(2, 'A family confirms a lesson', hand.counted(), { first: fold });
});

test('a family plans a month', async ({ page }) => {
  await followPageClock(page);
  await page.clock.setFixedTime(new Date('2026-11-30T12:00:00.000Z'));
  const [[path, trial] = ['', {}]] = Object.entries(lesson(ids.ama, 'confirmed', true, 0));
  const hand = await openRunning(page, { [path]: { ...trial, startsAt: '2026-11-27T17:00:00.000Z' } });
  await hand.press(button(page, 'Show the lessons'));
  await expect(page.getByText(/^\d lessons in all: GH₵\d{3}\.00$/)).toBeVisible();
  await hand.press(button(page, /^Plan \d+ lessons$/));
  await expect(page.getByText(/^All \d+ lessons are planned\./)).toBeVisible();
  expectAtMost(4, 'A family plans a month', hand.counted(), { down: 1200 });
});

test('a tutor answers an offer', async ({ page }) => {
  await openArea(page);
  const hand = createHand(page);
  const asked = button(page, /^Accept this offer/);
  await expect(asked.first()).toBeVisible();
  const count = await asked.count();
  await hand.press(asked.first());
  await expect(asked).toHaveCount(count - 1);
  // An offer can have one line more, such as a special need.
  expectAtMost(1, 'A tutor answers an offer', hand.counted(), { down: fold - line });
});

test('a tutor types the code of the arrival, on the first tab and without scrolling', async ({ page }) => {
  const { hand } = await openRegister(page, -soonHours());
  await view(page, 'Offers');
  await expect(page.getByRole('heading', { name: /^Lesson today at/ })).toBeVisible();
  // Whom to call and where to go stand in the first screen, too.
  const landmark = page.getByText('Behind the Adenta market, blue gate');
  await expect(landmark).toBeVisible();
  // Offers that are still being read stand below the card in the end.
  const bottom = async () => {
    const box = await landmark.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  await expect.poll(bottom).toBeLessThanOrEqual(fold);
  await hand.type(page.getByLabel('Four digits'), '4821');
  await hand.press(button(page, 'Keep it'));
  await expect(page.getByText(/Only the family and the office see whether it is right/)).toBeVisible();
  expectAtMost(2, 'A tutor types the arrival code', hand.counted(), { down: fold });
});

test('a tutor reports a lesson', async ({ page }) => {
  const { hand, card } = await openRegister(page, 2);
  await view(page, 'Offers');
  // What is to be done now opens the form.
  await hand.press(page.getByRole('link', { name: 'Write the report' }));
  await expect(card.getByLabel('On time')).toBeFocused();
  await expect(card.getByLabel('On time')).toBeInViewport();
  await hand.press(card.getByLabel('On time'));
  await hand.type(card.getByLabel('What did you work on?'), 'Vectors');
  await hand.press(card.getByLabel('With help'));
  await hand.press(card.getByRole('button', { name: 'Taught: keep the report' }));
  await expect(card.getByText(/^On time\. Vectors: With help\./)).toBeVisible();
  expectAtMost(6, 'A tutor reports a lesson', hand.counted(), { first: fold });
});

test('a family asks for a tutor, from home', async ({ page }) => {
  await open(page, '/');
  const hand = createHand(page);
  const chip = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByLabel(name, { exact: true });
  const next = () => hand.press(button(page, /^Next:/));
  await hand.press(page.getByRole('link', { name: /A tutor at home/ }));
  await hand.press(chip('Who are you?', 'Parent'));
  await hand.fill(page.getByLabel('What should the tutor call the learner?'), 'Kojo');
  await hand.press(chip('The learner is', 'A boy or man'));
  await hand.fill(page.getByLabel('How old is the learner?'), '13');
  await next();
  await hand.choose(page.getByLabel('Which class?'), 'JHS 2');
  await hand.press(chip('Which subjects?', 'Mathematics'));
  await hand.press(page.getByLabel('Tuesday Evening'));
  await hand.press(page.getByLabel('Saturday Morning'));
  await next();
  await hand.press(chip('Where should lessons be?', 'At home'));
  await hand.choose(page.getByLabel('Region'), 'Greater Accra');
  await hand.fill(page.getByLabel('Town and area'), 'Adenta');
  await hand.fill(
    page.getByLabel('From which day?'),
    new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
  );
  await hand.press(page.getByLabel(/The first lesson is a trial/));
  await next();
  await hand.fill(page.getByLabel('Your name'), 'Ama Mensah');
  await hand.fill(page.getByLabel('Phone', { exact: true }), '024 123 4567');
  await hand.press(chip('How should we reach you?', 'WhatsApp'));
  await next();
  await hand.press(page.getByLabel(/I agree that Lifeline uses these data/));
  await hand.press(button(page, 'Send request'));
  await expect(
    page.getByRole('heading', { level: 1, name: 'It is safe. This code is your receipt.' }),
  ).toBeVisible();
  expectAtMost(20, 'A family asks for a tutor, from home', hand.counted());
});

test('an applicant answers a question', async ({ page }) => {
  const code = await moveSample(page, 'papers');
  const hand = createHand(page);
  await hand.press(button(page, 'Answer'));
  // The card leads into the field.
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.type('Madina No. 2 JHS.');
  await hand.press(button(page, 'Send to the office'));
  await expect(page.getByText('It is sent, and the office has it.')).toBeVisible();
  expect(await stateOf(page, `tutorApplications/${code}`)).toBe('screening');
  expectAtMost(2, 'An applicant answers a question', hand.counted());
});
