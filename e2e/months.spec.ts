import { findBarriers, findSmallTargets } from './support/accessibility';
import { readFile } from 'node:fs/promises';
import {
  addLessonsOfLastMonth,
  closeLastMonth,
  lastMonth,
  openMonths,
  paidTutors,
  startWithShare,
} from './support/months';
import { cedis, fillPayment, findFamily, openPayments } from './support/payments';
import { readDocuments } from './support/records';
import { expect, office, open, signIn, signOut, test, tutor, type Page } from './support/test';

const lines = async (page: Page, event: RegExp) =>
  Object.values(await readDocuments(page, 'changeLog/')).filter((line) => event.test(String(line.event)));

test('a month is closed after two questions, and what comes later stands in the next', async ({ page }) => {
  await startWithShare(page);
  await addLessonsOfLastMonth(page);
  await openMonths(page);
  await expect(page.getByText('No month is closed yet.')).toBeVisible();
  await page.getByRole('button', { name: `See what ${lastMonth.name} holds` }).click();
  await expect(page.getByText(/Still open: \d+ not confirmed, [1-9]\d* disputed/)).toBeVisible();
  const close = page.getByRole('button', { name: `Close ${lastMonth.name}`, exact: true });
  await close.click();
  await expect(page.getByText(`Close ${lastMonth.name} for good?`)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(await readDocuments(page, 'closings/')).toEqual({});
  await close.click();
  await page.getByRole('button', { name: `Yes, close ${lastMonth.name}` }).dblclick();
  await expect(page.getByRole('heading', { name: lastMonth.name, exact: true })).toBeVisible();
  const closings = await readDocuments(page, 'closings/');
  expect(Object.keys(closings)).toEqual([`closings/${lastMonth.id}`]);
  expect(await lines(page, /^month/)).toMatchObject([{ event: 'month.closed' }]);
  // The month that runs cannot be closed.
  await expect(page.getByText(`${lastMonth.next} is not over.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^See what/ })).toHaveCount(0);

  const { ref } = await findFamily(page);
  await openPayments(page);
  await fillPayment(page, { ref, amount: '5000', reference: 'LATE 1234' });
  await page.getByLabel('Day of the payment').fill(`${lastMonth.id}-20`);
  await page.getByRole('button', { name: 'Enter it' }).click();
  await expect(page.getByText(/^Entered: /)).toBeVisible();
  await page.goto(`/admin/${office.id}?view=payments#${ref}`);
  await expect(
    page.getByText(`${lastMonth.name} is closed: this stands in ${lastMonth.next}.`),
  ).toBeVisible();
});

test('tutors are paid in one run, and what is refused comes into the next', async ({ page }) => {
  await startWithShare(page);
  await addLessonsOfLastMonth(page);
  await closeLastMonth(page);
  await page.getByRole('link', { name: `Payouts of ${lastMonth.name}` }).click();
  const [first, second] = paidTutors;
  // 80 % of 60.50 and of 70.00, and the transport.
  const sums = [cedis(4840 + first.transport), cedis(5600)] as const;
  for (const sum of sums) await expect(page.getByText(sum, { exact: true })).toBeVisible();
  const make = page.getByRole('button', { name: /^Make a run/ });
  await make.click();
  await page.getByRole('button', { name: 'Make the run' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Run 1' })).toBeVisible();
  await expect(page.getByText('Nothing is due')).toBeVisible();
  expect(await lines(page, /^payout/)).toHaveLength(
    Object.keys(await readDocuments(page, 'payouts/')).length,
  );
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /Save .*run 1/ }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  for (const { number } of paidTutors) expect(csv).toContain(`\r\n${number.slice(1)},MTN MoMo,`);
  expect(await lines(page, /^list/)).toMatchObject([{ after: { list: 'payouts' } }]);

  const lineOf = (sum: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: sum });
  const notePaid = async (sum: string, reference: string) => {
    await lineOf(sum)
      .getByRole('button', { name: /^Paid: / })
      .click();
    await lineOf(sum).getByLabel('Reference').fill(reference);
    await lineOf(sum).getByRole('button', { name: 'Note it as paid' }).click();
  };
  await notePaid(sums[0], 'mp 1234 5678');
  await expect(page.getByText('Reference MP12345678')).toBeVisible();
  await notePaid(sums[1], 'MP12345678');
  await expect(lineOf(sums[1]).getByLabel('Reference')).toHaveAccessibleDescription(
    /This reference is entered already/,
  );
  await expect(lineOf(sums[1]).getByLabel('Reference')).toHaveValue('MP12345678');
  await lineOf(sums[1]).getByRole('button', { name: 'Leave it for now' }).click();
  await lineOf(sums[1])
    .getByRole('button', { name: /^Refused: / })
    .click();
  await lineOf(sums[1]).getByLabel('Why was it refused?').fill('Number not registered');
  await lineOf(sums[1]).getByRole('button', { name: 'Note it as refused' }).click();
  await expect(
    page.getByText(`One paid: ${sums[0]}. One refused: ${sums[1]}, which stays due.`),
  ).toBeVisible();

  await expect(make).toHaveText(`Make a run: one payout, ${sums[1]}`);
  await make.click();
  await page.getByRole('button', { name: 'Make the run' }).click();
  await expect(page.getByRole('heading', { name: 'Run 2' })).toBeVisible();
  await expect(page.getByText('Nothing is due')).toBeVisible();
  expect(Object.keys(await readDocuments(page, 'payouts/')).sort()).toEqual([
    `payouts/${lastMonth.id}-${first.id}-1`,
    `payouts/${lastMonth.id}-${second.id}-1`,
    `payouts/${lastMonth.id}-${second.id}-2`,
  ]);

  await page.setViewportSize({ width: 1280, height: 740 });
  await signOut(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page).toHaveURL(`/tutor/${tutor.id}`);
  await page.goto(`/tutor/${tutor.id}?view=earnings`);
  await expect(page.getByRole('heading', { name: 'What you have from Lifeline' })).toBeVisible();
  await expect(
    page.getByRole('main').getByText(`Payout · ${lastMonth.name}, reference MP12345678 · -${sums[0]}`),
  ).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await page.getByRole('button', { name: 'Print the statement' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('body > div[aria-hidden]').filter({ hasText: 'statement of a tutor' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(`reference MP12345678 · -${sums[0]}`);
  await expect(page.getByRole('main')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(sheet).toBeHidden();
});

test('what a family paid too much is given back, and no more', async ({ page }) => {
  await startWithShare(page);
  const { ref, owed } = await findFamily(page);
  await openPayments(page);
  await fillPayment(page, { ref, amount: String((owed + 2500) / 100), reference: '98765432101' });
  await page.getByRole('button', { name: 'Enter it' }).click();
  await expect(page.getByText(/^Entered: /)).toBeVisible();
  await page.goto(`/admin/${office.id}?view=payments#${ref}`);
  await page.getByRole('button', { name: 'Give money back: up to GH₵25.00' }).click();
  const form = page.getByRole('form', { name: 'A refund' });
  await form.getByRole('radio', { name: 'MTN MoMo' }).check();
  await form.getByLabel('Reference', { exact: true }).fill('5566 7788');
  await form.getByLabel('Amount in GH₵').fill('25.01');
  const send = form.getByRole('button', { name: 'Enter the refund' });
  await send.click();
  await expect(form.getByLabel('Amount in GH₵')).toHaveAccessibleDescription(
    /The family has paid GH₵25 too much/,
  );
  await form.getByLabel('Amount in GH₵').fill('25');
  await send.dblclick();
  await expect(page.getByText(/^Given back: GH₵25.00 to /)).toBeVisible();
  await expect(page.getByText('Everything is paid.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Give money back/ })).toHaveCount(0);
  expect(await lines(page, /^refund/)).toHaveLength(1);
  const receipts = Object.values(await readDocuments(page, 'receipts/'));
  expect(receipts.filter(({ isRefund }) => isRefund === true)).toMatchObject([{ amount: 2500 }]);
  expect(await findBarriers(page)).toEqual([]);

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Receipt LL-R/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^Receipt of a refund: given back by/ })).toBeVisible();
});
