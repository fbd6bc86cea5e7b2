import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { ago } from './support/family';
import { openCode } from './support/open-code';
import { readDocuments } from './support/records';
import { expect, office, open, signIn, test, type Page } from './support/test';

async function openEnquiry(page: Page, state: string): Promise<string> {
  const ref = createReferenceCode('enquiry');
  const topic = { kind: 'enquiry' };
  const stamps = { createdAt: ago(4), movedAt: ago(3), updatedAt: ago(3), lastChange: '', isSample: false };
  await openCode(page, ref, {
    [`enquiries/${ref}`]: {
      ...stamps,
      state,
      name: 'Ama Mensah',
      phone: '+233241234567',
      email: '',
      topic: 'other',
      message: 'Do you teach in Tamale?',
    },
    [`tracking/${ref}`]: { topic, state, steps: { sent: { what: 'new', at: ago(4) } } },
  });
  return ref;
}

test('whoever sent an enquiry takes it back by its code, and the office reads that', async ({ page }) => {
  const ref = await openEnquiry(page, 'answering');
  await page.getByRole('button', { name: 'Take this enquiry back' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Take this enquiry back' }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take it back', exact: true }).dblclick();
  await expect(page.getByText('You took it back', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take this enquiry back' })).toHaveCount(0);
  const path = `enquiries/${ref}`;
  expect((await readDocuments(page, path))[path]?.state).toBe('withdrawn');

  await open(page, `/admin/${office.id}?view=changes`);
  await signIn(page, office);
  await expect(page.getByText('Taken back by the sender', { exact: false }).first()).toBeVisible();
});

test('an enquiry that was answered cannot be taken back', async ({ page }) => {
  await openEnquiry(page, 'resolved');
  await expect(page.getByText('If nothing reached you, call us and say the code.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take this enquiry back' })).toHaveCount(0);
});
