import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { ago, request } from './support/family';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, showRequests, signIn, signOut, test, type Page } from './support/test';

const days = (count: number) => count * 24;

/** A request without a transition for this many days. */
function waiting(ref: string, state: string, since: number) {
  const documents = request(ref, state);
  const tracking = documents[`tracking/${ref}`];
  return {
    ...documents,
    [`tuitionRequests/${ref}`]: {
      ...documents[`tuitionRequests/${ref}`],
      createdAt: ago(days(since + 1)),
      movedAt: ago(days(since)),
    },
    [`tuitionRequests/${ref}/contact/guardian`]: {
      relation: 'parent',
      name: 'Ama Mensah',
      phone: '+233241234567',
      email: '',
      contactBy: 'whatsapp',
      digitalAddress: '',
      landmark: '',
      message: '',
      consent: { version: 'sample', language: 'en', news: false },
    },
    [`tracking/${ref}`]: {
      ...tracking,
      steps: {
        sent: { what: 'submitted', at: ago(days(since + 1)) },
        s1: { what: state, at: ago(days(since)) },
      },
    },
  };
}

const stateOf = async (page: Page, ref: string) => {
  const path = `tuitionRequests/${ref}`;
  return (await readDocuments(page, path))[path]?.state;
};

async function openDesk(page: Page, ref: string): Promise<void> {
  await page.getByRole('searchbox').fill(ref);
  await page.getByRole('row').filter({ hasText: 'Adenta' }).getByRole('link').click();
}

const question = (page: Page) => page.getByRole('region', { name: 'Are you still looking for a tutor?' });

test('the office asks a family that has waited long, and the family says yes', async ({ page, context }) => {
  const ref = createReferenceCode('tuition');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await expect(page.getByRole('row').filter({ hasText: 'Adenta' })).toBeVisible();
  await putDocuments(page, waiting(ref, 'reviewing', 8));
  await page.reload();

  // The sample that has waited as long, and this one.
  await expect(page.getByText('2 families have waited for a week without a tutor.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask whether they are still looking' }).click();
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(2);
  await openDesk(page, ref);
  const panel = page.getByRole('complementary', { name: 'Open record' });
  const ask = panel.getByRole('region', { name: 'Is this family still looking?' });
  await ask.getByRole('button', { name: 'Ask whether they are still looking' }).click();
  // Opening the message asks the question; the family's button exists before the message arrives.
  const asked = panel.getByRole('region', { name: 'Asked whether they are still looking' });
  const message = asked.getByText(/Good day from Lifeline/);
  await expect(message).toContainText('/code');
  await expect(message).not.toContainText(ref.slice(4));
  await expect(message).not.toContainText('Mathematics');
  expect(await stateOf(page, ref)).toBe('asking');
  await expect(asked.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/233241234567\?text=/,
  );
  await expect(asked.getByRole('link', { name: 'SMS' })).toHaveAttribute(
    'href',
    /^sms:\+233241234567\?body=/,
  );
  expect(await findBarriers(page)).toEqual([]);
  await expect(panel.getByText('Contact shown')).toBeVisible();
  // The office continues to search.
  await expect(panel.getByRole('region', { name: 'Tutors who fit' })).toBeVisible();

  const family = await (await context.browser()?.newContext())?.newPage();
  if (!family) throw new Error('a browser is needed');
  await open(family, '/tutorPage');
  await expect(family.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  await putDocuments(family, await readDocuments(page, `tuitionRequests/${ref}`));
  await putDocuments(family, await readDocuments(page, `tracking/${ref}`));
  await open(family, `/code#${ref}`);
  await expect(question(family)).toContainText('Please answer by');
  expect(await findBarriers(family)).toEqual([]);
  await question(family).getByRole('button', { name: 'Yes, keep looking' }).click();
  await expect(question(family)).toHaveCount(0);
  await expect.poll(() => stateOf(family, ref)).toBe('reviewing');
  await family.context().close();
});

test.describe('without network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('a family that found somebody says no, with its reason', async ({ page, context }) => {
    const ref = createReferenceCode('tuition');
    await open(page, '/tutorPage');
    await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
    await putDocuments(page, waiting(ref, 'asking', 2));
    await open(page, `/code#${ref}`);
    const no = question(page).getByRole('button', { name: 'No, not any more' });
    await expect(no).toBeVisible();
    await context.setOffline(true);
    await no.click();
    await page
      .getByLabel('Found a tutor elsewhere')
      .or(page.getByLabel(/elsewhere/i))
      .first()
      .check();
    await question(page).getByRole('button', { name: 'Cancel the request' }).click();
    await context.setOffline(false);
    await expect.poll(() => stateOf(page, ref)).toBe('cancelled');
    const path = `tuitionRequests/${ref}`;
    expect((await readDocuments(page, path))[path]?.cancellation).toEqual({
      reason: 'found-elsewhere',
      words: '',
    });
  });
});

test('the request of a family that does not answer for two weeks lapses, and the family reads how to start again', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await expect(page.getByRole('row').filter({ hasText: 'Adenta' })).toBeVisible();
  await putDocuments(page, waiting(ref, 'asking', 15));
  await page.reload();
  await expect.poll(() => stateOf(page, ref)).toBe('lapsed');
  await page.getByRole('link', { name: /No answer$/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Adenta' })).toBeVisible();

  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await open(page, `/code#${ref}`);
  const closed = page.getByRole('listitem').filter({ hasText: 'We heard nothing for 14 days.' });
  await expect(closed).toContainText('send a new request');
  await expect(question(page)).toHaveCount(0);
});
