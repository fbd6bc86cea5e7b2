import { reachEmulators } from './support/emulators';
import { fillRequest, sendRequest } from './support/request';
import { expect, office, open, showRequests, signIn, test, tutor, type Page } from './support/test';

/** Simulates returning to the tab, which reloads data. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

async function openDesk(page: Page): Promise<void> {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await showRequests(page);
}

test('a parent and the office, in two browsers, see each other’s changes', async ({ browser }) => {
  const [home, bureau] = [await browser.newContext(), await browser.newContext()];
  const [parent, desk] = [await home.newPage(), await bureau.newPage()];
  await desk.setViewportSize({ width: 1440, height: 900 });
  await openDesk(desk);

  await open(parent, '/tuition');
  await fillRequest(parent);
  const code = await sendRequest(parent);
  await expect(parent.getByText('Demo on this device.')).toHaveCount(0);

  await comeBack(desk);
  await desk.getByRole('searchbox').fill(code);
  await desk.getByRole('link', { name: code.slice(5, 14) }).click();
  const panel = desk.getByRole('complementary', { name: 'Open record' });
  await panel.getByRole('button', { name: 'Start the review' }).click();
  await expect(panel.getByText('Review started')).toBeVisible();

  await expect(async () => {
    await comeBack(parent);
    await expect(
      parent.getByRole('listitem').filter({ hasText: 'The office looks for one who fits.' }),
    ).toBeVisible({ timeout: 2000 });
  }).toPass();
  await home.close();
  await bureau.close();
});

test.describe('failures', () => {
  test.use({ expectedProblems: /Failed to load resource|recaptcha/ });

  test('a lost answer to an accepted write ends as one record and a success', async ({ page, request }) => {
    const { count } = await reachEmulators(request);
    await open(page, '/tuition');
    await fillRequest(page);
    const before = await count('tuitionRequests');
    let lost = 0;
    await page.route(/documents:commit/, async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await sendRequest(page);
    await expect.poll(() => lost).toBe(1);
    await expect.poll(() => count('tuitionRequests')).toBe(before + 1);
    // The next retry comes with the network or the person.
    await expect(async () => {
      await comeBack(page);
      await expect(page.getByText('It is on this phone.')).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('heading', { name: 'So far' })).toBeVisible();
    expect(await count('tuitionRequests')).toBe(before + 1);
  });

  test('a client that bypasses the site reads nothing and writes nothing', async ({ page, request }) => {
    const { documents, count } = await reachEmulators(request);
    await open(page, '/tuition');
    await fillRequest(page);
    await sendRequest(page);
    for (const collection of ['tracking', 'tuitionRequests', 'roles', 'people', 'changeLog']) {
      expect([collection, (await request.get(`${documents}/${collection}`)).status()]).toEqual([
        collection,
        403,
      ]);
    }
    const before = await count('roles');
    const forged = await request.post(`${documents}/roles?documentId=intruder`, {
      data: {
        fields: {
          role: { stringValue: 'admin' },
          name: { stringValue: 'X' },
          lastChange: { stringValue: '' },
        },
      },
    });
    expect(forged.status()).toBe(403);
    expect(await count('roles')).toBe(before);
  });

  test('when the bot check cannot load, the person is told and the phone keeps the submission', async ({
    page,
  }) => {
    await page.route('/config.json', async (route) => {
      const settings = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...settings, recaptchaSiteKey: '6Lc-test' } });
    });
    await page.route(/recaptcha/, (route) => route.abort());
    await open(page, '/form?topic=consultancy');
    await page.getByLabel('Your name').fill('Mrs Asare');
    await page.getByLabel('Phone', { exact: true }).fill('0241234567');
    await page.getByLabel('Your message').fill('Our BECE results fell. Can you help?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('It is on this phone.')).toBeVisible();
    await expect(page.getByText(/The check that a person sends this did not load/)).toBeVisible();
    // Without the blocker it is sent automatically.
    await page.unroute('/config.json');
    await page.unroute(/recaptcha/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'So far' })).toBeVisible();
  });
});

test('a revoked role closes the area at the next check, without a reload loop', async ({ page, request }) => {
  const { rolesAre } = await reachEmulators(request);
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page).toHaveURL(`/tutor/${tutor.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  let loads = 0;
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) loads += 1;
  });
  await rolesAre(tutor.id, 'none');
  try {
    await expect(async () => {
      await comeBack(page);
      await expect(page.getByText('403')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await comeBack(page);
    await expect(page.getByText('403')).toBeVisible();
    expect(loads).toBe(0);
  } finally {
    await rolesAre(tutor.id, 'tutor');
  }
});

test('an account is created, its address verified, and its password reset', async ({
  page,
  request,
  browser,
}) => {
  const { linkOf } = await reachEmulators(request);
  const email = `esi-${Date.now()}@example.com`;
  await open(page, '/tutor');
  await page.getByRole('button', { name: 'I have no account yet' }).click();
  await page.getByLabel('Your name').fill('Esi Boateng');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('three words here');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText('You are signed in as Esi Boateng.')).toBeVisible();
  const notice = page.getByText(`Your email ${email} is not verified yet.`);
  await expect(notice).toBeVisible();
  await expect.poll(() => linkOf('VERIFY_EMAIL', email).catch(() => '')).not.toBe('');
  await request.get(await linkOf('VERIFY_EMAIL', email));
  await page.getByRole('button', { name: 'I have done it: check again' }).click();
  await expect(notice).toHaveCount(0);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await open(other, '/tutor');
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByRole('button', { name: 'Forgot your password?' }).click();
  await other.getByRole('button', { name: 'Send the message' }).click();
  await expect(other.getByText(`If there is an account with ${email}`)).toBeVisible();
  await request.get(
    `${await linkOf('PASSWORD_RESET', email)}&newPassword=${encodeURIComponent('a newer password')}`,
  );
  await other.getByRole('button', { name: 'Back to sign in' }).click();
  await signIn(other, { email, password: 'three words here' });
  await expect(other.getByText('No account has this email and password.')).toBeVisible();
  await signIn(other, { email, password: 'a newer password' });
  await expect(other.getByText('You are signed in as Esi Boateng.')).toBeVisible();
  await elsewhere.close();
});

test('on a shared phone the sign-in ends with the tab, and leaving ends it in every tab', async ({
  page,
  context,
}) => {
  await open(page, '/admin');
  await page.getByLabel(/This is a shared phone/).check();
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Today');
  const other = await context.newPage();
  await other.goto(`/admin/${office.id}`);
  await expect(other).toHaveURL(/\/admin\?next=/);
});
