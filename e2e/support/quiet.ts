import { readStores } from './stores';
import { expect, type Page } from './test';

const typed = {
  name: 'Zorvanta',
  phone: '024 719 3385',
  safeHours: 'after the evening drums',
  words: 'marmalade worries at the blue gate',
};

/** The name that is typed into a quiet booking. */
export const quietName = typed.name;

/** How any of what is typed would look in a store. */
export const quietTraces = [
  typed.name,
  '719 3385',
  '7193385',
  typed.safeHours,
  'evening drums',
  typed.words,
  'marmalade',
];

export async function openQuiet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book quietly', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book quietly');
  await expect(page.getByLabel('Nickname', { exact: true })).toBeVisible();
}

export async function fillQuiet(page: Page): Promise<void> {
  await page.getByLabel('Nickname', { exact: true }).fill(typed.name);
  await page.getByLabel('Phone number', { exact: true }).fill(typed.phone);
  await page.getByLabel('When is it safe to reach you?').fill(typed.safeHours);
  await page.getByLabel('What is it about?').fill(typed.words);
}

/** Expects what was typed to be in the form still. */
export async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByLabel('Nickname', { exact: true })).toHaveValue(typed.name);
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue(typed.phone);
  await expect(page.getByLabel('When is it safe to reach you?')).toHaveValue(typed.safeHours);
  await expect(page.getByLabel('What is it about?')).toHaveValue(typed.words);
}

/** Free times that a page offers. */
export const quietTimes = (page: Page) => page.getByRole('button', { name: /^\w{3} \d+ \w+, \d+:00 [ap]m$/ });

/** Turns to the week after the shown one, whose times lie hours ahead, and presses one by its place. */
export async function chooseQuietTime(page: Page, place: number): Promise<void> {
  const week = page.getByRole('heading', { level: 3, name: / to / });
  const before = await week.textContent();
  await page.getByRole('button', { name: 'Later week' }).click();
  await expect(week).not.toHaveText(before ?? '');
  await quietTimes(page).nth(place).click();
}

export interface Learned {
  /** Three words and their digit. */
  readonly words: readonly string[];
  readonly code: string;
}

/** Presses the button of the form. */
export const sendQuiet = (page: Page) =>
  page.getByRole('button', { name: 'Book quietly', exact: true }).click();

/** Sends the form and learns the words and the code from the screen. */
export async function learnQuiet(page: Page, heading = 'We have your message'): Promise<Learned> {
  await page.getByRole('checkbox', { name: /may use what I wrote/ }).check();
  await sendQuiet(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  // As a screen reader says them.
  const spoken = await page.getByText(/^[a-z]{4,7}, [a-z]{4,7}, [a-z]{4,7}, \d$/).textContent();
  const words = (spoken ?? '').split(', ');
  const code = (await page.getByText(/^LL-C /).textContent()) ?? '';
  expect(code).toMatch(/^LL-C [0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4} .$/);
  return { words, code };
}

/** How the words, the code and what was typed would look in a store. */
export const tracesOf = ({ words, code }: Learned): readonly string[] => [
  ...quietTraces,
  code,
  code.replaceAll(' ', ''),
  code.slice(5, 14),
  ...['-', ' ', ', ', ','].map((gap) => words.slice(0, 3).join(gap)),
  ...['-', ' ', ', ', ','].map((gap) => words.slice(0, 2).join(gap)),
];

/** What of these is found in any store of the browser. The demo's own database stands for the server. */
export async function foundIn(page: Page, wanted: readonly string[]): Promise<readonly string[]> {
  const stores = await readStores(page, { except: ['lifeline'] });
  return wanted.filter((trace) => stores.toLowerCase().includes(trace.toLowerCase()));
}
