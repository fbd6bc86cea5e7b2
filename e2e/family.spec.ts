import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { doorCodes } from './support/door-codes';
import { ago, hourMs, ids, lesson, offer, request, stamp } from './support/family';
import { openCode } from './support/open-code';
import { putIntoOutbox, sentItem } from './support/outbox';
import { putDocuments, readDocuments, stateOf } from './support/records';
import { expect, open, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

/** Opens the page of a family with a lesson that begins in this many hours. Returns the code. */
async function openLesson(page: Page, hours: number): Promise<string> {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'planned', false, hours),
  });
  return ref;
}

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

  await expect(ama).toContainText('You see their number here then');
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
  await page.getByLabel('Which adult will be there?').last().fill('Auntie Esi');
  await page.getByRole('button', { name: 'Plan the trial lesson' }).click();
  // A trial lesson needs an adult in the house.
  await expect(page.getByRole('alert').filter({ hasText: 'An adult is there' })).toBeVisible();
  await page.getByLabel('An adult of our family is in the house for the whole trial lesson.').check();
  await page.getByRole('button', { name: 'Plan the trial lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Next lessons' })).toBeVisible();
  // The code stands there on the day; a press shows it before.
  await expect(doorCodes(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the door code' }).click();
  await expect(doorCodes(page)).toHaveCount(1);
  await expect(page.getByText('At home: Auntie Esi')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test.describe('at the door', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('a door code is read out, compared, reissued after a mistake, and generated without network', async ({
    page,
    context,
  }) => {
    const ref = await openLesson(page, -0.1);
    const show = page.getByRole('button', { name: 'Show the door code' });
    await expect(show).toBeVisible();
    await context.setOffline(true);
    await show.click();
    const digits = doorCodes(page);
    await expect(digits).toBeVisible();
    const first = await digits.textContent();
    await expect(page.getByText('on this phone, not yet confirmed', { exact: false })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('on this phone, not yet confirmed', { exact: false })).toBeHidden();
    await expect(digits).toHaveText(first ?? '');

    // The tutor enters a wrong code on their own phone.
    const entries = `offers/${ids.ama}/lessons/${ids.lesson}/entries`;
    const wrong = first === '0000' ? '1111' : '0000';
    const typed = (text: string) => ({ typed: text, typedAt: ago(0), at: ago(0) });
    await putDocuments(page, { [`${entries}/arrival-1`]: typed(wrong) });
    const alarm = page.getByRole('heading', { name: 'Wrong door code: do not let them in', exact: true });
    await putIntoOutbox(page, sentItem(ref, ago(30)));
    await open(page, '/');
    await expect(alarm).toBeVisible();
    await open(page, `/code#${ref}`);
    await expect(alarm).toBeVisible();
    await expect(page.locator('#part-now a[href^="tel:"]')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show a fresh code' }).click();
    await expect(alarm).toHaveCount(0);
    const fresh = (await digits.textContent()) ?? '';
    await expect
      .poll(async () => Object.keys(await readDocuments(page, `tuitionRequests/${ref}/doorCodes/`)).length)
      .toBe(2);
    await putDocuments(page, { [`${entries}/arrival-2`]: typed(fresh) });
    await page.reload();
    await expect(page.getByText(/The tutor typed the right code on arrival/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the code for leaving' })).toBeVisible();
  });

  test('without network a family confirms the arrival itself, and both codes are sent later', async ({
    page,
    context,
  }) => {
    await openLesson(page, -0.2);
    await expect(page.getByRole('button', { name: 'Show the door code' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Show the door code' }).click();
    await page.getByRole('button', { name: 'The tutor has come' }).click();
    await expect(doorCodes(page)).toHaveCount(2);
    await expect(
      page.getByText('What the tutor typed on arrival is not known on this phone yet.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Make a slip for the adult at home' }).click();
    await expect(page.getByRole('link', { name: 'Send by SMS' })).toHaveAttribute(
      'href',
      /^sms:\?body=Lifeline%20lesson.*\d{4}.*\d{4}/,
    );
    // On paper stands the slip alone, without the code of the request.
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await page.getByRole('button', { name: 'Print it', exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeHidden();
    expect(await page.evaluate(() => document.body.innerText)).toMatch(/^Lifeline lesson.*\d{4}.*\d{4}\D*$/);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('main')).toBeVisible();
  });
});

test.describe('on an installed phone', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('the door code is available without network, also after the page was closed', async ({
    page,
    context,
  }) => {
    const ref = createReferenceCode('tuition');
    // The person opens the page once, before there is any lesson.
    await openWithWorker(page, '/code');
    await open(page, '/tutorPage');
    await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
    await putDocuments(page, {
      ...request(ref, 'running'),
      ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
      ...lesson(ids.ama, 'planned', false, 1),
    });
    // The lesson's chunk was never used online.
    await context.setOffline(true);
    await open(page, `/code#${ref}`);
    await page.getByRole('button', { name: 'Show the door code' }).click();
    await expect(doorCodes(page)).toBeVisible();
  });
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

test('a lesson that is over waits for its report, and is not cancelled any more', async ({ page }) => {
  await openLesson(page, -4);
  await expect(page.getByRole('heading', { name: 'Waits for the tutor’s report' })).toBeVisible();
  await expect(page.getByText('It is over. The tutor writes the report', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next lessons' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel this lesson' })).toHaveCount(0);
  await expectNoDoor(page);
  expect(await findBarriers(page)).toEqual([]);
});

test('a lesson that has just ended offers neither a code for the arrival nor a slip', async ({ page }) => {
  await openLesson(page, -1.5);
  await expect(page.getByText('There was no code for the arrival.')).toBeVisible();
  await expectNoDoor(page);
});

/** Nobody is let in to a lesson that is over. */
async function expectNoDoor(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Show the door code' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Make a slip for the adult at home' })).toHaveCount(0);
}

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

  await page.getByRole('button', { name: 'It was not so' }).click();
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
