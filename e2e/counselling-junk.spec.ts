import { findBarriers, findSmallTargets } from './support/accessibility';
import { bookingDocuments, newBookingCode, signInAsCounsellor, startIn } from './support/counselling';
import { readDocuments } from './support/records';
import { expect, lead, open, test, type Page } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const short = (ref: string) => `${ref.slice(4, 8)} ${ref.slice(8, 12)}`;
const stateOf = async (page: Page, ref: string) =>
  (await readDocuments(page, `bookings/${ref}`))[`bookings/${ref}`]?.state;

async function markAsJunk(page: Page, ref: string): Promise<void> {
  await open(page, `/admin/${lead.id}?view=counselling#${ref}`);
  await press(page, 'Mark as junk');
  await press(page, 'Yes, it is junk');
  await expect(page.getByRole('button', { name: 'This is no junk: bring it back' })).toBeVisible();
}

async function openJunk(page: Page): Promise<void> {
  await open(page, `/admin/${lead.id}?view=counselling`);
  await press(page, 'Junk');
  await expect(page.getByText(/^Talks that were marked as junk\./)).toBeVisible();
}

test('talks are marked as junk, one is brought back, and one is deleted for good', async ({ page }) => {
  test.setTimeout(120_000);
  const [real, fake] = [newBookingCode(), newBookingCode()];
  const [first, second] = [startIn(30), startIn(31)];
  await signInAsCounsellor(page, {
    ...bookingDocuments(real, { counsellor: lead.id, start: first }),
    ...bookingDocuments(fake, { counsellor: lead.id, start: second }),
  });

  await markAsJunk(page, real);
  await markAsJunk(page, fake);
  // Their hours are free at once.
  const held = Object.keys(await readDocuments(page, 'slots/'));
  expect(held.filter((path) => [first, second].some((start) => path.endsWith(start)))).toEqual([]);

  await openJunk(page);
  await expect(page.getByLabel(`Choose ${short(real)}`)).toBeVisible();
  await expect(page.getByLabel(`Choose ${short(fake)}`)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  // One was none: it waits for another time.
  await page.locator(`a[href$="#${real}"]`).click();
  await expect(title(page)).toHaveText('Exams, and fear of them');
  await press(page, 'This is no junk: bring it back');
  await expect(page.getByRole('button', { name: 'Take a time for it' })).toBeVisible();
  expect(await stateOf(page, real)).toBe('waiting');

  await openJunk(page);
  await expect(page.getByLabel(`Choose ${short(real)}`)).toHaveCount(0);
  await page.getByLabel(`Choose ${short(fake)}`).check();
  await press(page, 'Delete one for good');
  await press(page, 'Yes, delete for good');
  await expect(page.getByText('No junk.')).toBeVisible();
  await expect
    .poll(async () => {
      const left = ['bookings/', 'tracking/', 'slots/', 'slotHolders/', 'phoneTails/'];
      const paths = (await Promise.all(left.map((start) => readDocuments(page, start)))).flatMap((found) =>
        Object.entries(found).flatMap(([path, data]) =>
          JSON.stringify([path, data]).includes(fake) ? [path] : [],
        ),
      );
      return paths.filter((path) => !path.includes('/changes/'));
    })
    .toEqual([]);
  expect(await stateOf(page, real)).toBe('waiting');
});
