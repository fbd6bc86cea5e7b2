import { quietTimes } from './support/quiet';
import { expect, open, test, wakeForm, type Page } from './support/test';

const dayMs = 86_400_000;
const wrong = { ahead: dayMs, behind: -dayMs };
const note = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'The clock of this phone is wrong' }).first();

/** Opens the page of counsellors; the names of the offered times, and the week that they are of. */
async function offered(page: Page): Promise<readonly string[]> {
  await open(page, '/counselorPage?way=phone');
  const week = page.getByRole('heading', { level: 3, name: / to / });
  await expect(week).toBeVisible();
  await expect(page.locator('ol[aria-busy=false]')).toBeVisible();
  const names = await quietTimes(page).evaluateAll((times) =>
    times.map((time) => time.getAttribute('aria-label') ?? ''),
  );
  return [(await week.textContent()) ?? '', ...names];
}

for (const [way, offMs] of Object.entries(wrong))
  test(`a phone whose clock is a day ${way} is offered the right times, and told so`, async ({
    page,
    browser,
  }) => {
    const right = await (await browser.newContext()).newPage();
    const times = await offered(right);
    await expect(note(right)).toHaveCount(0);

    await page.clock.install({ time: Date.now() + offMs });
    await offered(page);
    await expect(note(page)).toBeVisible();
    expect(await offered(page)).toEqual(times);

    await page.getByRole('button', { name: 'Later week' }).click();
    await expect(page).toHaveURL(/week=/);
    await quietTimes(page).first().click();
    await wakeForm(page);
    const form = page.locator('form').filter({ has: page.getByLabel('Name or nickname') });
    // Beside the form, too.
    await expect(form.getByText('The clock of this phone is wrong', { exact: false })).toBeVisible();
    await form.getByLabel('What is it about?').selectOption({ label: 'Exams, and fear of them' });
    await form.getByLabel('Name or nickname').fill('Adjoa');
    await form.getByLabel('Phone number').fill('024 123 4567');
    await form
      .getByRole('group', { name: 'Is the learner under 18?' })
      .getByLabel('No', { exact: true })
      .check();
    await form.getByLabel(/^Lifeline may use what I wrote/).check();
    await form.getByRole('button', { name: 'Book this time' }).click();
    await expect(page).toHaveURL(/\/code#LL-C/);
    await expect(page.getByRole('status').filter({ hasText: /^Booked$/ })).toBeVisible({ timeout: 15_000 });
    await right.context().close();
  });
