import { findBarriers, findSmallTargets } from './support/accessibility';
import { readDocuments } from './support/records';
import { expect, office, open, signIn, test, type Page } from './support/test';

const rowsOf = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Open the record' });
const tellings = async (page: Page) => Object.values(await readDocuments(page, 'tellings/'));

/** Somebody writes to the office, which answers. */
async function answerAnEnquiry(page: Page, desk: Page): Promise<void> {
  await open(page, '/form?topic=consultancy');
  await page.getByLabel('Your name').fill('Mr Owusu');
  await page.getByLabel('Your message').fill('Our BECE results fell. Can you help?');
  await page.getByLabel('Phone', { exact: true }).fill('0241234567');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is safe. This code is your receipt.');

  await open(desk, '/admin');
  await signIn(desk, office);
  await expect(desk).toHaveURL(`/admin/${office.id}`);
  await desk.goto(`/admin/${office.id}?view=enquiries&q=Owusu`);
  await desk.getByRole('row').filter({ hasText: 'Mr Owusu' }).getByRole('link').click();
  await desk.getByRole('button', { name: 'Start to answer' }).click();
  await expect(desk.getByRole('heading', { name: 'Tell them?' })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Answered' }).click();
}

const openList = async (page: Page) => {
  await page.goto(`/admin/${office.id}?view=telling`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To tell');
  await expect(page.getByRole('status').filter({ hasText: /told/ })).toBeVisible();
};

/** Another browser window of the office. */
const another = (page: Page) => page.context().newPage();

test('the office tells whoever asked of the answer, as soon as it is given', async ({ page, context }) => {
  const desk = await context.newPage();
  await answerAnEnquiry(page, desk);
  const part = desk.locator('section').filter({ has: desk.getByRole('heading', { name: 'Tell them?' }) });
  await expect(part).toContainText('We have answered what you wrote to us.');
  await expect(part).not.toContainText('Owusu');
  await expect(part.getByText('024 123 4567')).toHaveCount(0);
  await part.getByRole('button', { name: 'Show how to reach them' }).click();
  await expect(part.getByText('024 123 4567')).toBeVisible();
  const sms = part.getByRole('link', { name: 'SMS' });
  await expect(sms).toHaveAttribute('href', /^sms:\+233241234567\?body=Good%20day/);
  await expect(part.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/233241234567\?text=Good%20day/,
  );
  await part.getByRole('button', { name: 'By SMS' }).click();
  await expect(part.getByText(/^Told by SMS: .+ Office 1 \(sample\), /)).toBeVisible();
  await expect(part.getByText('How did you tell them?')).toHaveCount(0);
  expect(await tellings(desk)).toMatchObject([{ event: 'answer.given', way: 'sms', userId: office.id }]);
});

test('what is not told stands in a list, and two of the office tell it once', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const desk = await context.newPage();
  await desk.setViewportSize({ width: 360, height: 740 });
  await answerAnEnquiry(page, desk);
  const colleague = await another(desk);
  for (const one of [desk, colleague]) await openList(one);
  const row = (one: Page) => rowsOf(one).filter({ hasText: 'Tell whoever asked' });
  await expect(row(desk)).toHaveCount(1);
  const link = row(desk).getByRole('link', { name: /^Open the record [0-9A-Z]{4} [0-9A-Z]{4}$/ });
  await expect(link).toBeVisible();
  const rows = await rowsOf(desk).count();
  expect(await findBarriers(desk)).toEqual([]);
  expect(await findSmallTargets(desk)).toEqual([]);

  for (const [one, way] of [
    [desk, 'By phone'],
    [colleague, 'Not needed'],
  ] as const) {
    const opener = row(one).getByRole('button', { name: 'Tell them?' });
    if (await opener.isVisible()) await opener.click();
    await row(one).getByRole('button', { name: way }).click();
    await expect(row(one)).toHaveCount(0);
    await expect(rowsOf(one)).toHaveCount(rows - 1);
  }
  expect(await tellings(desk)).toMatchObject([{ way: 'phone' }]);

  await desk.reload();
  await expect(desk.getByRole('status').filter({ hasText: /told/ })).toBeVisible();
  await expect(row(desk)).toHaveCount(0);
});
