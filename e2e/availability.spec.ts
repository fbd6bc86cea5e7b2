import { findBarriers, findSmallTargets } from './support/accessibility';
import { fillPlace, fillRequest, fillWho, next, sendRequest } from './support/request';
import { expect, open, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

/** Counts in the page how often the list of tutors is read from the database. */
const countReads = (page: Page) =>
  page.addInitScript(() => {
    const counted = window as { tutorReads?: number };
    counted.tutorReads = 0;
    const getAll = Reflect.get(IDBIndex.prototype, 'getAll');
    IDBIndex.prototype.getAll = function (...given: Parameters<typeof getAll>) {
      if (given[0] === 'tutors') counted.tutorReads = (counted.tutorReads ?? 0) + 1;
      return getAll.apply(this, given);
    };
  });

const reads = (page: Page) => page.evaluate(() => (window as { tutorReads?: number }).tutorReads);

const answer = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /tutor|look/i })
    .last();

/** Opens the step of the lessons, JHS 2. */
async function openLessons(page: Page): Promise<void> {
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await page.getByLabel('Which class?').selectOption({ label: 'JHS 2' });
}

const subject = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Which subjects?' }).getByLabel(name, { exact: true });

test('a family sees who fits while it asks, changes one thing where nobody does, and the list is read once', async ({
  page,
}) => {
  await countReads(page);
  await open(page, '/tuition');
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  expect(await reads(page)).toBe(0);
  await page.getByLabel('Which class?').selectOption({ label: 'JHS 2' });
  await subject(page, 'Science').check();
  // One subject needs no priority.
  await expect(page.getByRole('group', { name: 'Which one matters most?' })).toHaveCount(0);
  await expect(answer(page)).toContainText(
    /^3 tutors fit so far, each with time for 2 lessons a week: .+ The place is not counted yet\./,
  );
  await page.getByLabel('Tuesday Evening').check();
  await page.getByLabel('Thursday Evening').check();
  await expect(answer(page)).toContainText(
    '1 tutor fits so far, with time for 2 lessons a week: Tue and Thu evening, GH₵70.00 a lesson.',
  );
  // The sum says what the tutors ask, and not the rate of the office beside it.
  await expect(page.getByRole('complementary', { name: 'What it will cost' })).toContainText(
    /of the tutors who fit so far\s*GH₵70\.00.*GH₵560\.00/,
  );

  await next(page, 'Place and budget');
  await fillPlace(page);
  await page.getByLabel('Region').selectOption({ label: 'Ashanti' });
  await expect(answer(page)).toContainText('No tutor on our list fits all of this now.');
  await expect(page.getByRole('button', { name: 'Online: 1' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await findBarriers(page, 'colours')).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Also Wed and Fri evening: 1 tutor' }).click();
  await expect(answer(page)).toContainText(
    '1 tutor fits so far, with time for 2 lessons a week: Wed and Fri evening, GH₵65.00 a lesson.',
  );

  // A budget below every price is said beside the field, and blocks nothing.
  await page.getByLabel('Budget for one lesson, in cedis').fill('50');
  await expect(page.getByRole('complementary', { name: 'What it will cost' })).toContainText(
    /of tutors who ask more than your budget\s*GH₵65\.00/,
  );
  await expect(page.getByLabel('Budget for one lesson, in cedis')).toHaveAccessibleDescription(
    /the lowest price is GH₵65\.00 a lesson/,
  );
  await page.getByRole('button', { name: 'A price up to GH₵65.00: 1 tutor' }).click();
  await expect(page.getByLabel('Budget for one lesson, in cedis')).toHaveValue('65');
  await page.getByLabel('Budget for one lesson, in cedis').fill('50');
  await next(page, 'How to reach you');
  // What it came to stays said, here without the changes, and nothing is read again.
  await expect(answer(page)).toContainText(
    'No tutor on our list fits all of this now. The office looks further.',
  );
  expect(await reads(page)).toBe(1);
});

test('with the data saver on, the list of tutors is read after a press only', async ({ page }) => {
  await countReads(page);
  await page.addInitScript(() => localStorage.setItem('lifeline.data-saver', 'on'));
  await page.goto('/tuition');
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  await openLessons(page);
  const look = page.getByRole('button', { name: 'Look who fits (uses a little data)' });
  await expect(look).toBeVisible();
  await subject(page, 'Science').check();
  expect(await reads(page)).toBe(0);
  await look.click();
  await expect(answer(page)).toContainText('3 tutors fit so far');
  expect(await reads(page)).toBe(1);
});

test('the hours, the price and the places of the chosen tutor are in the form', async ({ page }) => {
  await open(page, '/tutorPage');
  await page.getByRole('link', { name: 'Yaw O.' }).click();
  await page.getByRole('link', { name: 'Ask for Yaw O.' }).click();
  await openLessons(page);
  await expect(page.getByLabel('Wednesday Evening')).toHaveAccessibleDescription('Yaw O. is free then');
  await expect(page.getByLabel('Tuesday Evening')).toHaveAccessibleDescription('');
  await expect(page.getByRole('complementary', { name: 'What it will cost' })).toContainText('GH₵520.00');
  await subject(page, 'Science').check();
  await page.getByLabel('Tuesday Evening').check();
  await expect(answer(page)).toContainText(
    'Yaw O. does not fit so far: has no time for so many lessons at these hours.',
  );
  await page.getByLabel('Wednesday Evening').check();
  await page.getByLabel('Friday Evening').check();
  await expect(answer(page)).toContainText('Yaw O.: free Wed and Fri evening, GH₵65.00 a lesson.');
  await next(page, 'Place and budget');
  await expect(page.getByLabel('Online not with Yaw O.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('a chip that is chosen moves none of its neighbours', async ({ page }) => {
  await open(page, '/tuition');
  await openLessons(page);
  const group = page.getByRole('group', { name: 'Which subjects?' });
  const places = () =>
    group
      .locator('label')
      .evaluateAll((chips) =>
        chips.map((chip) => [(chip as HTMLElement).offsetLeft, (chip as HTMLElement).offsetTop]),
      );
  const before = await places();
  expect(before.length).toBeGreaterThan(8);
  await subject(page, 'English Language').check();
  await subject(page, 'Science').check();
  expect(await places()).toEqual(before);
});

test('of many subjects one is found by its letters, and a chosen one stays', async ({ page }) => {
  await open(page, '/tuition');
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await page.getByLabel('Which class?').selectOption({ label: 'SHS 2' });
  await subject(page, 'Physics').check();
  await page.getByLabel('Find a subject').fill('econ');
  await expect(page.getByText('2 subjects', { exact: true })).toBeVisible();
  await expect(subject(page, 'Economics')).toBeVisible();
  await expect(subject(page, 'Biology')).toBeHidden();
  await expect(subject(page, 'Physics')).toBeChecked();
  await page.getByLabel('Find a subject').press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Find a subject').fill('');
  await expect(subject(page, 'Biology')).toBeVisible();
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('the form says that it cannot look, and goes on', async ({ page, context }) => {
    await openWithWorker(page, '/');
    await context.setOffline(true);
    await page.goto('/tuition');
    await openLessons(page);
    await expect(page.getByText('We cannot look now who fits.')).toBeVisible();
    await subject(page, 'Science').check();
    await page.getByLabel('Wednesday Evening').check();
    await next(page, 'Place and budget');
    await context.setOffline(false);
    await expect(answer(page)).toContainText('tutors fit so far', { timeout: 20_000 });
  });
});

test('a second request starts from the first with one press, and from nothing that names somebody', async ({
  page,
}) => {
  await open(page, '/tuition');
  await fillRequest(page);
  await sendRequest(page);
  await open(page, '/tuition');
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await expect(page.getByText('Your last request from this phone: JHS 2, Greater Accra')).toBeVisible();
  await page.getByRole('button', { name: 'Start from these answers' }).click();
  await expect(page.getByLabel('Which class?')).toHaveValue('jhs-2');
  await expect(page.getByLabel('Which class?')).toBeFocused();
  await expect(page.getByLabel('Tuesday Evening')).toBeChecked();
  await subject(page, 'Science').check();
  await next(page, 'Place and budget');
  await expect(page.getByLabel('Region')).toHaveValue('GH-AA');
  await expect(page.getByLabel('Town and area')).toHaveValue('');
  const kept = await page.evaluate(() => localStorage.getItem('lifeline.last-request'));
  expect(kept).not.toMatch(/Kojo|Ama|024|Adenta/);
});

test('a request that is not to be kept leaves nothing for the next one', async ({ page }) => {
  await open(page, '/tuition');
  await page.getByLabel('Do not keep this on this phone').click();
  await expect(page.getByText('Nothing of this is kept on this phone.')).toBeVisible();
  await fillRequest(page);
  await sendRequest(page);
  expect(await page.evaluate(() => localStorage.getItem('lifeline.last-request'))).toBeNull();
});

test('the answer in sight never covers the field that it is about', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/tuition');
  await openLessons(page);
  await subject(page, 'Science').check();
  await page.getByLabel('Tuesday Evening').check();
  await page.getByLabel('Thursday Evening').check();
  await next(page, 'Place and budget');
  await fillPlace(page);
  const region = page.getByLabel('Region');
  await region.focus();
  // As low on the screen as it can be seen above a short answer.
  await region.evaluate((field) => {
    scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight + 90 });
  });
  await region.selectOption({ label: 'Ashanti' });
  await expect(page.getByRole('button', { name: 'Online: 1' })).toBeVisible();
  const gap = () =>
    page.evaluate(() => {
      const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? NaN;
      const panel = [...document.querySelectorAll('[role=status]')].find((status) =>
        status.textContent.includes('No tutor on our list'),
      );
      return topOf(panel) - (document.activeElement?.getBoundingClientRect().bottom ?? NaN);
    });
  await expect.poll(gap).toBeGreaterThan(0);
});
