import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { applied } from './support/job-application';
import { putDocuments, readDocuments, stateOf } from './support/records';
import { themes } from './support/routes';
import { expect, lead, office, open, signIn, test, type Page } from './support/test';

const words = (page: Page) => page.getByLabel(/^Words about it/);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const overtaken = (page: Page) => page.getByRole('alert').filter({ hasText: 'This was moved meanwhile' });

/** Opens the application, begins to decline it and types why. */
async function beginToDecline(page: Page, code: string, said: string): Promise<void> {
  await open(page, `/admin/${office.id}?view=applicants#${code}`);
  await press(page, 'Decline');
  await page.getByRole('radio', { name: 'Another reason' }).check();
  await words(page).fill(said);
}

async function signInWith(page: Page, code: string): Promise<void> {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await putDocuments(page, applied(code));
}

test('of two who work on one record the second keeps what was typed, and reads how it stands now', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const code = createReferenceCode('jobApplication');
  await signInWith(page, code);
  await beginToDecline(page, code, 'The school asked for a man of Kasoa.');

  const other = await context.newPage();
  await open(other, `/admin/${office.id}?view=applicants#${code}`);
  await press(other, 'Put on the short list');
  await expect(other.getByRole('button', { name: 'Hired', exact: true })).toBeVisible();
  await page.bringToFront();
  await expect(overtaken(page)).toContainText('What you typed is kept, and can still be sent.');
  await expect(words(page)).toHaveValue('The school asked for a man of Kasoa.');

  await other.bringToFront();
  await press(other, 'Hired');
  await expect(other.getByRole('button', { name: 'Decline', exact: true })).toHaveCount(0);
  await page.bringToFront();
  await expect(overtaken(page)).toContainText('this can no longer be done');
  await page.locator('form').getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByText(/^Somebody else has moved this meanwhile/)).toBeVisible();
  await expect(words(page)).toHaveValue('The school asked for a man of Kasoa.');
  expect(await stateOf(page, `jobApplications/${code}`)).toBe('hired');
  await press(page, 'Do not decline');
  await expect(overtaken(page)).toHaveCount(0);
});

for (const theme of themes)
  for (const width of [360, 1440])
    test(`a refused move shows who moved the record a moment ago, at ${width} px in ${theme}`, async ({
      page,
    }) => {
      await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
      await page.setViewportSize({ width, height: 900 });
      const code = createReferenceCode('jobApplication');
      await signInWith(page, code);
      await beginToDecline(page, code, 'Nobody answers.');
      // A colleague elsewhere, of whose write this page hears nothing.
      const path = `jobApplications/${code}`;
      const at = new Date().toISOString();
      const id = crypto.randomUUID();
      const moved = { state: 'shortlisted', movedAt: at, updatedAt: at, lastChange: id };
      await putDocuments(page, {
        [path]: { ...(await readDocuments(page, path))[path], ...moved },
        [`changeLog/${id}`]: {
          ...{ at, record: path, event: 'applicant.shortlisted' },
          by: { kind: 'office', userId: lead.id, name: 'Efua Sarpong' },
          ...{ before: { state: 'submitted' }, after: { state: 'shortlisted' } },
        },
      });
      const send = page.locator('form').getByRole('button', { name: 'Decline', exact: true });
      await send.click();
      await expect(page.getByText(/^Somebody else has moved this meanwhile/)).toBeVisible();
      const note = page.getByRole('status').filter({ hasText: 'A colleague moved this a few seconds ago.' });
      await expect(note).toContainText('Efua Sarpong: ');
      await expect(overtaken(page)).toContainText('can still be sent');
      await expect(words(page)).toHaveValue('Nobody answers.');
      expect(await findBarriers(page)).toEqual([]);
      expect(await findSmallTargets(page)).toEqual([]);
      await note.scrollIntoViewIfNeeded();
      if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/race-${theme}-${width}.png` });
      await send.click();
      await expect.poll(() => stateOf(page, path)).toBe('declined');
      await expect(words(page)).toHaveCount(0);
      await expect(note).toHaveCount(0);
    });
