import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { bookingDocuments, counsellorDocument, newBookingCode, startIn } from './support/counselling';
import { ago, ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { followPageClock } from './support/page-clock';
import { putIntoOutbox, sentItem } from './support/outbox';
import { fillQuiet, learnQuiet, openQuiet } from './support/quiet';
import { expect, open, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

/** What is to be done, above the home page. */
const cards = (page: Page) => page.getByRole('region', { name: 'What is to be done now' });

const cardFiles = /part-home-now|practice-progress/;

/** Somebody has practised on this phone, and one question is due. */
async function putDueCard(page: Page): Promise<void> {
  await page.evaluate(
    async ({ profile, due }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('lifeline-device');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(String(opening.error)));
      });
      const writing = database.transaction(['practiceProfiles', 'practiceCards'], 'readwrite');
      const person = { id: profile, name: 'Kojo', colour: 'green', createdAt: 1, settings: {} };
      writing.objectStore('practiceProfiles').put(person);
      const card = { profile, pack: 'bece-math', question: 'bece-math-001', memory: { due } };
      writing.objectStore('practiceCards').put(card);
      await new Promise<void>((resolve, reject) => {
        writing.oncomplete = () => resolve();
        writing.onerror = () => reject(new Error(String(writing.error)));
      });
      database.close();
      localStorage.setItem('lifeline.practice-profile', profile);
    },
    { profile: 'p1', due: Date.now() - 60_000 },
  );
}

