import { findBarriers, findSmallTargets } from './support/accessibility';
import { putDocuments, readDocuments } from './support/records';
import { openWithWorker } from './support/worker';
import { expect, office, open, signIn, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('whether an answer helped is counted once, also without network and by a double press', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/faq');
  const refund = page.locator('#refund');
  await refund.getByText('Do I get money back?').click();
  await context.setOffline(true);
  await refund.getByRole('button', { name: 'No', exact: true }).dblclick();
  await expect(refund.getByText('Kept on this phone. It is counted once there is network.')).toBeVisible();
  await expect(refund.getByText('Counted.')).toHaveCount(0);
  await expect(refund.getByRole('link', { name: 'Ask us' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.reload();
  await context.setOffline(false);
  await page.locator('#cost').getByText('What does it cost?').click();
  await page.locator('#cost').getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('#cost').getByText('Counted. Thank you.')).toBeVisible();

  // The first answer of this phone counts, whatever is pressed later.
  await refund.getByText('Do I get money back?').click();
  await refund.getByRole('button', { name: 'Yes' }).click();
  await expect(refund.getByText('Counted. Thank you. This phone answered before')).toBeVisible();
  const votes = Object.entries(await readDocuments(page, 'helpful/'));
  expect(votes.map(([, vote]) => vote)).toEqual([
    { question: 'cost', vote: 'yes' },
    { question: 'refund', vote: 'no' },
  ]);
  const ballots = votes.map(([path]) => path.split('_')[1]);
  expect(new Set(ballots).size).toBe(2);
});

test('the questions load no backend before the first touch, and no vote before an answer is pressed', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/faq');
  const isOf = (name: string) => asked.some((path) => path.includes(`/${name}.`));
  expect(isOf('part-faq')).toBe(false);
  expect(isOf('services')).toBe(false);
  await page.locator('#cost').getByText('What does it cost?').click();
  await expect(page.locator('#cost').getByText('Did this answer it?')).toBeVisible();
  expect(isOf('helpful-vote')).toBe(false);
  await page.locator('#cost').getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('#cost').getByText('Counted. Thank you.')).toBeVisible();
  expect(isOf('helpful-vote')).toBe(true);
  expect(isOf('services')).toBe(true);
});

test('what is not found in the questions is asked by the form, and a message in its draft stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/faq');
  await page.getByLabel('Search the questions').fill('swimming lessons & 50%');
  await expect(page.getByText('No question has this word')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Send it to us as a question' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('swimming lessons & 50%');
  await expect(page.getByLabel('What is it about?')).toHaveValue('other');
  expect(new URL(page.url()).search).toBe('?topic=other');
  await page.getByLabel('Your message').fill('Do you teach swimming in Tema?');

  await page.goBack();
  await page.getByLabel('Search the questions').fill('karate');
  await page.getByRole('link', { name: 'Send it to us as a question' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('Do you teach swimming in Tema?');
});

for (const width of [320, 1280]) {
  test(`the office reads which answers fail, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/admin');
    await signIn(page, office);
    const ballot = (n: number) => `7f0c5b53-2c9b-4a0e-9a5e-5c8d1d1f4a1${n}`;
    await putDocuments(page, {
      [`helpful/cost_${ballot(1)}`]: { question: 'cost', vote: 'yes' },
      [`helpful/cost_${ballot(2)}`]: { question: 'cost', vote: 'no' },
      [`helpful/refund_${ballot(3)}`]: { question: 'refund', vote: 'no' },
      [`helpful/refund_${ballot(4)}`]: { question: 'refund', vote: 'no' },
    });
    const part = page.getByRole('group').filter({ hasText: 'Which answers on the questions page help' });
    await part.getByText('Which answers on the questions page help').click();
    const lines = part.getByRole('listitem');
    await expect(lines).toHaveText([
      /^Do I get money back\?0 yes · 2 no$/,
      /^What does it cost\?1 yes · 1 no$/,
    ]);
    await expect(part.getByText('Counting them costs 78 reads')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await lines.getByRole('link').first().click();
    await expect(page).toHaveURL('/faq#refund');
  });
}
