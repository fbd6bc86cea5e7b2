import { findBarriers, findSmallTargets } from './support/accessibility';
import { ago } from './support/family';
import { putIntoOutbox, sentItem } from './support/outbox';
import { cedis, fillPayment, findFamily, startPayments } from './support/payments';
import { expect, office, open, signIn, signOut, test } from './support/test';

test.beforeEach(({ page }) => startPayments(page));

test('says how, to whom and by when to pay once the office has said where', async ({ page }) => {
  const { ref, owed, price } = await findFamily(page);
  const code = `/code#${ref}`;
  const main = page.getByRole('main');
  await signOutOn(page);
  await page.goto(code);
  await page.getByRole('button', { name: 'Show the account' }).click();
  await expect(main.getByText(`You owe ${cedis(owed)}.`)).toBeVisible();
  // No number is invented: the office tells.
  const ask = /^The office tells you how to pay/;
  await expect(main.getByText(ask).last()).toBeVisible();
  await expect(main.getByText('Mobile-money number')).toHaveCount(0);

  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await page.goto(`/admin/${office.id}?view=settings`);
  const paying = page.getByRole('region', { name: 'Where families pay' });
  await paying.getByRole('button', { name: 'Change' }).click();
  await paying.getByLabel('Mobile-money number to pay to').fill('020 000 0009');
  await paying.getByRole('button', { name: 'See what will change' }).click();
  // Money must not go astray: no number without its network and name.
  await expect(paying.getByLabel('Network that families pay on')).toHaveAttribute('aria-invalid', 'true');
  await paying.getByLabel('Network that families pay on').selectOption({ label: 'Telecel Cash' });
  await paying.getByLabel('Name on that number').fill('Lifeline Sample Office');
  await paying.getByRole('button', { name: 'See what will change' }).click();
  await paying.getByRole('button', { name: 'Save' }).click();
  await expect(paying.getByRole('button', { name: 'Change' })).toBeVisible();

  await signOutOn(page);
  await page.goto(code);
  // The sample lessons were confirmed more than a week ago: it is late, and stands above the lessons.
  const due = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: `Pay ${cedis(owed)}` }) });
  await expect(due).toHaveCount(1);
  await expect(due).toContainText('it is late');
  await expect(due).toContainText('020 000 0009');
  const top = async (heading: string) =>
    (await main.getByRole('heading', { name: heading }).first().boundingBox())?.y ?? Infinity;
  expect(await top(`Pay ${cedis(owed)}`)).toBeLessThan(await top('Your tutor'));
  await page.getByRole('button', { name: 'Show the account' }).click();
  await expect(main.getByText(`You owe ${cedis(owed)}.`)).toBeVisible();
  // How to pay stands above, once.
  const facts = main.locator('dl').filter({ hasText: 'Mobile-money number' });
  await expect(facts).toHaveCount(1);
  await expect(facts).toContainText(cedis(owed));
  await expect(facts).toContainText('020 000 0009');
  await expect(facts).toContainText('Lifeline Sample Office');
  await expect(facts).toContainText('Telecel Cash');
  await expect(facts).toContainText(`${ref.slice(4, 8)} ${ref.slice(8, 12)}`);
  await expect(main.getByText('A tutor never collects money for us.').last()).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await main.getByRole('button', { name: 'Copy the number' }).last().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0200000009');
  await main.getByRole('button', { name: 'Copy the reference' }).last().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${ref.slice(4, 8)} ${ref.slice(8, 12)}`,
  );
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  // With the report answered it is the next thing, with what was confirmed just now.
  const owedNow = `Pay ${cedis(owed + price)}`;
  await main.getByRole('button', { name: 'Yes, it was taught' }).click();
  const next = page.locator('section').filter({ has: page.getByRole('heading', { name: owedNow }) });
  await expect(next).toHaveCount(1);
  await expect(next).toContainText('For you · late since');
  await expect(next).toContainText('020 000 0009');
  await next.getByRole('button', { name: 'See what it is for' }).click();
  await expect(main.getByRole('heading', { name: 'What you owe and have paid' })).toBeInViewport();

  // Whoever comes back reads it on the home page and in the list of codes, too.
  await putIntoOutbox(page, sentItem(ref, ago(30)));
  for (const path of ['/', '/code']) {
    await page.goto(path);
    await expect(page.getByText(owedNow)).toBeVisible();
    await expect(page.getByText('For you · late since').first()).toBeVisible();
  }
});

/** Signs out on a wide screen, where the way out is in sight, then goes on at 360 px. */
async function signOutOn(page: Parameters<typeof signOut>[0]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 740 });
  await signOut(page);
  await page.setViewportSize({ width: 360, height: 740 });
}

test('says what is over, and asks for nothing', async ({ page }) => {
  const { ref, owed } = await findFamily(page);
  await fillPayment(page, { ref, amount: String(owed / 100 + 25), reference: '98765432109' });
  await page.getByRole('button', { name: 'Enter it' }).click();
  await expect(page.getByText('98765432109')).toBeVisible();
  await signOutOn(page);
  await page.goto(`/code#${ref}`);
  await page.getByRole('button', { name: 'Show the account' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(`You have ${cedis(2500)} over.`, { exact: false })).toBeVisible();
  await expect(main.getByText('Over at the end').first()).toBeVisible();
  await expect(main.getByText(`-${cedis(2500)}`)).toHaveCount(0);
  await expect(main.getByText(/how to pay|Mobile-money number/)).toHaveCount(0);
});
