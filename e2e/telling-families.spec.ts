import { findBarriers, findSmallTargets } from './support/accessibility';
import { ids, lesson } from './support/family';
import { openLesson, stored } from './support/planned-lesson';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, signIn, signOut, test, tutor, type Page } from './support/test';
import { view } from './support/tutor-area';

test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const second = '7b1df9b2-8a75-4c43-a3a5-1b7f0de0a222';

const contact = {
  learnerName: 'Kwame',
  name: 'Ama Mensah',
  phone: '+233241234567',
  contactBy: 'whatsapp',
  digitalAddress: '',
  landmark: '',
  language: 'ak',
};

const cards = (page: Page) => page.getByRole('article').filter({ hasText: 'JHS 2: Mathematics' });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const tellings = async (page: Page) => Object.values(await readDocuments(page, 'tellings/'));

/** Two lessons of a family whose number the tutor has; the tutor is in the register. */
async function openRegister(page: Page): Promise<void> {
  await openLesson(page, 96);
  await putDocuments(page, {
    [`offers/${ids.ama}/contact/guardian`]: contact,
    ...lesson(ids.ama, 'planned', false, 120, second),
  });
  await open(page, `/tutor/${tutor.id}`);
  await signIn(page, tutor);
  await view(page, 'Lessons');
}

/** Asks the family for another time for the first lesson. */
async function askToMove(page: Page): Promise<void> {
  await cards(page).first().getByRole('button', { name: 'Ask for another time' }).click();
  await page.getByRole('group', { name: 'Only this lesson' }).getByRole('button').first().click();
  await expect.poll(async () => (await stored(page))?.state).toBe('moving');
}

test('a tutor tells the family of a move by WhatsApp, and the office does not ask again', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await openRegister(page);
  await expect(page.getByRole('button', { name: 'Tell them?' })).toHaveCount(0);
  await askToMove(page);

  const more = page.getByRole('button', { name: 'More 1 wait for you' });
  await expect(more).toBeVisible();
  const card = cards(page).first();
  await card.getByRole('button', { name: 'Tell them?' }).click();
  await expect(card.getByRole('blockquote')).toContainText('The other side asks to move a lesson.');
  await expect(card.getByRole('blockquote')).not.toContainText(/Kwame|LL-T/);
  await expect(card.getByText('Ama Mensah, 024 123 4567')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await expect(card.getByRole('link', { name: 'SMS' })).toHaveAttribute(
    'href',
    /^sms:\+233241234567\?body=Good/,
  );
  const opening = context.waitForEvent('page');
  await card.getByRole('link', { name: 'WhatsApp' }).click();
  const app = await opening;
  expect(app.url()).toMatch(/^https:\/\/wa\.me\/233241234567\?text=Good%20day/);
  await app.close();
  await card.getByRole('button', { name: 'By WhatsApp' }).dblclick();
  await expect(card.getByRole('button', { name: 'Tell them?' })).toHaveCount(0);
  await expect(card.getByText('Told by WhatsApp')).toBeVisible();
  await expect(more).toHaveCount(0);
  await expect
    .poll(() => tellings(page))
    .toMatchObject([{ event: 'move.proposed', way: 'whatsapp', userId: tutor.id, name: '' }]);

  // The other lesson is called off, and the family is left to the office.
  await cards(page).last().getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByLabel('Illness').check();
  await page.getByRole('button', { name: 'Cancel the lesson' }).click();
  await more.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'To tell 1 wait for you' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'To tell' }).click();
  await expect(page.getByText('There is 1 thing to tell.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'You cancelled the lesson' })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: 'You asked for another time' })).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  await signOut(page);
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await page.goto(`/admin/${office.id}?view=telling`);
  const families = page.getByRole('listitem').filter({ hasText: 'Tell the family' });
  await expect(families.filter({ hasText: /[Cc]ancelled|called off/ })).toHaveCount(1);
  await expect(families.filter({ hasText: 'another time' })).toHaveCount(0);
});

test('a telling without network waits, is written once, and another tab follows', async ({
  page,
  context,
}) => {
  await openRegister(page);
  await askToMove(page);
  const move = (tab: Page) => rows(tab).filter({ hasText: 'You asked for another time' });
  const other = await context.newPage();
  await open(other, `/tutor/${tutor.id}?view=telling`);
  await expect(move(other)).toHaveCount(1);
  await page.bringToFront();
  await view(page, 'To tell');
  await expect(move(page).getByRole('blockquote')).toBeVisible();
  await context.setOffline(true);
  await move(page).getByRole('button', { name: 'By phone' }).dblclick();
  await expect(move(page)).toHaveCount(0);
  await expect(page.getByText('Every family has been told.')).toBeFocused();
  await context.setOffline(false);
  await expect.poll(() => tellings(page)).toMatchObject([{ event: 'move.proposed', way: 'phone' }]);
  await expect(move(other)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Every family has been told.')).toBeVisible();
});