/** The files of the cards that a page asks for from now on. */
function watchCards(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (cardFiles.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** A phone with the code of a request that has a tutor who said yes. */
async function openWithChoice(page: Page): Promise<string> {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, { ...request(ref, 'offered'), ...offer(ref, ids.ama, 'demo-tutor', 'accepted') });
  await expect(page.getByRole('heading', { name: 'Choose: Ama S. said yes' })).toBeVisible();
  await putIntoOutbox(page, sentItem(ref, ago(30)));
  return ref;
}

test('home shows who comes back what is to be done, and one press leads there', async ({ page }) => {
  const ref = await openWithChoice(page);
  await open(page, '/');
  const card = cards(page);
  await expect(card.getByRole('heading', { name: 'Choose: Ama S. said yes' })).toBeVisible();
  await expect(card.getByText('For you', { exact: true })).toBeVisible();
  // Above the chooser, within the first screen.
  const link = card.getByRole('link', { name: 'Open it: Choose: Ama S. said yes' });
  const box = await link.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  expect(box?.y).toBeLessThan((await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(`/code#${ref}`);
  await expect(page.getByRole('button', { name: 'See Ama S., then choose' })).toBeVisible();
  // No other page shows it.
  await expect(cards(page)).toHaveCount(0);
});

/** Opens home, and waits for the part that would show the cards: there are none. */
async function openWithoutCards(page: Page): Promise<void> {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(page.getByText('No network.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(cards(page)).toHaveCount(0);
}

test('home is as it was without a code, and on a phone that others use too', async ({ page }) => {
  const asked = watchCards(page);
  await openWithoutCards(page);
  await openWithChoice(page);
  await page.evaluate(() => localStorage.setItem('lifeline.shared-phone', 'yes'));
  expect(asked).toEqual([]);
  await openWithoutCards(page);
  expect(asked).toEqual([]);
});

test('home shows what comes back where somebody practises, and one press starts it', async ({ page }) => {
  await followPageClock(page);
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00.000Z'));
  // Every question of this weakness is a choice.
  await open(page, '/practice?set=bece-math&weakness=w014');
  const answer = page.getByRole('form', { name: 'Your answer' });
  await answer.getByRole('radio').first().check();
  await answer.getByRole('button', { name: 'Check my answer' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await page.clock.setFixedTime(new Date('2026-12-20T10:00:00.000Z'));
  await open(page, '/');
  await expect(cards(page).getByRole('heading', { name: '1 question comes back' })).toBeVisible();
  await expect(cards(page).getByRole('listitem')).toHaveCount(1);
  await expect(cards(page).getByText('Practice, BECE Mathematics')).toBeVisible();
  await expect(cards(page).getByText('For you · today')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await cards(page).getByRole('link', { name: 'Practise now' }).click();
  await expect(page).toHaveURL('/practice?set=bece-math&today=1');
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
});

test('home shows what comes back below what a code needs', async ({ page }) => {
  await openWithChoice(page);
  await putDueCard(page);
  await open(page, '/');
  await expect(cards(page).getByRole('listitem')).toHaveText([
    /Choose: .* said yes/,
    /1 question comes back/,
  ]);
});

test('home says nothing of a worry or of a report about a child', async ({ page }) => {
  const [ref, report] = [createReferenceCode('tuition'), createReferenceCode('concern')];
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'confirmed', false, -40),
    [`tracking/${report}`]: {
      topic: { kind: 'safeguarding' },
      state: 'received',
      steps: { sent: { what: 'received', at: ago(1) } },
    },
  });
  await page.getByRole('button', { name: 'Ask for another tutor' }).click();
  await page.getByLabel('Something worries me').check();
  await page.getByLabel('Tell us more').fill('He asked her to meet outside.');
  await page.getByRole('button', { name: 'Ask for another tutor' }).click();
  await expect(page.getByRole('heading', { name: 'You told us that something worries you' })).toBeVisible();
  await putIntoOutbox(page, sentItem(ref, ago(30)));
  await putIntoOutbox(page, sentItem(report, ago(1)));
  await open(page, '/');
  await expect(cards(page).getByRole('heading', { name: 'We look for a tutor' })).toBeVisible();
  await expect(cards(page).getByRole('listitem')).toHaveCount(1);
  await expect(cards(page)).not.toContainText(/worr|child/i);
});

test('home and the list of codes say of a talk that it is an appointment, and when', async ({ page }) => {
  const ref = newBookingCode();
  const start = startIn(72);
  await openCode(page, ref, {
    ...counsellorDocument('demo-lead', 'Efua B.'),
    ...bookingDocuments(ref, { counsellor: 'demo-lead', start }),
  });
  await expect(page.getByRole('heading', { name: /^Your talk: / })).toBeVisible();
  await putIntoOutbox(page, sentItem(ref, ago(1)));
  await open(page, '/');
  await expect(cards(page).getByRole('heading', { name: /^Appointment: .*\d/ })).toBeVisible();
  await expect(cards(page)).not.toContainText(/talk|counsel/i);
  await open(page, '/code');
  const listed = page.getByRole('link', { name: /^Appointment: / });
  await expect(listed).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: listed })).not.toContainText(/talk|counsel/i);
});

test('home never shows a quiet booking', async ({ page }) => {
  test.setTimeout(120_000);
  await openWithChoice(page);
  await open(page, '/counselling');
  await openQuiet(page);
  await fillQuiet(page);
  await learnQuiet(page);
  await open(page, '/');
  await expect(cards(page).getByRole('heading', { name: 'Choose: Ama S. said yes' })).toBeVisible();
  await expect(cards(page).getByRole('listitem')).toHaveCount(1);
  await expect(cards(page).getByRole('link')).toHaveCount(1);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('home shows what was read last', async ({ page }) => {
    await openWithChoice(page);
    await openWithWorker(page, '/');
    await expect(cards(page).getByRole('heading', { name: 'Choose: Ama S. said yes' })).toBeVisible();
    await page.context().setOffline(true);
    await page.reload();
    await expect(cards(page).getByRole('heading', { name: 'Choose: Ama S. said yes' })).toBeVisible();
    await cards(page)
      .getByRole('link', { name: /^Open it/ })
      .click();
    await expect(page.getByRole('button', { name: 'See Ama S., then choose' })).toBeVisible();
  });
});
