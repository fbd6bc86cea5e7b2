import { findBarriers, findSmallTargets } from './support/accessibility';
import { isWide, openTexts, startAsOffice } from './support/office-texts';
import { createOneSite } from './support/one-site';
import { expect, open, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

const phone = { width: 360, height: 740 };

const form = (page: Page, name = 'Edit the question') => page.getByRole('form', { name });
const item = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const save = (page: Page, name?: string) => form(page, name).getByRole('button', { name: 'Save' }).click();

const openQuestions = (page: Page) => openTexts(page, 'faqs', 'Questions people ask');
const start = (page: Page) => startAsOffice(page, 'faqs', 'Questions people ask');

/** Saves a copy of a question of the site, with another answer if one is given. */
async function copy(page: Page, question: string, answer?: string): Promise<void> {
  await item(page, question).getByRole('button', { name: 'Edit a copy' }).click();
  if (answer !== undefined)
    await form(page)
      .getByLabel(/^Answer/)
      .fill(answer);
  await save(page);
  await expect(form(page)).toHaveCount(0);
}

const publish = async (page: Page, question: string) => {
  await item(page, question).getByRole('button', { name: 'Publish' }).click();
  await expect(item(page, question).getByRole('link', { name: 'Read it on the site' })).toBeVisible();
};

const refund = 'Do I get money back?';
const transport = "Who pays the tutor's transport?";

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('the office edits a question and hides another, and a visitor reads it, again without network', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    await start(page);
    await item(page, refund).getByRole('button', { name: 'Edit a copy' }).click();
    await expect(form(page).getByLabel(/^Answer/)).toHaveValue(/^A lesson that was not taught/);
    await form(page)
      .getByLabel(/^Answer/)
      .fill('Within the month.\n\nAsk tel:+233201234567.');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('link', { name: '+233201234567' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    await expect(
      form(page)
        .getByText(/^Saved on this/)
        .first(),
    ).toBeVisible();
    // A reload loses nothing.
    await openQuestions(page);
    await item(page, refund).getByRole('button', { name: 'Edit a copy' }).click();
    await expect(form(page).getByLabel(/^Answer/)).toHaveValue(/^Within the month/);
    await save(page);
    await expect(form(page)).toHaveCount(0);
    await publish(page, refund);
    await copy(page, transport);
    await item(page, transport).getByRole('button', { name: 'Put away' }).click();
    await expect(page.getByText(/hides the site's own question, too/)).toBeVisible();
    await page.getByRole('button', { name: 'Put it away' }).click();
    await expect(item(page, transport).getByText("Hides the site's own question.")).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);

    const other = await browser.newContext({ serviceWorkers: 'allow', viewport: phone });
    const visitor = await other.newPage();
    const site = createOneSite([page, visitor]);
    await open(visitor, '/tutorPage');
    const databases = () =>
      visitor.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(databases).toContain('lifeline');
    await site.share(page);
    await openWithWorker(visitor, '/faq');
    await expect(visitor.locator('#transport')).toHaveCount(1);
    await visitor.keyboard.press('Tab');
    await expect(visitor.locator('#transport')).toHaveCount(0);
    await visitor.locator('#refund').getByText(refund).click();
    await expect(visitor.locator('#refund').getByText('Within the month.')).toBeVisible();
    await expect(visitor.getByRole('link', { name: '+233201234567' })).toHaveAttribute(
      'href',
      'tel:+233201234567',
    );
    expect(await findBarriers(visitor)).toEqual([]);
    await visitor.setViewportSize({ width: 320, height: 640 });
    expect(await isWide(visitor)).toBe(false);
    await visitor.locator('#refund').getByRole('button', { name: 'Yes' }).click();
    await expect(visitor.locator('#refund').getByText('Counted. Thank you.')).toBeVisible();
    await visitor.getByLabel('Search the questions').fill('within month');
    await expect(visitor.getByRole('status').getByText('1 question')).toBeVisible();

    await other.setOffline(true);
    await visitor.reload();
    await expect(visitor.locator('#refund').getByText('Within the month.')).toBeVisible();
    await other.close();
  });
});

test('a question moves within its group, and of two who edit one the second keeps the own text', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await start(page);
  await copy(page, refund);
  const names = () => page.getByRole('region', { name: 'What it costs' }).getByRole('heading', { level: 3 });
  await expect(names()).toHaveCount(6);
  await expect(names().nth(5)).toHaveText(refund);
  await item(page, refund).getByRole('button', { name: 'Move up' }).click();
  await expect(names().nth(4)).toHaveText(refund);
  const down = item(page, refund).getByRole('button', { name: 'Move down' });
  await expect(down).toHaveAttribute('aria-disabled', 'false');
  await down.click();
  await expect(names().nth(5)).toHaveText(refund);

  const other = await context.newPage();
  await openQuestions(other);
  await item(other, refund).getByRole('button', { name: 'Edit', exact: true }).click();
  await form(other)
    .getByLabel(/^Answer/)
    .fill('Ours is typed, not saved.');
  await page.bringToFront();
  await item(page, refund).getByRole('button', { name: 'Edit', exact: true }).click();
  await form(page)
    .getByLabel(/^Answer/)
    .fill('Theirs is saved first.');
  await save(page);
  await expect(form(page)).toHaveCount(0);

  await other.bringToFront();
  const note = other.getByRole('alert').filter({ hasText: /^Somebody has changed this question/ });
  await expect(note.getByText('Theirs is saved first.')).toBeVisible();
  await expect(form(other).getByLabel(/^Answer/)).toHaveValue('Ours is typed, not saved.');
  await note.getByRole('button', { name: 'Keep what I typed' }).click();
  await save(other);
  await expect(form(other)).toHaveCount(0);
  await item(other, refund).getByRole('button', { name: 'More' }).click();
  await expect(item(other, refund).getByText('Ours is typed, not saved.')).toBeVisible();
});
