import {
  createReferenceCode,
  formatReferenceCode,
} from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { putIntoOutbox } from './support/outbox';
import { readDocuments } from './support/records';
import { fillRequest, sendRequest } from './support/request';
import { expect, office, open, signIn, test, type Page } from './support/test';

const number = '241234567';

async function openDesk(page: Page, rest: string): Promise<void> {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await page.goto(`/admin/${office.id}${rest}`);
}

/** Opens the contact of the record on the desk, which writes a line. */
async function showContact(page: Page): Promise<void> {
  await expect(page.getByText(/024 123 4567/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show contact, and log it' }).click();
  await expect(page.getByText(/024 123 4567/)).toBeVisible();
  await expect(page.getByText('Contact shown').first()).toBeVisible();
}

test('the list of enquiries brings no number; opening one writes a line', async ({ page }) => {
  await open(page, '/form?topic=consultancy');
  await page.getByLabel('Your name').fill('Ama Mensah');
  await page.getByLabel('Phone', { exact: true }).fill('024 123 4567');
  await page.getByLabel('Your message').fill('Our results fell.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/code#LL-E/);
  await expect(page.getByRole('heading', { level: 1, name: 'It is safe.', exact: false })).toBeVisible();
  const code = page.url().split('#')[1] ?? '';
  const path = `enquiries/${code}`;
  await expect.poll(async () => Object.keys(await readDocuments(page, path))).toHaveLength(2);
  expect(JSON.stringify((await readDocuments(page, path))[path])).not.toContain(number);

  await openDesk(page, `?view=enquiries#${code}`);
  await showContact(page);
});

/** What the outbox of an older version held of an enquiry: the contact stands in the record. */
function olderItem(code: string) {
  const now = { kind: 'server-time' };
  const stamps = { createdAt: now, movedAt: now, updatedAt: now, lastChange: '', isSample: false };
  const values = { topic: 'other', name: 'Ama Mensah', phone: `+233${number}`, email: '', message: 'Hello' };
  return {
    code,
    fingerprint: code,
    addedAt: new Date().toISOString(),
    state: 'waiting',
    tries: 0,
    problem: null,
    writes: [
      { type: 'create', path: `enquiries/${code}`, data: { ...values, ...stamps, state: 'new' } },
      {
        type: 'create',
        path: `tracking/${code}`,
        data: { topic: { kind: 'enquiry' }, state: 'new', steps: { sent: { what: 'new', at: now } } },
      },
    ],
    form: 'enquiry',
    version: 1,
    values,
    editAt: '/form',
  };
}

test('an enquiry that an older version left on the phone arrives, its contact apart', async ({ page }) => {
  const code = createReferenceCode('enquiry');
  const path = `enquiries/${code}`;
  // A form opens the databases of this device.
  await open(page, '/form?topic=other');
  await page.getByLabel('Your name').fill('Kofi');
  await expect(page.getByText(/Saved on this phone/)).toBeVisible();
  await putIntoOutbox(page, olderItem(code));
  await open(page, '/code');
  const row = page.getByRole('listitem').filter({ hasText: formatReferenceCode(code) });
  await row.getByRole('link', { name: 'We read it and answer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your enquiry' })).toBeVisible();
  const stored = await readDocuments(page, path);
  expect(Object.keys(stored)).toEqual([path, `${path}/contact/sender`]);
  expect(JSON.stringify(stored[path])).not.toContain(number);

  await openDesk(page, `?view=enquiries#${code}`);
  await showContact(page);
});

/** Codes in the rows of the list. */
const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });

test('the desk finds requests, enquiries and applications by the end of a phone', async ({ page }) => {
  await open(page, '/tuition');
  await fillRequest(page);
  const code = await sendRequest(page);
  await open(page, '/form?topic=consultancy');
  await page.getByLabel('Your name').fill('Ama Mensah');
  await page.getByLabel('Phone', { exact: true }).fill('024 123 4567');
  await page.getByLabel('Your message').fill('Our results fell.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/code#LL-E/);

  await page.setViewportSize({ width: 1280, height: 900 });
  await openDesk(page, '?view=enquiries');
  const search = page.getByRole('searchbox');
  await expect(page.getByRole('row')).toHaveCount(3);
  await search.fill('4567');
  await expect(rowOf(page, 'Ama Mensah')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await findBarriers(page)).toEqual([]);
  // A whole number, as it is read off a phone.
  await search.fill('+233 24 123 4567');
  await expect(rowOf(page, 'Ama Mensah')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await search.fill('9999');
  await expect(page.getByText('Nothing here')).toBeVisible();

  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Requests');
  await search.fill('024 123 4567');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(rowOf(page, code.slice(5, 14))).toBeVisible();

  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Applications');
  // Neither list brings a number or an address; the samples have this one.
  for (const [path, data] of Object.entries(await readDocuments(page, 'tutorApplications/')))
    if (!path.includes('/contact/')) expect(JSON.stringify(data)).not.toMatch(/233240000000|@/);
  const all = await page.getByRole('row').count();
  await search.fill('4567');
  await expect(page.getByText('Nothing here')).toBeVisible();
  await search.fill('0000');
  await expect(page.getByRole('row')).toHaveCount(all);
});
