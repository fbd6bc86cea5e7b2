import { findBarriers, findSmallTargets } from './support/accessibility';
import { cedis, fillPayment, findFamily, startPayments } from './support/payments';
import { expect, signOut, test } from './support/test';
import { openWithWorker } from './support/worker';

test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

test.beforeEach(({ page }) => startPayments(page));

test('reads by its code what it owes and has paid, on paper and without a network too', async ({
  page,
  context,
}) => {
  const { ref, owed } = await findFamily(page);
  for (const [amount, reference] of [
    ['100.50', '98765432101'],
    ['40', '5566 7788'],
  ] as const) {
    await fillPayment(page, { ref, amount, reference });
    await page.getByRole('button', { name: 'Enter it' }).click();
    await expect(page.getByText(`Entered: GH₵${Number(amount).toFixed(2)}`)).toBeVisible();
  }
  // The list is read again after the last one.
  await expect(page.getByText('55667788')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this payment' }).first().click();
  await page.getByLabel('What was wrong with it?').fill('Paid by somebody else');
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(page.getByText('Counter-entry: Paid by somebody else')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 740 });
  await signOut(page);
  await page.setViewportSize({ width: 360, height: 740 });

  await openWithWorker(page, `/code#${ref}`);
  await page.getByRole('button', { name: 'Show the account' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(`You owe ${cedis(owed - 10_050)}.`)).toBeVisible();
  await expect(main.getByText(/MTN MoMo 98765432101 · GH₵100.50 · receipt LL-R [\w ]+$/)).toBeVisible();
  await expect(
    main.getByText(/MTN MoMo 55667788 · GH₵40.00 · taken back · receipt LL-R [\w ]+$/),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: /^receipt LL-R/ })).toHaveCount(2);
  // Nothing of the office: not who entered it, nor why it was cancelled.
  await expect(page.getByText('Paid by somebody else')).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await page.getByRole('button', { name: 'Print the statement' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('body > div[aria-hidden]');
  await expect(sheet).toContainText(`You owe ${cedis(owed - 10_050)}.`);
  await expect(sheet).toContainText('receipt LL-R');
  await expect(sheet).not.toContainText(ref);
  await expect(main).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(main).toBeVisible();
  await page.emulateMedia({ media: null });

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Show the account' }).click();
  await expect(main.getByText(`You owe ${cedis(owed - 10_050)}.`)).toBeVisible();
  await context.setOffline(false);
});
