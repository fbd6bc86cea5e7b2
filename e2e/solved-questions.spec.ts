import { findBarriers, findSmallTargets } from './support/accessibility';
import { expect, open, test, wakeForm, type Page } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

test('a student finds a solved question, and opens its answer part by part', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await open(page, '/homework');
  await press(page, 'Search the solved questions');
  await expect(page.getByText('3 questions are solved.')).toBeVisible();
  await page.getByLabel('What is your question about?').fill('density of stones');
  await expect(page.getByText('1 question found')).toBeVisible();
  await check(page);
  // What is typed stays on the phone.
  expect(sent.filter((request) => request.includes('density of'))).toEqual([]);

  await page.getByRole('link', { name: /A stone of mass 60 g/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Solved: .*JHS 2/ })).toBeVisible();
  await expect(page.getByText('By how much does the water rise?')).toBeVisible();
  await expect(page.getByText('24 cm³.')).toHaveCount(0);
  await check(page);
  await press(page, 'Another hint');
  await press(page, 'Open the first step');
  await expect(page.getByText('Volume of the stone = ')).toBeVisible();
  await press(page, 'Open the next step');
  await press(page, 'Open the next step');
  await expect(page.getByText('The density of the stone is 2.5 g/cm³.')).toHaveCount(0);
  await press(page, 'Show the result');
  await expect(page.getByText('The density of the stone is 2.5 g/cm³.')).toBeVisible();
  await press(page, 'Show the right answer');
  await expect(page.getByText('Right is: 2.7')).toBeVisible();
  await check(page);
});

test('the document of a solved question has its text before its script, and none for a wrong address', async ({
  page,
  request,
}) => {
  const slug = 'density-of-a-stone-in-a-measuring-cylinder';
  const html = await (await request.get(`/homework/${slug}`)).text();
  expect(html).toContain('A stone of mass 60 g');
  expect(html).toContain('By how much does the water rise?');
  // The demo's are samples, which search engines leave out.
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(((await (await request.get('/solved.json')).json()) as { count: number }).count).toBe(3);
  await open(page, '/homework/no-such-question');
  await expect(page.getByRole('heading', { level: 1, name: 'This question is not here' })).toBeVisible();
});

test('whoever asks sees a similar solved question, and comes back to what was typed', async ({ page }) => {
  await open(page, '/homework');
  const text = 'A stone makes the water rise in a measuring cylinder. What is its density?';
  await wakeForm(page);
  await page.getByLabel('What is the question?').fill(text);
  await press(page, 'Look for similar questions');
  await page.getByRole('link', { name: /A stone of mass 60 g/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Solved: Science/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('What is the question?')).toHaveValue(text);
});
