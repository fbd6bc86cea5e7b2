import { saveList } from './support/desk-list';
import { fillRequest, sendRequest } from './support/request';
import { expect, office, open, showRequests, signIn, test } from './support/test';

test('the office reads why tutors fit, sends two offers, and a request whose offers expire returns to matching', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await page.getByRole('row').filter({ hasText: 'Adenta' }).getByRole('link').click();
  const panel = page.getByRole('complementary', { name: 'Open record' });
  const matches = panel.getByRole('region', { name: 'Tutors who fit' });

  const akosua = matches.getByRole('listitem').filter({ hasText: 'Akosua D.' });
  await expect(akosua).toContainText('of 100');
  await expect(akosua).toContainText('Names the same town');
  await expect(akosua).toContainText('Both have time: Tue evening, Sat morning, Sat afternoon');
  await matches.getByText(/^Not possible: \d tutors$/).click();
  await expect(matches.getByRole('listitem').filter({ hasText: 'Kofi A.' })).toContainText(
    'does not teach this class',
  );
  await matches.getByText('How the points come about').click();
  await expect(matches.getByText('Kinds of evidence that are valid today.')).toBeVisible();

  // A transition that needs an offer has no button of its own.
  await expect(panel.getByRole('button', { name: /Offered to a tutor|The tutor accepts/ })).toHaveCount(0);
  await matches.getByLabel('Akosua D.').check();
  await matches.getByLabel('Price for a lesson, in cedis').fill('55.50');
  await matches.getByLabel('Ama S.').check();
  await matches.getByRole('button', { name: 'Make 2 offers' }).click();
  // The desk leads to the new offers.
  await expect(page.getByRole('heading', { level: 3, name: 'Offers', exact: true })).toBeFocused();

  const offers = panel.getByRole('region', { name: 'Offers' });
  await expect(offers.getByRole('listitem')).toHaveCount(2);
  await expect(offers.getByText('Waits for the tutor')).toHaveCount(2);
  await expect(offers.getByText('GH₵55.50')).toBeVisible();
  await expect(panel.getByText('Contact copied to an offer, seen by nobody')).toBeVisible();
  await expect(matches.getByLabel('Akosua D.')).toHaveCount(0);

  await offers
    .getByRole('listitem')
    .filter({ hasText: 'Ama S.' })
    .getByRole('button', { name: 'Take it back' })
    .click();
  await expect(offers.getByText('Taken back')).toBeVisible();

  await page.clock.fastForward('24:01:00');
  await expect(offers.getByText('No answer in 24 hours')).toBeVisible();
  // The open desk stores the expiry: the request is back.
  await expect(panel.getByText('Offers are over')).toBeVisible();
  await expect(matches.getByLabel('Ama S.')).toBeVisible();
  await expect(matches.getByText('did not answer an offer of this request.')).toHaveCount(1);
});

test('the office chooses an accepted tutor for a family that calls, and the other offers are closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await page.getByRole('row').filter({ hasText: 'Tema' }).getByRole('link').click();
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(offers.getByText('Yes, on other terms')).toBeVisible();
  await expect(offers.getByText('GH₵10.00')).toBeVisible();
  await offers.getByRole('button', { name: 'The family takes Adwoa T.' }).click();
  await expect(offers.getByText("The family's tutor")).toBeVisible();
  await expect(offers.getByText('Taken back')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tutors who fit' })).toHaveCount(0);
});

test('neighbours who wait for the same lessons are asked to share a tutor', async ({ page, context }) => {
  await open(page, '/tuition');
  await fillRequest(page);
  const code = await sendRequest(page);

  const desk = await context.newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await open(desk, '/admin');
  await signIn(desk, office);
  await desk.getByRole('link', { name: 'Neighbours' }).click();
  const group = desk.getByRole('listitem').filter({ hasText: 'JHS 2, Mathematics, Adenta: 2 families' });
  await expect(group).toContainText(code.slice(5, 14));
  await expect(group).toContainText('Tue evening, Sat morning');
  await group.getByLabel('Price of a lesson alone, in cedis').fill('70');
  await expect(group).toContainText('Shared by 2: GH₵45.50 for each child, GH₵91.00 for the tutor.');
  await group.getByRole('button', { name: 'Ask the 2 families' }).click();
  await expect(desk.getByText('Has not answered')).toHaveCount(2);
  await expect(desk.getByRole('button', { name: 'All agree: tell them the names' })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Drop this group' }).click();
  await expect(desk.getByText('Closed', { exact: true })).toHaveCount(2);
  await expect(desk.getByText('No neighbours now')).toBeVisible();
});

test('the office pays what families have confirmed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await page.getByRole('link', { name: 'Lessons and pay' }).click();
  const ama = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ama S.' }) });
  await expect(ama).toContainText('Due: GH₵140.00');
  await expect(ama).toContainText('Waiting for the family: 1. Paid in the last 92 days: 2.');
  await ama.getByRole('button', { name: 'Mark as paid', exact: true }).first().click();
  await expect(ama).toContainText('Due: GH₵70.00');
  await ama.getByRole('button', { name: 'Mark GH₵70.00 as paid' }).click();
  await expect(ama).toContainText('Due: GH₵0.00');
  await expect(ama).toContainText('Waiting for the family: 1. Paid in the last 92 days: 4.');
  expect(await saveList(page, 'lessons', 'Save as CSV: Lessons and pay')).toContain(
    'Starts,Starts (ISO 8601),Minutes,Tutor,State,Price in cedis,Transport in cedis\r\n',
  );
});
