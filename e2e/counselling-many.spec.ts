import { readFile } from 'node:fs/promises';
import { findBarriers, findSmallTargets } from './support/accessibility';
import {
  bookingDocuments,
  dayOf,
  newBookingCode,
  signInAsCounsellor,
  startIn,
  workingDayIn,
} from './support/counselling';
import { putDocuments, readDocuments } from './support/records';
import { expect, lead, open, test, type Page } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const short = (ref: string) => `${ref.slice(4, 8)} ${ref.slice(8, 12)}`;
const stateOf = async (page: Page, ref: string) =>
  (await readDocuments(page, `bookings/${ref}`))[`bookings/${ref}`]?.state;

const check = async (page: Page) => {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
};

/** A day of the same week for all, wherever now is in it. */
const starts = ['09', '10', '11'].map((hour) => `${workingDayIn(3)}T${hour}:00Z`);

test('a counsellor calls many talks off, line by line, frees their times, and tells whoever booked', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const [plain, moved, quiet] = [newBookingCode(), newBookingCode(), newBookingCode()];
  const at = (index: number) => ({ counsellor: lead.id, start: starts[index] ?? '' });
  await signInAsCounsellor(page, {
    ...bookingDocuments(plain, at(0)),
    ...bookingDocuments(moved, at(1)),
    ...bookingDocuments(quiet, { ...at(2), isQuiet: true }),
  });
  await open(page, `/admin/${lead.id}?view=counselling&q=${dayOf(starts[0] ?? '')}`);
  await press(page, 'Select several');
  for (const ref of [plain, moved, quiet]) await page.getByLabel(`Choose ${short(ref)}`).check();
  await expect(page.getByText('3 are selected.')).toBeVisible();
  // Nobody can say of talks that are to come what became of them.
  await expect(page.getByRole('button', { name: /^Nobody came/ })).toHaveCount(0);
  await check(page);
  // Of three one is quiet, and never leaves the desk.
  const saving = page.waitForEvent('download');
  await press(page, 'Save 2 as CSV');
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.trim().split('\n')).toHaveLength(3);
  expect(file).not.toContain(short(quiet));
  // A colleague, whose write this page has not heard of, has called the second one off.
  await putDocuments(page, bookingDocuments(moved, { ...at(1), state: 'cancelled' }));
  await press(page, 'Call it off: 3');
  await page.getByRole('radio', { name: 'The counsellor cannot come' }).check();
  await check(page);
  await page.getByRole('form').getByRole('button', { name: 'Call it off: 3' }).click();

  const report = page.getByLabel('Counselling: Call it off', { exact: true });
  await expect(report).toContainText('1 was refused.');
  await expect(report.getByRole('listitem')).toHaveText([
    new RegExp(`^${short(moved)}: Somebody else has moved this meanwhile`),
    `${short(plain)}: written`,
    `${short(quiet)}: written`,
  ]);
  expect((await readDocuments(page, `bookings/${plain}`))[`bookings/${plain}`]).toMatchObject({
    ...{ state: 'cancelled', cancelReason: 'counsellor-unavailable' },
  });
  const held = Object.keys(await readDocuments(page, 'slots/'));
  expect(held.some((path) => path.endsWith(`${lead.id}_${starts[0]}`))).toBe(false);
  await check(page);

  await press(page, 'Tell the people of these 2');
  await expect(page.getByText(`${short(plain)}: 1 of 2`)).toBeVisible();
  await expect(page.getByText('Your talk with us cannot take place.')).toBeVisible();
  await check(page);
  await press(page, 'By phone');
  await expect(page.getByText(/^Told by phone: /)).toBeVisible();
  await press(page, 'Next');
  await expect(page.getByText('Quiet: nobody is written to.')).toBeVisible();
  await expect(page.getByText('Your talk with us cannot take place.')).toHaveCount(0);
  await press(page, 'Next');
  await expect(page.getByText('That was the last one.')).toBeVisible();
  expect(Object.values(await readDocuments(page, 'tellings/'))).toMatchObject([
    { event: 'booking.cancelled', way: 'phone', record: `bookings/${plain}` },
  ]);
});

test('talks whose time has come are closed at once, and junk frees its time', async ({ page }) => {
  const [first, second, fake] = [newBookingCode(), newBookingCode(), newBookingCode()];
  const [one, other] = [startIn(-26), startIn(-27)];
  await signInAsCounsellor(page, {
    ...bookingDocuments(first, { counsellor: lead.id, start: one }),
    ...bookingDocuments(second, { counsellor: lead.id, start: other }),
    ...bookingDocuments(fake, { counsellor: lead.id, start: startIn(72), state: 'waiting' }),
  });
  await open(page, `/admin/${lead.id}?view=counselling&state=week&q=${dayOf(one)}`);
  await press(page, 'Select several');
  await page.getByLabel(`Choose ${short(first)}`).check();
  await page.getByLabel(`Choose ${short(fake)}`).check();
  await press(page, 'Nobody came: 1');
  await expect(page.getByText(`${short(fake)}: not from “Waiting for a time”`)).toBeVisible();
  await press(page, 'Yes, Nobody came: 1');
  await expect(page.getByText('1 is written.', { exact: true })).toBeVisible();
  expect(await stateOf(page, first)).toBe('no-show');
  expect(await stateOf(page, fake)).toBe('waiting');
  await press(page, 'Mark one as junk');
  await press(page, 'Yes, it is junk');
  await expect.poll(() => stateOf(page, fake)).toBe('junk');
});
