import { findBarriers, findSmallTargets } from './support/accessibility';
import { putDocuments, readDocuments } from './support/records';
import { expect, lead, office, open, signIn, test, wakeForm, type Page } from './support/test';

const links = (page: Page) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('listitem').getByRole('link');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function openDesk(page: Page, who: typeof office): Promise<void> {
  await open(page, '/admin');
  await signIn(page, who);
  await expect(page).toHaveURL(new RegExp(`/admin/${who.id}`));
}

/** Gives the lead other duties, before the desk is opened. */
async function giveLead(page: Page, duties: readonly string[] | undefined): Promise<void> {
  const { [`roles/${lead.id}`]: role } = await readDocuments(page, 'roles/');
  await putDocuments(page, { [`roles/${lead.id}`]: { ...role, duties } });
}

for (const width of [360, 1280]) {
  test(`a view opened by its address without the duty says which one it needs, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openDesk(page, lead);
    await expect(title(page)).toContainText('Today');
    for (const [view, name] of [
      ['requests', 'Requests'],
      ['enquiries', 'Enquiries'],
      ['applications', 'Applications'],
      ['lessons', 'Lessons and pay'],
      ['settings', "The office's facts"],
      ['changes', 'Change log'],
    ] as const) {
      await page.goto(`/admin/${lead.id}?view=${view}`);
      await expect(title(page)).toHaveText(name);
      await expect(
        page.getByText(
          name === 'Enquiries'
            ? 'Only the duty Office or Counselling opens this view'
            : 'Only the duty Office opens this view',
        ),
      ).toBeVisible();
      await expect(page.getByText('Who can give it: Office 1 (sample).')).toBeVisible();
      await expect(page.getByText(/not allowed|may not/i)).toHaveCount(0);
    }
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    const across = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(across).toBeLessThanOrEqual(width);
  });
}

test('the rail shows what the duties open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openDesk(page, lead);
  await expect(links(page)).toHaveText([
    'Today',
    'Child protection',
    'Counselling',
    'Homework help',
    'People and roles',
    'Remove a person',
  ]);
  await giveLead(page, []);
  await page.goto(`/admin/${lead.id}`);
  await expect(
    page.getByText('You are an administrator and have no duty yet.', { exact: false }),
  ).toBeVisible();
  await expect(links(page)).toHaveText(['People and roles']);
  // A role from before duties were asked names none, and means the office.
  await giveLead(page, undefined);
  await page.goto(`/admin/${lead.id}`);
  await expect(title(page)).toContainText('Today');
  await expect(page.getByRole('link', { name: 'Change log', exact: true })).toBeVisible();
});

test('a counsellor answers the enquiries about counselling alone', async ({ page }) => {
  for (const topic of ['counselling', 'jobs']) {
    await open(page, `/form?topic=${topic}`);
    await wakeForm(page);
    await page.getByLabel('Your name').fill(`Ama asks about ${topic}`);
    await page.getByRole('textbox', { name: 'Phone' }).fill('024 123 4567');
    await page.getByLabel('Your message').fill(`A question about ${topic}.`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page).toHaveURL(/\/code#LL-E/);
  }
  await giveLead(page, ['counselling']);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openDesk(page, lead);
  await expect(title(page)).toContainText('Today');
  // Today has a row for it, and none for the other.
  await expect(page.getByRole('link', { name: /^Answer the enquiry/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Enquiries', exact: true }).click();
  await expect(page.getByText('Ama asks about counselling')).toBeVisible();
  await expect(page.getByText('Ama asks about jobs')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Junk', exact: true })).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: 'Ama asks about counselling' });
  await row.getByRole('link').click();
  const panel = page.getByRole('complementary', { name: 'Open record' });
  await panel.getByRole('button', { name: /Show/ }).click();
  await expect(panel.getByRole('link', { name: /024 123 4567/ })).toBeVisible();
  await expect(panel.getByLabel('New note')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Start to answer' }).click();
  await panel.getByRole('button', { name: 'Answered' }).click();
  await expect(panel.getByText('Resolved').first()).toBeVisible();
  const lines = Object.values(await readDocuments(page, 'changeLog/')).map(({ event }) => event);
  expect(lines).toEqual(expect.arrayContaining(['contact.shown', 'answer.started', 'answer.given']));
});

test('a duty that is taken away counts at once, and the open desk says so', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/admin');
  await page.getByLabel(/^This is a shared phone/).check();
  await signIn(page, lead);
  await expect(title(page)).toContainText('Today');

  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  await openDesk(other, office);
  await other.goto(`/admin/${office.id}?view=people`);
  await other
    .getByRole('row')
    .filter({ hasText: lead.email })
    .getByRole('button', { name: /^Change the duties/ })
    .click();
  const choice = other.getByRole('dialog', { name: /^The duties of/ });
  await choice.getByRole('checkbox', { name: /^Child protection/ }).click();
  await choice.getByRole('button', { name: 'Save the duties' }).click();
  await expect(choice).toHaveCount(0);

  await expect(
    page.getByRole('alert').filter({ hasText: 'This duty was taken away from you while the desk was open' }),
  ).toBeVisible();
  await expect(links(page)).toHaveText(['People and roles']);
});
