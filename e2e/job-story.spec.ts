import { cv, fill, send } from './support/job-application';
import { createOneSite } from './support/one-site';
import { readCode } from './support/request';
import { expect, office, open, signIn, test, type Page } from './support/test';

/** Unique per run, since a real backend keeps earlier schools. */
const run = Math.random()
  .toString(36)
  .replace(/[^a-z]/g, '')
  .slice(0, 6)
  .padEnd(6, 'x');
const school = `School ${run}`;
const title = `French teacher ${run}`;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const desk = (view: string) => `/admin/${office.id}?view=${view}`;

async function addSchool(page: Page): Promise<string> {
  await open(page, desk('schools'));
  await press(page, 'Add a school');
  const form = page.getByRole('form', { name: 'Add a school' });
  await form.getByLabel('Name of the school').fill(school);
  await form.getByLabel('Private school').check();
  await form.getByLabel('Primary', { exact: true }).check();
  await form.getByLabel('Region').selectOption('Greater Accra');
  await form.getByLabel('Town or area').fill('Madina');
  await form.getByLabel(/^Public number/).fill('0302 123 456');
  await form.getByLabel('Sign of the school').check();
  await press(page, 'Add the school');
  const added = page.getByRole('article', { name: school, exact: true });
  await added.getByRole('button', { name: 'Write down the check' }).click();
  await page.getByLabel(/^Who answered/).fill('Yaw Darko');
  await page.getByLabel(/^What are they/).fill('Head teacher');
  await press(page, 'The school is real: save the check');
  await expect(added.getByText('Yaw Darko, Head teacher')).toBeVisible();
  await added.getByRole('button', { name: 'More' }).click();
  await added.getByRole('button', { name: 'Make a code for the school' }).click();
  const message = added.getByText(/^Good day\. By this code/);
  await expect(message).toBeVisible();
  return /LL-G[0-9A-Z ]{16,17}/.exec(await message.innerText())?.[0].trim() ?? '';
}

async function publishPost(page: Page): Promise<string> {
  await open(page, desk('posts'));
  await press(page, 'Write a post');
  const form = page.getByRole('form', { name: 'Write a post' });
  await form.getByLabel(/^School/).selectOption({ label: `${school}, Madina` });
  await form.getByLabel(/^Title/).fill(title);
  await form.getByLabel('Primary', { exact: true }).check();
  await form.getByLabel('French', { exact: true }).check();
  await form.getByLabel('Full time').check();
  await form.getByLabel('At the school').check();
  await form.getByLabel('Not stated', { exact: true }).check();
  await form.getByLabel(/^The work/).fill('Six classes. Lunch at the school.');
  await form.getByLabel(/^Closing day/).fill(new Date(Date.now() + 1_728_000_000).toISOString().slice(0, 10));
  await press(page, 'Save the draft');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await press(page, 'Publish the post');
  await expect(page.getByText('Post published')).toBeVisible();
  return page.url().split('#')[1] ?? '';
}

test('from a school’s post to a teacher on its page, by three people in three browsers', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const people = await Promise.all(contexts.map((context) => context.newPage()));
  const [teacher, officer, head] = people as [Page, Page, Page];
  const problems: string[] = [];
  for (const page of people) page.on('pageerror', (error) => problems.push(error.message));
  const site = createOneSite(people);
  // Initialize each browser's backend before writing to it.
  for (const page of [teacher, head]) {
    await open(page, '/jobs');
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /posts?\b/ })
        .first(),
    ).toBeVisible();
  }
  await officer.setViewportSize({ width: 1440, height: 900 });
  await open(officer, '/admin');
  await signIn(officer, office);
  await expect(officer).toHaveURL(`/admin/${office.id}`);

  const codeOfSchool = await addSchool(officer);
  const post = await publishPost(officer);
  await site.share(officer);

  await open(teacher, `/jobs/${post}#apply`);
  await fill(teacher);
  await teacher.locator('input[aria-label="Add: CV"]').setInputFiles(cv);
  await expect(teacher.getByText('900 kB')).toBeVisible();
  await send(teacher);
  await expect(teacher.getByText('We read it')).toBeVisible();
  const application = (await readCode(teacher)).replaceAll(' ', '');
  await site.share(teacher);

  await officer.bringToFront();
  await officer.goto(`${desk('applicants')}#${application}`);
  await press(officer, 'Put on the short list');
  await press(officer, 'Pass on to the school');
  await press(officer, 'Pass them on');
  await expect(officer.getByText('Name and contact given to the school')).toBeVisible();
  await site.share(officer);

  await open(head, '/code');
  await head.getByLabel('Reference code').fill(codeOfSchool);
  await press(head, 'Follow');
  await expect(head.getByRole('heading', { level: 1, name: school })).toBeVisible();
  await expect(head.getByText('1 application', { exact: true })).toBeVisible();
  await expect(head.getByRole('heading', { level: 3, name: 'Abena Osei' })).toBeVisible();
  expect(await head.content()).not.toContain(application);

  await teacher.bringToFront();
  await teacher.goto(`/code#${application}`);
  await teacher.reload();
  await expect(teacher.getByText('You are on the short list')).toBeVisible();
  expect(problems).toEqual([]);
});
