import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { ago, ids, offer, request } from './support/family';
import { breakStore, putDocuments, readDocuments } from './support/records';
import { themes } from './support/routes';
import { expect, office, open, signIn, test } from './support/test';

const guardian = {
  name: 'Esi Mensah',
  phone: '+233241234567',
  contactBy: 'call',
  digitalAddress: '',
  landmark: '',
};
const offerIds = [ids.ama, ids.kofi, ids.gone];
const contactOf = (offerId: string) => `offers/${offerId}/contact/guardian`;

for (const theme of themes) {
  test(`a correction that breaks off is listed on the desk until one press has finished it, in ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await page.setViewportSize({ width: 360, height: 740 });
    const ref = createReferenceCode('tuition');
    await open(page, '/admin');
    await signIn(page, office);
    await expect(page).toHaveURL(new RegExp(`/admin/${office.id}`));
    await putDocuments(page, {
      ...request(ref, 'offered'),
      [`tuitionRequests/${ref}/contact/guardian`]: {
        ...guardian,
        relation: 'parent',
        email: '',
        message: '',
        consent: { version: '2026-01', language: 'en', news: false },
      },
      [`phoneTails/${ref}`]: { digits: '4567' },
    });
    for (const id of offerIds)
      await putDocuments(page, {
        ...offer(ref, id, 'demo-tutor', 'sent'),
        [contactOf(id)]: { ...guardian, learnerName: '', language: 'en' },
      });

    await page.goto(`/admin/${office.id}#${ref}`);
    await page.reload();
    await page.getByRole('button', { name: 'Show contact, and log it' }).click();
    const correct = page.getByRole('button', { name: 'Correct a field' });
    await expect(correct).toHaveCount(2);
    await correct.last().click();
    await page.getByLabel('Which field?').selectOption('Phone');
    await page.getByLabel('Phone, put right').fill('020 111 9876');
    await page.getByRole('radio', { name: 'It is different now' }).check();
    // The store of this browser refuses the second offer: the first is in the batch of the correction.
    await breakStore(page, contactOf(ids.kofi));
    await page.getByRole('button', { name: 'Save the correction' }).click();
    await expect.poll(async () => phonesOf(await readDocuments(page, 'offers/'))).toContain('+233201119876');

    // Five minutes later, on a phone whose store works.
    const lines = await readDocuments(page, 'changeLog/');
    const [line = ''] = Object.keys(lines).filter((path) => lines[path]?.event === 'contact.corrected');
    await putDocuments(page, { [line]: { ...lines[line], at: ago(5 / 60) } });
    await page.goto(`/admin/${office.id}`);
    await page.reload();
    const note = page.getByRole('status').filter({ hasText: 'A correction has not reached everybody.' });
    await expect(note.getByRole('listitem')).toHaveText(/^[A-Z0-9]{4} [A-Z0-9]{4}: 2 offers left$/);
    expect(phonesOf(await readDocuments(page, 'offers/'))).toEqual([
      '+233201119876',
      guardian.phone,
      guardian.phone,
    ]);
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await note.getByRole('button', { name: 'Send the correction to them' }).click();
    await expect(note).toBeHidden();
    expect(phonesOf(await readDocuments(page, 'offers/'))).toEqual(offerIds.map(() => '+233201119876'));
  });
}

/** The phones that tutors read, in the order of the offers. */
const phonesOf = (stored: Awaited<ReturnType<typeof readDocuments>>) =>
  offerIds.map((id) => stored[contactOf(id)]?.phone);
