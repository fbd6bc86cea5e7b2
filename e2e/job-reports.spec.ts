import { findBarriers, findSmallTargets } from './support/accessibility';
import { readDocuments } from './support/records';
import { expect, office, open, signIn, test, type Page } from './support/test';

/** A sample post of the demo that stays open for weeks. */
const post = 'LL-P68W02M8A6FW63';

async function fillReport(page: Page, words: string): Promise<void> {
  await page.getByLabel('What is wrong?').selectOption({ label: 'They asked me for money' });
  await page.getByLabel('What happened?').fill(words);
}

/** Sends the form, and answers the code of the report. */
async function sendReport(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page).toHaveURL(/\/code#LL-F/);
  await expect(page.getByText('A report about a job.', { exact: false }).first()).toBeVisible();
  return page.url().split('#')[1] ?? '';
}

async function judge(page: Page): Promise<void> {
  await open(page, `/jobs/check`);
  await page.getByLabel('The message, the code or the link').fill(post);
  await page.getByRole('button', { name: 'Check it' }).click();
}

test('two reports pause a post; the office looks, dismisses one, and the post goes on', async ({ page }) => {
  // From the post itself.
  await open(page, `/jobs/${post}`);
  await page.getByRole('link', { name: 'They asked me for money' }).click();
  await expect(page.getByText(/^It is about the post LL-P 68W0/)).toBeVisible();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('link', { name: /What happened/ })).toBeVisible();
  await fillReport(page, 'A man called Kofi asked for 150 cedis.');
  const first = await sendReport(page);
  await open(page, `/jobs/${post}`);
  await expect(page.getByText(/\d+ days left/)).toBeVisible();

  // From the check of its code.
  await judge(page);
  await page.getByRole('link', { name: 'Report this post' }).click();
  await expect(page.getByText(/^It is about the post LL-P 68W0/)).toBeVisible();
  await fillReport(page, 'They wanted a fee for the form.');
  const second = await sendReport(page);
  expect(second).not.toBe(first);

  await open(page, `/jobs/${post}`);
  await expect(page.getByText('The office is looking at this post again.', { exact: false })).toBeVisible();
  await open(page, '/jobs');
  const row = page.locator('main li').filter({ hasText: 'Mathematics teacher, JHS' });
  await expect(page.getByRole('status').filter({ hasText: /open posts?\b/ })).toBeVisible();
  await expect(row).toHaveCount(0);
  await judge(page);
  await expect(page.getByRole('heading', { name: /paused/i })).toBeVisible();

  // The office.
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  const note = page.getByRole('status').filter({ hasText: '2 reports about jobs wait' });
  await expect(note).toBeVisible();
  await note.getByRole('link').first().click();
  const record = page.getByRole('complementary', { name: 'Open record' });
  await expect(record.getByText('A man called Kofi asked for 150 cedis.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await record.getByRole('button', { name: 'Look into it' }).click();
  await record.getByRole('button', { name: 'It is not so' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 report about a job waits' })).toBeVisible();
  await expect(record.getByText('Dismissed').first()).toBeVisible();
  const stored = await readDocuments(page, `jobs/${post}`);
  expect(stored[`jobs/${post}`]).toMatchObject({ state: 'published', openReports: 1 });

  await open(page, `/jobs/${post}`);
  await expect(page.getByText(/\d+ days left/)).toBeVisible();
  await page.goto(`/code#${first}`);
  await page.reload();
  await expect(page.getByText('The office found nothing wrong.')).toBeVisible();
  await expect(page.getByText('We asked, and what you reported was not so.')).toBeVisible();
});

test('a flyer that is not ours is reported without a post, and the text is kept until it is sent', async ({
  page,
}) => {
  await open(page, '/jobs/check#report');
  await expect(page.getByText(/^It is about something else, such as a flyer/)).toBeVisible();
  await fillReport(page, 'A flyer at the lorry park, MoMo 024 000 0000.');
  await expect(page.getByText(/Saved on this phone/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('What happened?')).toHaveValue(
    'A flyer at the lorry park, MoMo 024 000 0000.',
  );
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  const code = await sendReport(page);
  const stored = await readDocuments(page, `jobReports/${code}`);
  expect(stored[`jobReports/${code}`]).toMatchObject({ job: '', link: '', reason: 'money' });
});
