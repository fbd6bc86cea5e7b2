import { fillForm, fillNeed, sendForm } from './support/consultation-form';
import { expect, open, test, wakeForm } from './support/test';
import { openWithWorker, waitForChunks } from './support/worker';

test('a school asks for a consultation and gets a code', async ({ page }) => {
  await fillForm(page);
  await expect(page.getByRole('term').filter({ hasText: 'What do you need help with?' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Exam results$/ })).toBeVisible();
  await expect(page.getByText('Mathematics most of all')).toBeVisible();
  await sendForm(page);
  await expect(page.getByText(/A consultation for a school/).first()).toBeVisible();
});

test('what a school typed is there again after a reload', async ({ page }) => {
  await open(page, '/consult');
  await wakeForm(page);
  await fillNeed(page);
  await expect(page.getByText(/saved on this phone/i).first()).toBeVisible();
  await page.reload();
  // The form goes on where something is missing.
  await expect(page).toHaveURL('/consult?step=school');
  await page.getByRole('link', { name: 'Back to step 1' }).click();
  await expect(page.getByLabel('What about the results?')).toHaveValue('Mathematics most of all');
});

test.describe('without network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('a consultation sent without network has its code, and goes when the network is back', async ({
    page,
  }) => {
    await fillForm(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send to Lifeline' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.url()).toMatch(/#LL-S/);
    await expect(page.getByText(/No time to talk is held for you/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /It is safe|Your code/ })).toBeVisible();
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('the form says without a network that it is not here, and is kept once it was opened', async ({
    page,
    context,
  }) => {
    const needs = page.getByRole('group', { name: 'What do you need help with?' });
    await openWithWorker(page, '/');
    await context.setOffline(true);
    await page.goto('/consult');
    await expect(page.getByText(/^The form is not on this phone yet\./)).toBeVisible();
    await context.setOffline(false);
    await expect(needs).toBeVisible();

    await page.reload();
    await waitForChunks(page, ['/part-consult.']);
    await context.setOffline(true);
    await page.reload();
    await expect(needs).toBeVisible();
  });
});
