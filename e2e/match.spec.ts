import { expect, office, open, signIn, test } from './support/test';

test('the office reads why tutors fit, offers to two, and a request that nobody answers comes back', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
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

  // A move that needs an offer is not a button of its own.
  await expect(panel.getByRole('button', { name: /Offered to a tutor|The tutor accepts/ })).toHaveCount(0);
  await matches.getByLabel('Akosua D.').check();
  await matches.getByLabel('Price for a lesson, in cedis').fill('55.50');
  await matches.getByLabel('Ama S.').check();
  await matches.getByRole('button', { name: 'Make 2 offers' }).click();

  const offers = panel.getByRole('region', { name: 'Offers' });
  await expect(offers.getByRole('listitem')).toHaveCount(2);
  await expect(offers.getByText('Waits for the tutor')).toHaveCount(2);
  await expect(offers.getByText('GH₵55.50')).toBeVisible();
  await expect(panel.getByText("Guardian's contact shown")).toBeVisible();
  await expect(matches.getByLabel('Akosua D.')).toHaveCount(0);

  await offers
    .getByRole('listitem')
    .filter({ hasText: 'Ama S.' })
    .getByRole('button', { name: 'Take it back' })
    .click();
  await expect(offers.getByText('Taken back')).toBeVisible();

  await page.clock.fastForward('24:01:00');
  await expect(offers.getByText('No answer in 24 hours')).toBeVisible();
  // The open desk writes it down: the request is back.
  await expect(panel.getByText('Offer expired')).toBeVisible();
  await expect(matches.getByLabel('Ama S.')).toBeVisible();
  await expect(matches.getByText('did not answer an offer of this request.')).toHaveCount(1);
});

test('a family that calls takes a tutor who said yes, and the other offers are closed with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await page.getByRole('row').filter({ hasText: 'Tema' }).getByRole('link').click();
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(offers.getByText('The tutor says yes')).toBeVisible();
  await offers.getByRole('button', { name: 'The family takes Adwoa T.' }).click();
  await expect(offers.getByText("The family's tutor")).toBeVisible();
  await expect(offers.getByText('Taken back')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tutors who fit' })).toHaveCount(0);
});
