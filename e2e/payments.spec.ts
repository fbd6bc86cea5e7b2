import { readFile } from 'node:fs/promises';
import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { saveList } from './support/desk-list';
import { breakStore, readDocuments } from './support/records';
import { cedis, fillPayment, findFamily, openPayments, startPayments } from './support/payments';
import { expect, office, test, type Page } from './support/test';

const payments = async (page: Page) => Object.values(await readDocuments(page, 'payments/'));

const lines = async (page: Page) =>
  Object.values(await readDocuments(page, 'changeLog/')).filter(({ event }) =>
    String(event).startsWith('payment.'),
  );

test.beforeEach(({ page }) => startPayments(page));

test('a payment is entered once, however often it is pressed, and lowers what the family owes', async ({
  page,
}) => {
  const { ref, owed, count } = await findFamily(page);
  expect(count).toBeGreaterThan(2);
  await expect(page.getByText('No payment is entered yet.')).toBeVisible();
  // As the family writes it with its payment.
  const part = `${ref.slice(4, 8)} ${ref.slice(8, 12)}`.toLowerCase();
  await fillPayment(page, { ref: part, amount: '100.50', reference: '9876 5432 101' });
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enter it' }).dblclick();
  await expect(page.getByText(/^Entered: GH₵100.50 for /)).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('MTN MoMo 98765432101');
  expect(await payments(page)).toMatchObject([{ ref, amount: 10_050, userId: office.id }]);
  expect(await lines(page)).toMatchObject([
    { event: 'payment.entered', record: 'payments/mtn-98765432101-1' },
  ]);

  await rows.getByRole('link', { name: /^Account of the family/ }).click();
  await expect(page.getByText(`The family owes ${cedis(owed - 10_050)}.`)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole('link', { name: 'All payments' }).click();
  await expect(rows).toHaveCount(1);

  // The log, which holds no amount, tells it to whoever may read payments.
  await page.goto(`/admin/${office.id}?view=changes`);
  const line = page.locator('tbody').getByRole('row').filter({ hasText: 'Payment entered' });
  await expect(line.getByText('GH₵100.50')).toBeVisible();
});

test('a family that owes something is reminded once a day, and the account says so', async ({ page }) => {
  const { ref } = await findFamily(page);
  await page.goto(`${new URL(page.url()).pathname}?view=payments#${ref}`);
  await page.getByRole('button', { name: 'Remind the family' }).click();
  const message = page.getByRole('blockquote');
  await expect(message).toContainText('Some of your lessons are not paid yet');
  await expect(message).not.toContainText(ref);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'By phone' }).dblclick();
  await expect(page.getByText(/^Reminded of what is due\. Told by phone/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remind the family' })).toHaveCount(0);
  const day = new Date().toISOString().slice(0, 10);
  expect(await readDocuments(page, 'tellings/')).toMatchObject({
    [`tellings/due-${ref}-${day}`]: { event: 'payment.due', record: `tuitionRequests/${ref}`, way: 'phone' },
  });
});

test('what cannot be right is said at its field, and nothing typed is lost', async ({ page }) => {
  const { ref } = await findFamily(page);
  const form = page.getByRole('form', { name: 'A payment' });
  const wrong = [
    ['Amount in GH₵', '$20', 'Payments are in cedis only. Enter what arrived in GH₵'],
    ['Amount in GH₵', '-20', 'Enter an amount from GH₵0.01 to GH₵20000.00, with a point before the pesewas'],
    ['Amount in GH₵', '0', 'Enter an amount from GH₵0.01 to GH₵20000.00, with a point before the pesewas'],
    ['Reference', '12', 'A reference has 4 to 30 letters and figures'],
    [
      'Code of the request',
      'LL-T12',
      'This is no whole code of a tuition request. It is LL-T and 13 letters and figures',
    ],
    [
      'Code of the request',
      '0000 0000',
      'No open request has these 8 letters and figures. Compare them, or type the whole code',
    ],
  ] as const;
  await fillPayment(page, { ref, amount: '20', reference: 'AB123' });
  for (const [label, value, message] of wrong) {
    const field = form.getByLabel(label, { exact: true });
    const right = await field.inputValue();
    await field.fill(value);
    await page.getByRole('button', { name: 'Enter it' }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')));
    await expect(field).toHaveValue(value);
    await field.fill(right);
  }
  // Whole and well-formed, but nobody has it. What is typed wrong by one character is another message.
  const field = form.getByLabel('Code of the request');
  const nobodys = createReferenceCode('tuition');
  const send = page.getByRole('button', { name: 'Enter it' });
  await field.fill(`${nobodys.slice(0, -1)}${nobodys.endsWith('7') ? '8' : '7'}`);
  await send.click();
  await expect(field).toHaveAccessibleDescription(/This is no whole code of a tuition request/);
  await field.fill(nobodys);
  for (const _press of ['first', 'second']) {
    await send.click();
    await expect(field).toHaveAccessibleDescription(/No request has this code\. Compare it/);
    await expect(field).toBeFocused();
    await page.getByLabel('Amount in GH₵').focus();
  }
  await expect(form.getByLabel('Reference', { exact: true })).toHaveValue('AB123');
  expect(await payments(page)).toEqual([]);
});

test('a reference is taken once, until a counter-entry cancels it', async ({ page }) => {
  const { ref, owed } = await findFamily(page);
  const colleague = await page.context().newPage();
  await openPayments(colleague);
  await fillPayment(colleague, { ref, amount: '50', reference: 'abc-1234' });
  await fillPayment(page, { ref, amount: '500', reference: 'ABC1234' });
  await page.getByRole('button', { name: 'Enter it' }).click();
  await expect(page.getByText(/^Entered: GH₵500.00/)).toBeVisible();

  await colleague.bringToFront();
  await colleague.getByRole('button', { name: 'Enter it' }).click();
  await expect(colleague.getByText(/^GH₵500.00 for .+, entered by .*Office 1/)).toBeVisible();
  await expect(colleague.getByLabel('Amount in GH₵')).toHaveValue('50');
  expect(await payments(colleague)).toHaveLength(1);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Cancel this payment' }).click();
  await page.getByLabel('What was wrong with it?').fill('A nought too many');
  await page.getByRole('button', { name: 'Cancel the payment' }).dblclick();
  await expect(page.getByText('Counter-entry: A nought too many')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this payment' })).toHaveCount(0);

  await colleague.bringToFront();
  await colleague.getByRole('button', { name: 'Enter it' }).click();
  await expect(colleague.getByText(/^Entered: GH₵50.00/)).toBeVisible();
  expect(await payments(colleague)).toHaveLength(3);
  expect((await lines(colleague)).map(({ event }) => event).sort()).toEqual([
    'payment.cancelled',
    'payment.entered',
    'payment.entered',
  ]);
  const account = colleague.getByRole('link', { name: /^Account of the family/ });
  await account.first().click();
  await expect(colleague.getByText(`The family owes ${cedis(owed - 5000)}.`)).toBeVisible();
});

test('a payment that cannot be sent is said and kept, and a slow one is entered once', async ({ page }) => {
  const { ref, owed } = await findFamily(page);
  await page.goto(`/admin/${office.id}?view=payments#${ref}`);
  await expect(page.getByText(`The family owes ${cedis(owed)}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Enter a payment' }).click();
  const form = page.getByRole('form', { name: 'A payment' });
  await form.getByLabel('Amount in GH₵').fill('60');
  await form.getByRole('radio', { name: 'MTN MoMo' }).check();
  await form.getByLabel('Reference', { exact: true }).fill('4455 6677');
  const send = page.getByRole('button', { name: 'Enter it' });

  // The store of this browser takes no payment.
  await breakStore(page, 'payments/');
  await send.click();
  await expect(form.getByRole('alert')).toContainText('Something went wrong. Please try again');
  expect(await payments(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Enter a payment' }).click();
  await expect(form.getByLabel('Code of the request')).toHaveValue(ref);
  await expect(form.getByLabel('Amount in GH₵')).toHaveValue('60');
  await expect(form.getByLabel('Reference', { exact: true })).toHaveValue('4455 6677');

  const release = await holdStore(page);
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await send.click();
  await expect(form.getByLabel('Amount in GH₵')).toHaveValue('60');
  await release();
  await expect(page.getByText(/^Entered: GH₵60.00 for /)).toBeVisible();
  await expect(page.getByText(`The family owes ${cedis(owed - 6000)}.`)).toBeVisible();
  expect(await payments(page)).toHaveLength(1);

  // The same reference, entered again after a mistake: the account follows.
  await page.getByRole('button', { name: 'Cancel this payment' }).click();
  await page.getByLabel('What was wrong with it?').fill('It was 70');
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(page.getByText(`The family owes ${cedis(owed)}.`)).toBeVisible();
  await fillPayment(page, { ref, amount: '70', reference: '44556677' });
  await send.click();
  await expect(page.getByText(`The family owes ${cedis(owed - 7000)}.`)).toBeVisible();
});

test('payments are saved as they are shown or by month, and the log says so', async ({ page }) => {
  const { ref } = await findFamily(page);
  const button = page.getByRole('button', { name: 'Save as CSV: Payments' });
  await expect(button).toHaveCount(0);
  await fillPayment(page, { ref, amount: '100.50', reference: '9876 5432 101' });
  await page.getByRole('button', { name: 'Enter it' }).click();
  await expect(page.getByText(/^Entered: /)).toBeVisible();
  expect(await findSmallTargets(page)).toEqual([]);
  const csv = await saveList(page, 'payments', 'Save as CSV: Payments');
  expect(csv).toMatch(/,Payment,100\.5,MTN MoMo,98765432101,LL-R /);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);

  const choice = page.getByLabel('Payments to save');
  for (const [index, lines] of [
    [1, 2],
    [2, 1],
  ] as const) {
    await choice.selectOption({ index });
    const download = page.waitForEvent('download');
    await button.click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(lines);
  }
  const saved = Object.values(await readDocuments(page, 'changeLog/')).filter(
    ({ event }) => event === 'list.saved',
  );
  expect(saved).toHaveLength(3);
  expect(saved[0]).toMatchObject({ after: { list: 'payments', hasWholeCodes: false } });
});

/** Lets everything that asks the store of this browser wait. Gives what ends it. */
async function holdStore(page: Page): Promise<() => Promise<void>> {
  const handle = await page.evaluateHandle(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lifeline');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error(String(opening.error)));
    });
    const held = { isHeld: true };
    const store = database.transaction('documents', 'readwrite').objectStore('documents');
    const ask = () => {
      store.get('').onsuccess = () => {
        if (held.isHeld) ask();
        else database.close();
      };
    };
    ask();
    return held;
  });
  return () => handle.evaluate((held) => void (held.isHeld = false));
}
