import { readFileSync } from 'node:fs';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { fillRequest, sendRequest } from './support/request';
import { expect, open, signIn, test, tutor, type Page } from './support/test';

/** Presses a button and reads the file that it saves. */
async function saved(page: Page, name: string): Promise<{ readonly file: string; readonly text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await download;
  return { file: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test('a family saves its data by code, without what whoever finds the code could misuse, and asks for more', async ({
  page,
}) => {
  await open(page, '/tuition');
  await fillRequest(page);
  const code = (await sendRequest(page)).replaceAll(' ', '');
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `/code#${code}`);
  await expect(page.getByRole('main').getByRole('heading').last()).toHaveText('Your data');
  const json = await saved(page, 'Save as JSON');
  expect(json.file).toBe('lifeline-data.json');
  const { documents } = JSON.parse(json.text) as { documents: { path: string; data: { state: string } }[] };
  expect(documents.map(({ path }) => path)).toEqual([`tracking/${code}`]);
  expect(documents[0]?.data.state).toBe('submitted');
  const html = await saved(page, 'Save as a page');
  expect(html.file).toBe('lifeline-data.html');
  expect(html.text).toContain('submitted');
  expect(json.text + html.text).not.toMatch(/Ama Mensah|241234567/);
  // The page opens by itself.
  const other = await page.context().newPage();
  await other.setContent(html.text);
  await expect(other.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  await other.close();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  await page.getByRole('link', { name: 'Ask for the rest, or to correct or delete it' }).click();
  await expect(page).toHaveURL(/\/form\?topic=my-data/);
  await expect(page.getByText(/^Answered by/)).toBeVisible();
});

test('a tutor saves the own data from the profile', async ({ page }) => {
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page).toHaveURL(new RegExp(`/tutor/${tutor.id}`));
  await page.goto(`/tutor/${tutor.id}?view=profile`);
  await expect(page.getByRole('heading', { name: 'Your data', exact: true })).toBeVisible();
  const { text } = await saved(page, 'Save as JSON');
  const { documents } = JSON.parse(text) as { documents: { path: string }[] };
  expect(documents.map(({ path }) => path)).toContain(`tutors/${tutor.id}`);
  expect(documents.some(({ path }) => path.includes('/contact/'))).toBe(false);
});
