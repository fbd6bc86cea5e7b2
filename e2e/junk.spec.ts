import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { stamp } from './support/family';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, showRequests, signIn, test } from './support/test';

const names = ['Buy followers', 'Cheap watches', 'Efua Darko'];
const sent = names.map((name) => ({ ref: createReferenceCode('enquiry'), name }));

const documents = Object.fromEntries(
  sent.flatMap(({ ref, name }, index): [string, Readonly<Record<string, unknown>>][] => {
    const topic = { kind: 'enquiry' };
    const steps = { sent: { what: 'new', at: stamp(3).createdAt } };
    const asked = { topic: 'other', name, message: 'Please read this.' };
    const contact = { phone: '+233241234567', email: '' };
    // The first one was sent by an older version, which put the contact into the record.
    const isOlder = index === 0;
    return [
      [`enquiries/${ref}`, { ...stamp(3), ...asked, ...(isOlder && contact), state: 'new' }],
      ...Object.entries(isOlder ? {} : { [`enquiries/${ref}/contact/sender`]: contact }),
      [`tracking/${ref}`, { topic, state: 'new', steps }],
    ];
  }),
);

test('the desk marks two of three enquiries as junk, finds them among the junk, and deletes them permanently', async ({
  page,
}) => {
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await putDocuments(page, documents);
  await page.goto(`/admin/${office.id}?view=enquiries`);
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(rowOf('Efua Darko')).toBeVisible();

  await page.getByRole('button', { name: 'Select several' }).click();
  for (const name of names.slice(0, 2)) await rowOf(name).getByRole('checkbox').check();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark 2 as junk' }).click();
  await page.getByRole('button', { name: 'Yes, they are junk' }).click();
  await expect(page.getByText('2 are written.')).toBeVisible();
  for (const name of names.slice(0, 2)) await expect(rowOf(name)).toHaveCount(0);
  await expect(rowOf('Efua Darko')).toBeVisible();

  await page.getByRole('button', { name: 'Junk', exact: true }).click();
  await expect(rowOf('Efua Darko')).toHaveCount(0);
  for (const name of names.slice(0, 2)) await expect(rowOf(name)).toBeVisible();
  await page.getByLabel('All 2 that can be selected').check();
  await page.getByRole('button', { name: 'Delete 2 for good' }).click();
  await page.getByRole('button', { name: 'Yes, delete for good' }).click();
  await expect(page.getByText('2 are written.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing here')).toBeVisible();

  const left = { ...(await readDocuments(page, 'enquiries/')), ...(await readDocuments(page, 'tracking/')) };
  const [first, second, third] = sent.map(({ ref }) => ref);
  expect(Object.keys(left).filter((path) => path.includes(String(first)))).toEqual([]);
  expect(Object.keys(left).filter((path) => path.includes(String(second)))).toEqual([]);
  expect(Object.keys(left).filter((path) => path.includes(String(third)))).toHaveLength(3);
});
