import {
  createReferenceCode,
  formatReferenceCode,
} from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { createOneSite } from './support/one-site';
import { fillPayment, findFamily, startPayments } from './support/payments';
import { readDocuments } from './support/records';
import { expect, open, test } from './support/test';

test('a receipt is checked by its number in another browser, and says when it was cancelled', async ({
  page,
  browser,
  baseURL,
}) => {
  await startPayments(page);
  const { ref } = await findFamily(page);
  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const stranger = await elsewhere.newPage();
  await stranger.setViewportSize({ width: 360, height: 740 });
  await open(stranger, '/tutorPage');
  await expect(stranger.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  const site = createOneSite([page, stranger]);

  await fillPayment(page, { ref, amount: '100.50', reference: '9876 5432 101' });
  await page.getByRole('button', { name: 'Enter it' }).dblclick();
  await expect(page.getByText(/^Entered: GH₵100.50 for /)).toContainText(/Receipt LL-R/);
  const [path = '', ...others] = Object.keys(await readDocuments(page, 'receipts/'));
  expect(others).toEqual([]);
  const number = path.replace('receipts/', '');
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row.getByRole('link', { name: `Receipt ${formatReferenceCode(number)}` })).toHaveAttribute(
    'href',
    `/receipt#${number}`,
  );
  await site.share(page);

  await test.step('a number that is wrong, or nobody’s, is said at the field', async () => {
    await open(stranger, '/receipt');
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Check a receipt');
    const field = stranger.getByLabel('Number of the receipt');
    const check = stranger.getByRole('button', { name: 'Check it' });
    const wrong = [
      ['', 'This field is required'],
      ['LL-R12', 'A number has 14 letters and figures after LL. You typed 3'],
      [`${number.slice(0, -1)}${number.endsWith('7') ? '8' : '7'}`, 'One letter or figure is not right'],
      [ref, 'This is a code of something else'],
      [createReferenceCode('receipt'), 'No receipt has this number'],
    ] as const;
    for (const [typed, message] of wrong) {
      await field.fill(typed);
      await check.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(field).toHaveValue(typed);
    }
    expect(await findBarriers(stranger)).toEqual([]);
    expect(await findSmallTargets(stranger)).toEqual([]);

    await field.fill(formatReferenceCode(number).toLowerCase());
    await check.click();
    await expect(stranger).toHaveURL(`/receipt#${number}`);
  });

  await test.step('the receipt says what was received, and names nobody', async () => {
    const paper = stranger.getByRole('article');
    await expect(paper.getByRole('heading', { name: /^Receipt: received by Lifeline/ })).toBeVisible();
    for (const told of ['GH₵100.50', 'MTN MoMo', 'Home tuition', /Looked up on .*: it counts/])
      await expect(paper).toContainText(told);
    for (const kept of [ref, formatReferenceCode(ref), '98765432101', 'Office'])
      await expect(stranger.getByRole('main')).not.toContainText(kept);
    expect(await findBarriers(stranger)).toEqual([]);
    expect(await findSmallTargets(stranger)).toEqual([]);
  });

  await test.step('it prints on one page', async () => {
    const paper = await stranger.pdf({ format: 'A4' });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await stranger.emulateMedia({ media: 'print' });
    await expect(stranger.getByRole('banner')).toBeHidden();
    await expect(stranger.getByLabel('Number of the receipt')).toBeHidden();
    await expect(stranger.getByText(`/receipt#${number}`)).toBeVisible();
    await stranger.emulateMedia({ media: null });
  });

  await test.step('the office cancels the payment', async () => {
    await page.getByRole('button', { name: 'Cancel this payment' }).click();
    await page.getByLabel('What was wrong with it?').fill('Paid by somebody else');
    await page.getByRole('button', { name: 'Cancel the payment' }).click();
    await expect(page.getByText('Counter-entry: Paid by somebody else')).toBeVisible();
    await site.share(page);
    await stranger.reload();
    await expect(stranger.getByRole('heading', { name: 'This receipt was cancelled' })).toBeVisible();
    await expect(stranger.getByRole('article')).toContainText('does not count as paid');
    await expect(stranger.getByText(/it counts/)).toHaveCount(0);
    await expect(stranger.getByText('Paid by somebody else')).toHaveCount(0);
    expect(await findBarriers(stranger)).toEqual([]);
  });

  await test.step('entered anew, the payment has another receipt', async () => {
    await fillPayment(page, { ref, amount: '100.50', reference: '98765432101' });
    await page.getByRole('button', { name: 'Enter it' }).click();
    await expect(page.getByText(/^Entered: GH₵100.50 for /)).toBeVisible();
    expect(Object.keys(await readDocuments(page, 'receipts/'))).toHaveLength(2);
  });

  await test.step('where codes are followed, the number leads to its receipt', async () => {
    await open(stranger, '/code');
    await stranger.getByLabel('Reference code').fill(number);
    await stranger.getByRole('button', { name: 'Follow' }).click();
    await expect(stranger).toHaveURL(`/receipt#${number}`);
    await expect(stranger.getByRole('heading', { name: 'This receipt was cancelled' })).toBeVisible();
  });

  await test.step('and so does a link to it there', async () => {
    await open(stranger, '/faq');
    await open(stranger, `/code#${number}`);
    await expect(stranger).toHaveURL(`/receipt#${number}`);
    await expect(stranger.getByRole('article')).toContainText('This is a sample of the demo');
  });
  await elsewhere.close();
});
