import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { doorCodes } from './support/door-codes';
import { hourMs, ids, lesson, offer, request, stamp } from './support/family';
import { openCode } from './support/open-code';
import { readDocuments, stateOf } from './support/records';
import { expect, test } from './support/test';

test('a family compares tutors who accepted, chooses one, and plans the trial with an adult present', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'offered'),
    ...offer(ref, ids.ama, 'demo-tutor', 'accepted'),
    [`offers/${ids.ama}/contact/tutor`]: { phone: '+233209876543' },
    ...offer(ref, ids.kofi, 'sample-kofi', 'amended', ['fri-evening']),
    ...offer(ref, ids.gone, 'sample-kofi', 'declined'),
  });
  const ama = page.getByRole('article', { name: 'Ama S.' });
  const kofi = page.getByRole('article', { name: 'Kofi A.' });
  await expect(ama).toContainText('Can come at the hours you asked for: Tue evening, Sat morning.');
  await expect(kofi).toContainText('Offers other hours than you asked for: Fri evening.');
  await expect(ama).toContainText('GH₵60.00');
  await expect(page.getByText('1 tutor could not, or did not answer in time.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await expect(ama).toContainText('You get the number of Ama S. here, or read that they call you.');
  const number = page.getByRole('link', { name: '020 987 6543' });
  await expect(number).toHaveCount(0);

  await page.getByRole('button', { name: 'Choose Ama S.' }).click();
  await expect(page.getByRole('heading', { name: 'Plan the trial lesson', exact: true })).toBeVisible();
  await expect(number).toHaveAttribute('href', 'tel:+233209876543');
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute('href', /233209876543/);
  await expect(page.getByRole('heading', { name: 'Plan the trial with Ama S.', exact: true })).toBeFocused();
  await expect.poll(() => stateOf(page, `offers/${ids.ama}`)).toBe('chosen');
  await expect.poll(() => stateOf(page, `offers/${ids.kofi}`)).toBe('passed');
  expect(await stateOf(page, `tuitionRequests/${ref}`)).toBe('trial');

  const tomorrow = new Date(Date.now() + 24 * hourMs).toISOString().slice(0, 10);
  await page.getByText('Another time', { exact: true }).click();
  await page.getByLabel('Which day?').fill(tomorrow);
  await page.getByLabel('From what time?').fill('16:00');
  await page.getByRole('button', { name: 'Plan the trial lesson' }).click();
  // A trial lesson needs an adult in the house, who is asked for once.
  const adult = page.getByLabel('Which adult will be there?');
  await expect(adult).toHaveCount(1);
  await expect(adult).toBeFocused();
  await expect(adult).toHaveAttribute('aria-invalid', 'true');
  await adult.fill('Auntie Esi');
  await page.getByRole('button', { name: 'Plan the trial lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Next lessons' })).toBeVisible();
  // The code stands there on the day.
  await expect(page.getByText('The door code stands here from', { exact: false })).toBeVisible();
  await expect(doorCodes(page)).toHaveCount(0);
  await expect(page.getByText('At home: Auntie Esi')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('a family confirms a lesson by its report, and asks for another tutor', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    [`offers/${ids.ama}/contact/tutor`]: { phone: '+233209876543' },
    ...lesson(ids.ama, 'taught', false, -4),
  });
  const number = page.getByRole('link', { name: '020 987 6543' });
  await expect(number).toBeVisible();
  await expect(page.getByText('Fractions')).toBeVisible();
  await expect(page.getByText('Alone', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, it was taught' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect.poll(() => stateOf(page, `offers/${ids.ama}/lessons/${ids.lesson}`)).toBe('confirmed');

  await page.getByRole('button', { name: 'End the lessons' }).click();
  await expect(page.getByLabel('We reached what we wanted')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  await page.getByRole('button', { name: 'Ask for another tutor' }).click();
  // Who has reached it needs no other tutor.
  await expect(page.getByLabel('They did not get on')).toBeVisible();
  await expect(page.getByLabel('We reached what we wanted')).toHaveCount(0);
  await page.getByLabel('The times do not fit any more').check();
  await page.getByRole('button', { name: 'Ask for another tutor' }).click();
  await expect(page.getByText('Looking for a tutor').last()).toBeVisible();
  await expect.poll(() => stateOf(page, `tuitionRequests/${ref}`)).toBe('reviewing');
  await expect(number).toHaveCount(0);
  // The tutor reads that the family ended it, but not why.
  const ended = (await readDocuments(page, `offers/${ids.ama}`))[`offers/${ids.ama}`];
  expect(ended).toMatchObject({ state: 'ended', ending: { by: 'family', reason: '', words: '' } });
  const told = (await readDocuments(page, `tuitionRequests/${ref}`))[`tuitionRequests/${ref}`];
  expect(told?.parting).toEqual({ reason: 'schedule', words: '', isHeard: false });
});

test('a family cancels a lesson, disputes another, and ends the lessons', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  const taught = '7b1df9b2-8a75-4c43-a3a5-1b7f0de0a112';
  const [past] = Object.values(lesson(ids.ama, 'taught', false, -4));
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'planned', false, 30),
    [`offers/${ids.ama}/lessons/${taught}`]: { ...past },
  });
  const readers = page.getByText('The tutor and the office read your reason', { exact: false });
  await page.getByRole('button', { name: 'Cancel this lesson' }).press('Enter');
  await expect(readers).toBeVisible();
  // With the keyboard the focus stays in the form.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Somebody is ill')).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Cancel the lesson' }).click();
  await expect.poll(() => stateOf(page, `offers/${ids.ama}/lessons/${ids.lesson}`)).toBe('cancelled');
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'The report is not right' }).click();
  await page.getByLabel('Tell us more').fill('Only half an hour was taught.');
  await page.getByRole('button', { name: 'Tell the office' }).click();
  await expect.poll(() => stateOf(page, `offers/${ids.ama}/lessons/${taught}`)).toBe('disputed');
  await expect(page.getByText('The office calls both sides.', { exact: false })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'End the lessons' }).click();
  await page.getByLabel('The exam is over').check();
  await page.getByRole('button', { name: 'End the lessons' }).click();
  await expect(page.getByText('It is finished')).toBeVisible();
  await expect.poll(() => stateOf(page, `tuitionRequests/${ref}`)).toBe('ended');
  expect(await stateOf(page, `offers/${ids.ama}`)).toBe('ended');
});

test('a family agrees to share a tutor, and its request continues', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  const groupId = '7b1df9b2-8a75-4c43-a3a5-1b7f0de0a113';
  const path = `tuitionRequests/${ref}/invitations/${groupId}`;
  await openCode(page, ref, {
    ...request(ref, 'reviewing'),
    [path]: {
      ...stamp(3),
      state: 'invited',
      schoolClass: 'jhs-2',
      subject: 'mathematics',
      region: 'GH-AA',
      town: 'Adenta',
      hours: ['sat-morning'],
      size: 3,
      pricePerChild: 3000,
      priceAlone: 6000,
      names: [],
    },
  });
  await expect(page.getByText('2 other families near Adenta', { exact: false })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, we would share' }).press('Enter');
  await expect(page.getByText('You agreed. Once all have', { exact: false })).toBeVisible();
  await expect.poll(() => stateOf(page, path)).toBe('agreed');
  expect(await stateOf(page, `tuitionRequests/${ref}`)).toBe('reviewing');
});
