import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { putDocuments, readDocuments } from './support/records';
import { themes } from './support/routes';
import { expect, lead, office, open, signIn, signOut, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

const words = 'The child next door is left alone at night.';
const callsOf = (page: Page) => page.getByRole('link', { name: /^Call (112|0800)/ });

async function sendWorry(page: Page): Promise<void> {
  await page.getByLabel('What worries you').fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/code#LL-W/);
}

async function openDesk(page: Page, who: typeof office): Promise<void> {
  await open(page, '/admin');
  await signIn(page, who);
  await expect(page).toHaveURL(new RegExp(`/admin/${who.id}`));
}

test('a worry about a child reaches the lead and nobody else', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'Tell us about a worry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Worried about a child');
  await expect(callsOf(page)).toHaveCount(3);
  await expect(
    page.getByText(/reads it within 4 office hours, by .+ at the latest, and nobody else does/),
  ).toBeVisible();
  await expect(page.getByText(/^Answered by/)).toHaveCount(0);
  // Without name and contact.
  await sendWorry(page);
  const code = page.url().split('#')[1] ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your report is with us.');
  await expect(callsOf(page)).toHaveCount(3);
  await expect(page.getByText(/It is safe|working days/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /cancel/i })).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesk(page, office);
  await expect(page.getByRole('link', { name: 'Enquiries', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Child protection', exact: true })).toHaveCount(0);
  await expect(page.getByText(/worry about a child that nobody has acted on/)).toHaveCount(0);
  await page.goto(`/admin/${office.id}?view=concerns#${code}`);
  await expect(page.getByText('Only the duty Child protection opens this view')).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await page.goto(`/admin/${office.id}?view=enquiries#${code}`);
  await expect(page.getByText('This record is not here any more', { exact: false })).toBeVisible();
  await page.goto(`/admin/${office.id}`);
  await signOut(page);

  await openDesk(page, lead);
  const note = page.getByRole('status').filter({ hasText: '1 worry about a child' });
  // The desk of somebody with this duty alone begins with it, and opens nothing else of the records.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Today');
  await expect(page.getByRole('link', { name: /^Read the worry about a child/ })).toBeVisible();
  for (const view of ['People and roles', 'Remove a person', 'Child protection']) {
    await page.getByRole('link', { name: view, exact: true }).click();
    await expect(note).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Save as CSV' })).toHaveCount(0);
  await note.getByRole('link').click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('left no name, phone or email here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show contact, and log it' })).toHaveCount(0);
  await page.getByLabel('New note').fill('The aunt of the child was called.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('The aunt of the child was called.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Somebody was called' }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Passed on to those who must know' }).click();
  const close = page.getByRole('button', { name: 'Nothing is left to do: close it' });
  await close.click();
  // Written, before the page is left.
  await expect(close).toHaveCount(0);
  await page.goto(`/admin/${lead.id}`);
  await signOut(page);

  // Others of the office read in the change log that something was done, and nothing of the words.
  await openDesk(page, office);
  await page.goto(`/admin/${office.id}?view=changes`);
  await expect(page.getByRole('row').filter({ hasText: 'Passed on' })).toHaveCount(2);
  await expect(page.getByText(/left alone|aunt/)).toHaveCount(0);
  await open(page, `/code#${code}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'What was to be done is done.' })).toBeVisible();
});

test('who wrote a worry is shown to the lead alone, each time after a line in the log', async ({ page }) => {
  // As the version before stored it, with its writer in the record.
  const older = createReferenceCode('concern');
  const sent = '2026-11-20T08:00:00.000Z';
  await open(page, '/form?topic=safeguarding');
  await page.getByLabel('Your name').fill('Yaa Neighbour');
  await page.getByLabel('Phone (optional)').fill('024 123 4567');
  await sendWorry(page);
  const code = page.url().split('#')[1] ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your report is with us.');
  await putDocuments(page, {
    [`concerns/${older}`]: {
      state: 'received',
      createdAt: sent,
      movedAt: sent,
      updatedAt: sent,
      lastChange: '',
      isSample: false,
      words: 'A boy sleeps in the market.',
      name: 'Esi Older',
      phone: '+233201112222',
      email: '',
      source: 'anybody',
      about: '',
    },
    [`tracking/${older}`]: {
      topic: { kind: 'safeguarding' },
      state: 'received',
      steps: { sent: { what: 'received', at: sent } },
    },
  });
  const records = await readDocuments(page, 'concerns/');
  expect(JSON.stringify(records[`concerns/${code}`])).not.toMatch(/Yaa|23324/);

  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesk(page, lead);
  await page.getByRole('link', { name: 'Child protection', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Child protection');
  const writers = /Yaa Neighbour|123 4567|Esi Older|111 2222/;
  const shows = [
    [code, 'Yaa Neighbour', words],
    [older, 'Esi Older', 'A boy sleeps in the market.'],
  ] as const;
  for (const [ref, name, written] of shows) {
    await page.goto(`/admin/${lead.id}?view=concerns#${ref}`);
    await expect(page.getByText(written)).toBeVisible();
    await expect(page.getByText(writers)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show contact, and log it' }).click();
    await expect(page.getByText(name)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  }
  const lines = Object.values(await readDocuments(page, 'changeLog/'));
  for (const [ref] of shows)
    expect(
      lines.filter((line) => line.record === `concerns/${ref}` && line.event === 'contact.shown'),
    ).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/Yaa|Esi/);
});

test('while nobody has the duty the desk is red and the form gives numbers in place of a promise', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesk(page, office);
  const alarm = page.getByRole('alert').filter({ hasText: 'Nobody answers for child protection.' });
  await page.getByRole('link', { name: 'People and roles', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People and roles');
  await expect(alarm).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: lead.email });
  const duties = page.getByRole('dialog', { name: /^The duties of/ });
  const changeDuty = async () => {
    await row.getByRole('button', { name: /^Change the duties/ }).click();
    await duties.getByRole('checkbox', { name: /^Child protection/ }).click();
    await duties.getByRole('button', { name: 'Save the duties' }).click();
    await expect(duties).toHaveCount(0);
  };
  await changeDuty();
  await expect(alarm).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  const visitor = await page.context().newPage();
  await open(visitor, '/form?topic=safeguarding');
  await expect(visitor.getByText(/nobody would read what you write here/)).toBeVisible();
  await expect(callsOf(visitor)).toHaveCount(3);
  await expect(visitor.getByLabel('What worries you')).toHaveCount(0);

  await page.bringToFront();
  await changeDuty();
  await expect(alarm).toHaveCount(0);
  await visitor.bringToFront();
  await expect(visitor.getByText(/reads it within 4 office hours/)).toBeVisible();
  await expect(visitor.getByLabel('What worries you')).toBeVisible();
});

for (const theme of themes) {
  test(`the form for a worry on a phone passes the accessibility checks, in ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/form?topic=safeguarding');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('a worry written offline gets its code, waits on the phone, and is sent when the network returns', async ({
    page,
    context,
  }) => {
    await openWithWorker(page, '/faq');
    await context.setOffline(true);
    await page.goto('/form?topic=safeguarding');
    await expect(callsOf(page)).toHaveCount(3);
    await page.getByLabel('What worries you').fill(words);
    await expect(page.getByText('After Send it waits on this phone until it has arrived.')).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'It is on this phone.' })).toBeVisible();
    await expect(page).toHaveURL(/\/code#LL-W/);
    await expect(callsOf(page)).toHaveCount(3);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Your report is with us.' })).toBeVisible();
  });
});
