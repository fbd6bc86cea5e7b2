import { expect, open, test, type Page } from './support/test';

// Without the worker, so that the test can answer the page's request for settings.
test.use({ serviceWorkers: 'block', expectedProblems: /config\.json|lacks|not JSON|real site/ });

const project = {
  apiKey: 'key',
  authDomain: 'lifeline.firebaseapp.com',
  projectId: 'lifeline',
  storageBucket: 'lifeline.firebasestorage.app',
  messagingSenderId: '1',
  appId: 'app',
};

test.describe('invalid settings', () => {
  for (const [what, body, words] of [
    [
      'half of them',
      JSON.stringify({ apiKey: 'key', projectId: 'lifeline' }),
      /lacks authDomain, storageBucket/,
    ],
    ['a page in their place', '<!doctype html><p>Not here</p>', /is not JSON/],
    ['a misspelt one', JSON.stringify({ ...project, recapchaSiteKey: 'x' }), /recapchaSiteKey/],
  ] as const) {
    test(`${what}: the page shows an error, and pages without data work`, async ({ page }) => {
      await page.route('/config.json', (route) => route.fulfill({ body, contentType: 'application/json' }));
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site is not set up yet');
      await expect(page.getByText(words)).toBeVisible();
      await open(page, '/faq');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask');
    });
  }

  test('drafts and submissions are kept on the phone', async ({ page }) => {
    await page.route('/config.json', (route) => route.fulfill({ body: '{"apiKey":"key"}' }));
    await sendEnquiry(page);
    await expect(page.getByText('It is on this phone.')).toBeVisible();
  });
});

async function sendEnquiry(page: Page): Promise<void> {
  await open(page, '/form?topic=consultancy');
  await page.getByLabel('Your name').fill('Mr Owusu');
  await page.getByLabel('Phone', { exact: true }).fill('0241234567');
  await page.getByLabel('Your message').fill('Our BECE results fell. Can you help?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('a document of a real site never shows the demo notice, and never falls back to the demo', async ({
  page,
}) => {
  await open(page, '/form?topic=consultancy');
  await expect(page.getByText('Demo on this device.').first()).toBeVisible();

  await page.route(/\/form\?|\/code$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<html ', '<html data-backend="firebase" ');
    await route.fulfill({ response: answer, body });
  });
  const asked = page.waitForResponse('/config.json');
  await sendEnquiry(page);
  await expect(page.getByText('Demo on this device.')).toHaveCount(0);
  await asked;
  await expect(page.getByText('It is on this phone.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('It is on this phone.')).toBeVisible();
});
