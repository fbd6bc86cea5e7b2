import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { doorCodes } from './support/door-codes';
import { ago, ids, lesson, offer, request } from './support/family';
import { followPageClock } from './support/page-clock';
import { openCode } from './support/open-code';
import { putIntoOutbox, sentItem } from './support/outbox';
import { putDocuments, readDocuments } from './support/records';
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

  test('once the tutor has come, also before the start, the lesson is neither moved nor cancelled', async ({
    page,
  }) => {
    await openLesson(page, 0.4);
    const move = page.getByText('To move it now, talk to the tutor and the office', { exact: false });
    const cancel = page.getByRole('button', { name: 'Cancel this lesson' });
    await expect(move).toBeVisible();
    await expect(cancel).toBeVisible();
    await page.getByRole('button', { name: 'Show the door code' }).click();
    const typed = { typed: await doorCodes(page).textContent(), typedAt: ago(0), at: ago(0) };
    await expect(page.getByText('on this phone, not yet confirmed', { exact: false })).toBeHidden();
    await putDocuments(page, { [`offers/${ids.ama}/lessons/${ids.lesson}/entries/arrival-1`]: typed });
    await page.reload();
    await expect(page.getByText(/The tutor typed the right code on arrival/)).toBeVisible();
    await expect(move).toHaveCount(0);
    await expect(cancel).toHaveCount(0);
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
    // A phone that loads the page again asks no second time, and has the code for leaving.
    await context.setOffline(false);
    await page.reload();
    await expect(doorCodes(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'The tutor has come' })).toHaveCount(0);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Make a slip for the adult' }).click();
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

test('a week before the lesson the page says when its code shows, and makes the slip all the same', async ({
  page,
}) => {
  await followPageClock(page);
  await page.clock.setFixedTime(new Date('2026-12-01T12:00:00.000Z'));
  const ref = createReferenceCode('tuition');
  const [[path, planned] = ['', {}]] = Object.entries(lesson(ids.ama, 'planned', false, 0));
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    [path]: { ...planned, startsAt: '2026-12-08T16:00:00.000Z' },
  });
  await expect(page.getByText('The door code stands here from Tue 8 Dec on.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the door code' })).toHaveCount(0);
  await expect(doorCodes(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Make a slip for the adult' }).click();
  const slip = (await page.getByRole('strong').filter({ hasText: 'read out' }).textContent()) ?? '';
  const [arrival = ''] = /\d{4}(?=\. When)/.exec(slip) ?? [];
  await expect(doorCodes(page)).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await expect(page.getByText('on this phone, not yet confirmed', { exact: false })).toBeHidden();

  await page.clock.setFixedTime(new Date('2026-12-08T07:00:00.000Z'));
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Lesson today, / })).toBeVisible();
  await expect(doorCodes(page)).toHaveText(arrival);
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
  await expect(page.getByRole('heading', { name: 'The time of the lesson is over' })).toBeVisible();
  await expect(page.getByText('There was no code for the arrival.')).toBeVisible();
  await expectNoDoor(page);
});

/** Nobody is let in to a lesson that is over. */
async function expectNoDoor(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Show the door code' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Make a slip for the adult' })).toHaveCount(0);
}
