import { readFile } from 'node:fs/promises';
import { findBarriers, findSmallTargets } from './support/accessibility';
import {
  addLessonsOfLastMonth,
  closeLastMonth,
  lastMonth,
  openMonths,
  startWithShare,
} from './support/months';
import { putDocuments, readDocuments } from './support/records';
import { expect, open, signIn, signOut, test, tutor } from './support/test';

test('a tutor chooses a network once, and is paid there; of others the office reads that it is guessed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page).toHaveURL(`/tutor/${tutor.id}`);
  await page.goto(`/tutor/${tutor.id}?view=earnings`);
  await expect(page.getByText('You have not chosen a network yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose the network' }).click();
  const form = page.getByRole('form', { name: 'Where you are paid' });
  await form.getByRole('radio', { name: 'Telecel Cash' }).check();
  const number = form.getByLabel(/^Number of your wallet/);
  await number.fill('+44 20 7946 0018');
  await form.getByRole('button', { name: 'Save it' }).click();
  await expect(number).toHaveAccessibleDescription(/Mobile money goes to a Ghanaian number only/);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await number.fill('024 111 9999');
  await form.getByRole('button', { name: 'Save it' }).dblclick();
  await expect(page.getByText(/^Telecel Cash, 024 111 9999\. You chose it on /)).toBeVisible();
  expect(await readDocuments(page, 'payoutAccounts/')).toMatchObject({
    [`payoutAccounts/${tutor.id}`]: { network: 'telecel', number: '+233241119999' },
  });
  await page.setViewportSize({ width: 1280, height: 740 });
  await signOut(page);

  await startWithShare(page);
  await addLessonsOfLastMonth(page);
  await closeLastMonth(page);
  await page.getByRole('link', { name: `Payouts of ${lastMonth.name}` }).click();
  await page.getByRole('button', { name: /^Make a run/ }).click();
  await page.getByRole('button', { name: 'Make the run' }).click();
  await expect(page.getByText('Telecel Cash 024 111 9999')).toBeVisible();
  await expect(page.getByText(/^No network chosen: this one is guessed/)).toHaveCount(1);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /Save .*run 1/ }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  expect(csv).toContain('\r\n233241119999,Telecel Cash,by the tutor,');
  expect(csv).toContain('\r\n233242222222,MTN MoMo,guessed by the number,');
});

test.describe('a record that cannot be read', () => {
  // The page reports it, for whoever looks after the database.
  test.use({ expectedProblems: /payment mtn-1234-1/ });

  test('keeps a month from being closed, and is named', async ({ page }) => {
    await startWithShare(page);
    await addLessonsOfLastMonth(page);
    await putDocuments(page, {
      'payments/mtn-1234-1': { amount: 'sixty', at: `${lastMonth.id}-15T15:00:00.000Z` },
    });
    await openMonths(page);
    await page.getByRole('button', { name: `See what ${lastMonth.name} holds` }).click();
    await expect(
      page.getByText(`${lastMonth.name} cannot be closed: one record that may belong to it cannot be read`),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: `Close ${lastMonth.name}`, exact: true })).toHaveCount(0);
    await expect(page.getByText('1 record cannot be read.')).toBeVisible();
  });
});
