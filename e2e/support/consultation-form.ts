import { next } from './request';
import { expect, open, wakeForm, type Page } from './test';

/** A day from now, `YYYY-MM-DD`. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const chip = (page: Page, group: string | RegExp, name: string) =>
  page.getByRole('group', { name: group }).getByLabel(name, { exact: true });

export async function fillNeed(page: Page): Promise<void> {
  await chip(page, 'What do you need help with?', 'Exam results').check();
  await chip(page, 'Which exam?', 'BECE').check();
  await chip(page, /How have results gone/, 'Down').check();
  await page.getByLabel('What about the results?').fill('Mathematics most of all');
}

async function fillSchool(page: Page): Promise<void> {
  await page.getByLabel('Name of the school').fill('Adenta Community School');
  await chip(page, 'What kind of school is it?', 'Public').check();
  await chip(page, 'Which levels does it have?', 'Junior High').check();
  await page.getByLabel('Region').selectOption({ label: 'Greater Accra' });
  await page.getByLabel('Town or area').fill('Adenta');
  await chip(page, 'How many pupils?', '101 to 300').check();
  await chip(page, 'How many teachers?', '11 to 25').check();
}

async function fillDates(page: Page): Promise<void> {
  await page.getByLabel('First wish: day').fill(inDays(5));
  await chip(page, 'First wish: time of day', 'Morning').check();
  await chip(page, 'How shall we talk?', 'By phone').check();
  await chip(page, 'Who decides about a proposal?', 'The head').check();
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Akua Boateng');
  await page.getByLabel('Your position at the school').fill('Headteacher');
  await page.getByLabel('Phone', { exact: true }).fill('024 123 4567');
}

/** Fills the form up to the last step. */
export async function fillForm(page: Page): Promise<void> {
  await open(page, '/consult');
  await wakeForm(page);
  await fillNeed(page);
  await next(page, 'Your school');
  await fillSchool(page);
  await next(page, 'Dates, and who decides');
  await fillDates(page);
  await next(page, 'How to reach you');
  await fillContact(page);
  await next(page, 'Check and send');
  await page.getByLabel(/I may ask for this school/).check();
}

/** Sends the filled form, and reads the code in the address of the receipt. */
export async function sendForm(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send to Lifeline' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /It is safe/ })).toBeVisible();
  await expect.poll(() => page.url()).toMatch(/#LL-S/);
  return new URL(page.url()).hash.slice(1);
}
