import { expect, type Page } from './test';

/** A valid start date: two weeks from now, `YYYY-MM-DD`. */
const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

const chip = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByLabel(name, { exact: true });

export async function fillWho(page: Page): Promise<void> {
  await chip(page, 'Who are you?', 'Parent').check();
  await page.getByLabel('What should the tutor call the learner?').fill('Kojo');
  await chip(page, 'The learner is', 'A boy or man').check();
  await page.getByLabel('How old is the learner?').fill('13');
}

export async function fillLessons(page: Page): Promise<void> {
  await page.getByLabel('Which class?').selectOption({ label: 'JHS 2' });
  await page.getByLabel('Which school?').fill('Adenta Community School');
  await chip(page, 'Which subjects?', 'Mathematics').check();
  await chip(page, 'Which subjects?', 'Science').check();
  await chip(page, 'Which one matters most?', 'Mathematics').check();
  await page.getByLabel('Tuesday Evening').check();
  await page.getByLabel('Saturday Morning').check();
}

export async function fillPlace(page: Page): Promise<void> {
  await chip(page, 'Where should lessons be?', 'At home').check();
  await page.getByLabel('Region').selectOption({ label: 'Greater Accra' });
  await page.getByLabel('Town and area').fill('Adenta');
  await page.getByLabel('Digital address').fill('gd 039 5028');
  await page.getByLabel('From which day?').fill(inTwoWeeks());
  await page.getByLabel(/The first lesson is a trial/).check();
}

export async function fillReach(page: Page, phone = '024 123 4567'): Promise<void> {
  await page.getByLabel('Your name').fill('Ama Mensah');
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await chip(page, 'How should we reach you?', 'WhatsApp').check();
}

/** Presses Next and waits for the heading of the next step. */
export async function next(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: /^Next:/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Presses the disabled Next button, which shows what is missing. */
export async function pressNextWhileOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Next:/ }).press('Enter');
}

/** Fills the request form, from `/tuition` to the last step, except the consent. */
export async function fillRequest(page: Page, { phone }: { phone?: string } = {}): Promise<void> {
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await fillLessons(page);
  await next(page, 'Place and budget');
  await fillPlace(page);
  await next(page, 'How to reach you');
  await fillReach(page, phone);
  await next(page, 'Check and send');
}

/** Ticks the consent, sends, and reads the code of the receipt: `LL-T 4TR8 QX2N HM6D B`. */
export async function sendRequest(page: Page): Promise<string> {
  await page.getByLabel(/I agree that Lifeline uses these data/).check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'It is safe. This code is your receipt.' }),
  ).toBeVisible();
  return readCode(page);
}

export async function readCode(page: Page): Promise<string> {
  const spelled = (await page.getByText(/^Reference code L L/).textContent()) ?? '';
  const compact = spelled.replace('Reference code', '').replaceAll(' ', '');
  return compact.replace(/^LL(.)(.{4})(.{4})(.{4})(.)$/, 'LL-$1 $2 $3 $4 $5');
}
