import { findBarriers, findSmallTargets } from './support/accessibility';
import { bookingDocuments, makeCounsellor, newBookingCode, workingDayIn } from './support/counselling';
import { fillPayment, findFamily, startPayments } from './support/payments';
import { readDocuments } from './support/records';
import { expect, lead, office, open, signIn, signOut, test, type Page } from './support/test';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const tellings = async (page: Page) => Object.values(await readDocuments(page, 'tellings/'));
const part = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Tell them?' }) });

const check = async (page: Page) => {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
};

async function openDesk(page: Page, who: typeof office): Promise<void> {
  await open(page, '/admin');
  await signIn(page, who);
  await expect(page).toHaveURL(new RegExp(`/admin/${who.id}`));
}

/** The counsellor gives the talk another time. */
async function moveTalk(page: Page, ref: string): Promise<void> {
  await open(page, `/admin/${lead.id}?view=counselling#${ref}`);
  await press(page, 'Take another time');
  await page.getByLabel('Free times').selectOption({ index: 3 });
  await page.getByRole('button', { name: /^Take .+ [ap]m$/ }).click();
  await expect(page.getByRole('button', { name: 'Take another time' })).toBeVisible();
}

test('a counsellor tells of a talk that is moved, and never of a quiet one', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await openDesk(page, lead);
  const [plain, quiet, other] = [newBookingCode(), newBookingCode(), newBookingCode()];
  const at = (hour: string) => ({ counsellor: lead.id, start: `${workingDayIn(3)}T${hour}:00Z` });
  await makeCounsellor(page, {
    ...bookingDocuments(plain, at('10')),
    ...bookingDocuments(quiet, { ...at('12'), isQuiet: true }),
    ...bookingDocuments(other, at('14')),
  });

  await moveTalk(page, plain);
  await expect(part(page)).toContainText('Your talk with us has another time.');
  await expect(part(page)).not.toContainText('Adjoa');
  await press(page, 'Show how to reach them');
  await expect(part(page)).toContainText('Only at safe hours: After school, never in the evening');
  await expect(part(page)).toContainText('What may be said, and to whom: Nobody');
  await check(page);
  await part(page).getByRole('button', { name: 'By phone', exact: true }).click();
  await expect(page.getByText(/^Told by phone: .+ Child protection \(sample\), /)).toBeVisible();
  expect(await tellings(page)).toMatchObject([{ event: 'booking.moved', way: 'phone', userId: lead.id }]);

  await moveTalk(page, quiet);
  await expect(page.getByText(/^Quiet: only the duties/)).toBeVisible();
  await expect(page.getByText('Your talk with us')).toHaveCount(0);
  await expect(page.getByText('How did you tell them?')).toHaveCount(0);

  // What is not told yet stands in the list of the office, except what is quiet.
  await moveTalk(page, other);
  await expect(part(page)).toBeVisible();
  await press(page, 'Menu');
  await signOut(page);
  await openDesk(page, office);
  await page.goto(`/admin/${office.id}?view=telling`);
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Tell whoever booked' });
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('link', { name: 'Open the record' })).toHaveAttribute(
    'href',
    new RegExp(`#${other}$`),
  );
});

test('the family is told that its payment came, without an amount', async ({ page }) => {
  await startPayments(page);
  const { ref } = await findFamily(page);
  await fillPayment(page, { ref, amount: '100.50', reference: '9876 5432 101' });
  await press(page, 'Enter it');
  await expect(part(page)).toContainText('We have received your payment');
  await expect(part(page)).not.toContainText('100');
  await press(page, 'Show how to reach them');
  await expect(part(page).getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /^sms:\+233/);
  await check(page);
  await part(page).getByRole('button', { name: 'By SMS', exact: true }).click();
  await expect(part(page).getByText(/^Told by SMS: Payment entered\. /)).toBeVisible();
  expect(await tellings(page)).toMatchObject([
    { record: 'payments/mtn-98765432101-1', event: 'payment.entered', way: 'sms' },
  ]);
});

test('a tutor is told once that a paper ends', async ({ page }) => {
  await page.clock.install();
  await openDesk(page, office);
  await page.clock.setFixedTime(Date.now() + 97 * 86_400_000);
  await page.goto(`/admin/${office.id}?view=renewals`);
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Police certificate' }).first();
  await line.getByRole('button', { name: /^Tell them\? .+, Police certificate$/ }).click();
  await expect(line).toContainText('One of the papers that we have seen of you ends soon');
  await check(page);
  await line.getByRole('button', { name: 'By WhatsApp', exact: true }).click();
  await expect(line.getByText(/^Told by WhatsApp\. /)).toBeVisible();
  await page.reload();
  await expect(line.getByText(/^Told by WhatsApp\. /)).toBeVisible();
  expect(await tellings(page)).toMatchObject([{ event: 'paper.expiring', way: 'whatsapp' }]);
});
