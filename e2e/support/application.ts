import { expect, type Page } from './test';
import { reachEmulators } from './emulators';
import { next } from './request';

const chip = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByLabel(name, { exact: true });

/** Fills the application form from `/apply` up to the papers. */
export async function fillUntilPapers(page: Page, who: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Your full name').fill(who.name);
  await chip(page, 'You are', 'A woman').check();
  await page.getByLabel('Your phone number').fill('024 412 3456');
  await page.getByLabel('Your email').fill(who.email);
  await page.getByLabel('Your region').selectOption({ label: 'Greater Accra' });
  await page.getByLabel('Your town or area').fill('Madina');
  await chip(page, 'Languages you can teach in', 'Ga').check();
  await page.getByLabel('How do you teach?').fill('I teach slowly, and check often.');
  await next(page, 'What you teach');
  const subjects = page.getByRole('group', { name: 'Subjects you teach' });
  await expect(subjects).toHaveAccessibleDescription(/^Choose your levels first/);
  await expect(subjects.getByRole('checkbox')).toHaveCount(0);
  await chip(page, 'Levels you teach', 'Junior High').check();
  await chip(page, 'Subjects you teach', 'Mathematics').check();
  await page.getByLabel('Years of teaching').fill('6');
  await page.getByLabel('Your highest qualification').fill('B.Ed. Mathematics, UCC 2019');
  await chip(page, 'Have you taught learners with special needs?', 'No').check();
  await next(page, 'Where and when');
  await chip(page, 'Where would you teach?', 'Both').check();
  await chip(page, 'Regions you can travel in', 'Greater Accra').check();
  await page.getByLabel('Saturday Morning').check();
  await page.getByLabel('What would you like for one lesson?').fill('70');
  await next(page, 'Your papers');
  await page.getByLabel('Ghana Card number').fill('7254361213');
  await chip(page, 'Police certificate', 'I have one').check();
}

/** Fills the application form after the papers. */
export async function fillAfterPapers(page: Page): Promise<void> {
  await next(page, 'Two referees');
  for (const [which, phone] of [
    ['First', '020 123 4567'],
    ['Second', '027 123 4567'],
  ] as const) {
    await page.getByLabel(`${which} referee: name`).fill('Kojo Mensah');
    await page.getByLabel(`${which} referee: phone number`).fill(phone);
    await chip(page, `${which} referee: who are they to you?`, 'Head teacher').check();
    await page.getByLabel(`${which} referee: where did they see you teach?`).fill('Madina No. 2 JHS');
  }
  await next(page, 'Declarations');
  await chip(page, 'Do you work in a public school now?', 'No').check();
  await expect(page.getByLabel(/I take no paid lessons/)).toBeHidden();
  await page.getByLabel(/I have read the code of conduct/).check();
  await next(page, 'Check and send');
  await page.getByLabel(/I have read what happens to my data/).check();
}

/** Follows the verification link of a new account, if the site sends mail. */
async function verifyWhereMailIsSent(page: Page, email: string): Promise<void> {
  if ((await page.locator('html[data-backend=firebase]').count()) === 0) return;
  const { linkOf } = await reachEmulators(page.request);
  await expect.poll(() => linkOf('VERIFY_EMAIL', email).catch(() => '')).not.toBe('');
  await page.request.get(await linkOf('VERIFY_EMAIL', email));
  await page.getByRole('button', { name: 'I have done it: check again' }).click();
  await expect(page.getByText(`Your email ${email} is not verified yet.`)).toHaveCount(0);
}

/** Creates an account and shows the application there by its code. */
export async function followAsApplicant(
  page: Page,
  who: { name: string; email: string; password: string },
  code: string,
): Promise<void> {
  await page.goto('/tutor');
  await page.getByRole('button', { name: 'I have no account yet' }).click();
  await page.getByLabel('Your name').fill(who.name);
  await page.getByLabel('Email', { exact: true }).fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Make an account' }).click();
  await verifyWhereMailIsSent(page, who.email);
  await page.getByRole('link', { name: 'Apply, or see how far it is' }).click();
  // This phone remembers the code that it sent.
  await expect(page.getByLabel('Code of your application')).toHaveValue(code);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText('Your application', { exact: true })).toBeVisible();
}
