import { findBarriers, findSmallTargets } from './support/accessibility';
import { bookingDocuments, counsellorDocument, newBookingCode, startIn } from './support/counselling';
import { putDocuments, readDocuments } from './support/records';
import { expect, lead, office, open, signIn, signOut, test, type Page } from './support/test';

async function openRemoval(page: Page, who: typeof office): Promise<void> {
  await open(page, '/admin');
  await signIn(page, who);
  await expect(page).toHaveURL(new RegExp(`/admin/${who.id}`));
  await page.goto(`/admin/${who.id}?view=removal`);
}

async function search(page: Page, typed: string): Promise<void> {
  await page.getByLabel('Reference code, phone or email').fill(typed);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Yes, remove', exact: true }).click();
}

/** Of `bookingDocuments`. */
const phone = '024 123 4567';

const one = 'Remove the person from one record';

test('the office takes the person out of a talk, and a counsellor finishes; a quiet one is for counsellors', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRemoval(page, office);
  const [plain, quiet, note] = [newBookingCode(), newBookingCode(), crypto.randomUUID()];
  const { [`roles/${lead.id}`]: role } = await readDocuments(page, 'roles/');
  await putDocuments(page, {
    [`roles/${lead.id}`]: { ...role, duties: ['counselling'] },
    ...counsellorDocument(lead.id, 'Efua Sarpong'),
    ...bookingDocuments(plain, { counsellor: lead.id, start: startIn(-24) }),
    ...bookingDocuments(quiet, { counsellor: lead.id, start: startIn(48), isQuiet: true }),
    [`bookings/${plain}/noteIds/${note}`]: {},
    [`counsellingNotes/${note}`]: {
      booking: plain,
      words: 'She is calmer.',
      at: new Date().toISOString(),
      userId: lead.id,
      name: 'Efua Sarpong',
    },
  });
  await page.reload();

  await expect(page.getByText(/^Quiet talks are looked through only by counsellors/)).toBeVisible();
  await search(page, phone);
  await expect(page.getByRole('heading', { name: '1 record', exact: true })).toBeVisible();
  await expect(page.getByText(/^Talk with a counsellor/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await remove(page, one);
  await expect(page.getByRole('heading', { name: 'Nothing is kept about this person.' })).toBeVisible();
  await search(page, plain);
  await expect(
    page.getByText('Somebody with the duty counselling or child protection finishes it.').first(),
  ).toBeVisible();
  expect(Object.keys(await readDocuments(page, `bookings/${plain}/private`))).toEqual([]);
  // A quiet code leads the office nowhere.
  await search(page, quiet);
  await expect(page.getByRole('heading', { name: 'Nothing is kept about this person.' })).toBeVisible();

  await signOut(page);
  await openRemoval(page, lead);
  await expect(page.getByRole('heading', { name: '1 record is due', exact: true })).toBeVisible();
  await remove(page, one);
  await expect(page.getByRole('heading', { name: 'Nothing is due.', exact: true })).toBeVisible();
  const left = await readDocuments(page, '');
  expect(left[`bookings/${plain}`]).toMatchObject({ removal: 'done' });
  expect(left[`counsellingNotes/${note}`]).toBeUndefined();

  // By the phone a quiet talk is found, and is not ticked: another person may have booked it.
  await search(page, phone);
  await expect(page.getByText(/Quiet. It may be another person's/)).toBeVisible();
  const tick = page.getByRole('checkbox', { name: /^Talk with a counsellor/ });
  await expect(tick).not.toBeChecked();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await tick.check();
  await remove(page, one);
  await expect(page.getByRole('heading', { name: 'Nothing is kept about this person.' })).toBeVisible();
  const after = await readDocuments(page, '');
  // The talk that was still to come is called off, and its time is free.
  expect(after[`bookings/${quiet}`]).toMatchObject({ state: 'cancelled', removal: 'done' });
  const held = Object.keys(after).filter((path) => path.includes(`/${lead.id}_`));
  expect(held).toEqual([]);
  expect(after[`bookings/${quiet}/private/person`]).toBeUndefined();
});
