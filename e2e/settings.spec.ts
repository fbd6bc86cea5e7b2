import { findBarriers, findSmallTargets } from './support/accessibility';
import { fillLessons, fillPlace, fillWho, next, pressNextWhileOff } from './support/request';
import { themes } from './support/routes';
import { expect, office, open, signIn, test, wakeForm, type Page } from './support/test';
import { openWithWorker } from './support/worker';

test.use({ serviceWorkers: 'allow' });
// The browser logs failed requests itself.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const group = (page: Page, name: string) => page.getByRole('region', { name });

/** Signs in on the way. */
async function openSettings(page: Page): Promise<void> {
  await page.goto(`/admin/${office.id}?view=settings`);
  await signIn(page, office);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("The office's facts");
}

test('the office sets its number and prices, sees what changes, and the pages follow', async ({ page }) => {
  await openSettings(page);
  const contacts = group(page, 'Contacts and registration');
  await expect(contacts).toContainText('024 000 0000');
  await contacts.getByRole('button', { name: 'Change' }).click();

  // A number that is none is refused; what was typed stays.
  await contacts.getByLabel('Telephone').fill('024');
  await contacts.getByRole('button', { name: 'See what will change' }).click();
  await expect(contacts.getByRole('link', { name: /Telephone/ })).toBeVisible();

  await contacts.getByLabel('Telephone').fill('020 123 4567');
  await contacts.getByLabel('Name of the office').fill('Adom Educational Consult');
  // Nothing typed is lost.
  await expect(contacts.getByText(/saved on this/i).first()).toBeVisible();
  await page.reload();
  await contacts.getByRole('button', { name: 'Change' }).click();
  await expect(contacts.getByLabel('Telephone')).toHaveValue('020 123 4567');
  await contacts.getByRole('button', { name: 'See what will change' }).click();
  await expect(contacts.getByRole('deletion')).toHaveText(['None', '024 000 0000']);
  await expect(contacts.getByRole('insertion')).toHaveText(['Adom Educational Consult', '020 123 4567']);
  await contacts.getByRole('button', { name: 'Save' }).click();
  await expect(contacts.getByRole('button', { name: 'Change' })).toBeVisible();
  await expect(contacts).toContainText('020 123 4567');
  await expect(page.getByText(/Office 1 \(sample\), /)).toBeVisible();

  const rates = group(page, 'Price of one lesson');
  await rates.getByRole('button', { name: 'Change' }).click();
  await rates.getByLabel('JHS, GH₵').fill('62.50');
  await rates.getByLabel('Private candidates, GH₵').fill('90');
  await rates.getByRole('button', { name: 'See what will change' }).click();
  await rates.getByRole('button', { name: 'Save' }).click();
  await expect(rates.getByRole('button', { name: 'Change' })).toBeVisible();
  await expect(rates).toContainText('GH₵62.50');
  const terms = group(page, 'Groups, transport, trial lesson and pay');
  await terms.getByRole('button', { name: 'Change' }).click();
  await terms.getByLabel('Who pays the trial lesson').selectOption('Lifeline');
  await terms.getByRole('button', { name: 'See what will change' }).click();
  await terms.getByRole('button', { name: 'Save' }).click();
  await expect(terms.getByRole('button', { name: 'Change' })).toBeVisible();
  await expect(terms).toContainText('Lifeline');

  await page.goto(`/admin/${office.id}?view=changes`);
  await expect(
    page.getByRole('row', { name: /JHS, GH₵: GH₵60.00 → GH₵62.50|JHS, GH₵: Sample → GH₵62.50/ }),
  ).toBeVisible();

  await open(page, '/tuition');
  await expect(page.getByRole('table')).toContainText('GH₵62.50');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Call 020 123 4567' }),
  ).toHaveAttribute('href', 'tel:+233201234567');
  await expect(page.getByText('Lifeline pays the trial lesson: it costs you nothing.').first()).toBeVisible();
  // 8 × 62.50 − 62.50 + 7 × 10.
  await expect(page.getByText('GH₵507.50')).toBeVisible();
  // In the demo every fact is a sample, and the pages say so.
  await expect(page.getByText('Sample rates')).toBeVisible();

  await open(page, '/faq#cost');
  await expect(
    page.getByText('By level from GH₵45.00 to GH₵90.00 for a lesson of the usual length: samples'),
  ).toBeVisible();

  await open(page, '/');
  await expect(page.getByText('WhatsApp or call Adom Educational Consult')).toBeVisible();

  await openWithWorker(page, '/about');
  await expect(page.getByText('Adom Educational Consult, which runs Lifeline, is the data')).toBeVisible();
  await page.context().setOffline(true);
  await open(page, '/tuition');
  await expect(page.getByRole('table')).toContainText('GH₵62.50');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Call 020 123 4567' })).toBeVisible();
});

test('rates go by length once the office says what a quarter of an hour changes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSettings(page);
  const rates = group(page, 'Price of one lesson');
  await rates.getByRole('button', { name: 'Change' }).click();
  await rates.getByLabel('A quarter of an hour more or less, percent').fill('20');
  await rates.getByRole('button', { name: 'See what will change' }).click();
  await expect(rates.getByRole('deletion')).toHaveText('None');
  await expect(rates.getByRole('insertion')).toHaveText('20%');
  await rates.getByRole('button', { name: 'Save' }).click();
  await expect(rates.getByRole('button', { name: 'Change' })).toBeVisible();

  await open(page, '/tuition');
  await expect(page.getByRole('row', { name: 'Junior High 48.00 60.00 72.00 96.00' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.goto(`/admin/${office.id}?view=settings`);
  const terms = group(page, 'Groups, transport, trial lesson and pay');
  await terms.getByRole('button', { name: 'Change' }).click();
  await terms.getByLabel('Paid to the tutor of the price, percent').fill('80');
  await terms.getByRole('button', { name: 'See what will change' }).click();
  await expect(terms.getByRole('insertion')).toHaveText('80%');
  await terms.getByRole('button', { name: 'Save' }).click();
  await expect(terms.getByRole('button', { name: 'Change' })).toBeVisible();
  await open(page, '/apply');
  await wakeForm(page);
  await expect(page.getByText(/^80% of the price of a lesson is yours\. .* GH₵48\.00 in JHS/)).toBeVisible();
});

test('the people for child protection stand where somebody reports a worry', async ({ page }) => {
  await openSettings(page);
  const safeguarding = group(page, 'A child in danger');
  await safeguarding.getByRole('button', { name: 'Change' }).click();
  await safeguarding.getByLabel('Safeguarding lead').fill('Ama Mensah');
  await safeguarding.getByLabel('Office hours until a worry is read').fill('2');
  await safeguarding.getByLabel('Phone of the lead').fill('020 765 4321');
  await safeguarding.getByRole('button', { name: 'See what will change' }).click();
  await safeguarding.getByRole('button', { name: 'Save' }).click();
  await expect(safeguarding.getByRole('button', { name: 'Change' })).toBeVisible();

  for (const path of ['/about', '/form?topic=safeguarding']) {
    await open(page, path);
    const line = page
      .getByRole('listitem')
      .filter({ hasText: 'Ama Mensah, who answers for child protection' });
    await expect(line.getByRole('link', { name: 'Call 020 765 4321' })).toHaveAttribute(
      'href',
      'tel:+233207654321',
    );
  }
  await expect(page.getByText(/reads it within 2 office hours, by .+ at the latest/)).toBeVisible();
  await page.getByLabel('What worries you').fill('The child next door is left alone at night.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/reads it within 2 office hours after it has reached us/)).toBeVisible();
});

test('how long data are kept is what the office has set, on every page and on the desk', async ({ page }) => {
  await openSettings(page);
  const retention = group(page, 'How long data are kept');
  await retention.getByRole('button', { name: 'Change' }).click();
  await retention.getByLabel('Enquiries, months after the last step').fill('1');
  await retention.getByRole('button', { name: 'See what will change' }).click();
  await expect(retention.getByText('Please enter a whole number from 2 to 120').first()).toBeVisible();
  await retention.getByLabel('Enquiries, months after the last step').fill('9');
  await retention.getByRole('button', { name: 'See what will change' }).click();
  await retention.getByRole('button', { name: 'Save' }).click();
  await expect(retention.getByRole('button', { name: 'Change' })).toBeVisible();
  await page.goto(`/admin/${office.id}?view=removal`);
  await expect(page.getByText(/requests 12 months after they end, enquiries 9,/)).toBeVisible();

  await open(page, '/about');
  await expect(
    page.getByText(/^Enquiries: 9 months after the last step\.\s+Requests: 12 months/),
  ).toBeVisible();
  await open(page, '/form');
  // A form wakes up when somebody touches it.
  await page.getByLabel('Your message').click();
  await expect(page.getByText('We remove them 9 months after the last step.')).toBeVisible();
});

test('a closed day that the office has named stands beside the hours', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-03-22T09:00:00Z'));
  await openSettings(page);
  const hours = group(page, 'Hours and reply time');
  await hours.getByRole('button', { name: 'Change' }).click();
  await hours.getByLabel('Closed on').fill('2027-03-29 Easter Monday\n2027-03-26 Good Friday');
  await hours.getByRole('button', { name: 'See what will change' }).click();
  await expect(hours.getByRole('insertion')).toHaveText(
    'Fri 26 March 2027, Good Friday; Mon 29 March 2027, Easter Monday',
  );
  await hours.getByRole('button', { name: 'Save' }).click();
  await expect(hours.getByRole('button', { name: 'Change' })).toBeVisible();
  for (const path of ['/', '/form']) {
    await open(page, path);
    await expect(page.getByText(/Closed on Fri,? 26 March 2027, Good Friday\./)).toBeVisible();
  }
});

for (const theme of themes)
  test(`the office's facts have no barriers, ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await openSettings(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
    for (const name of ['Contacts and registration', 'Hours and reply time']) {
      await group(page, name).getByRole('button', { name: 'Change' }).click();
      await expect(group(page, name).getByRole('button', { name: 'See what will change' })).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      expect(await findSmallTargets(page)).toEqual([]);
    }
  });

test('the office does without a police certificate, and takes no requests from a region', async ({
  page,
}) => {
  await openSettings(page);
  const services = group(page, 'What we ask and where we work');
  await services.getByRole('button', { name: 'Change' }).click();
  await services.getByLabel('Police certificate of a tutor').selectOption({ value: 'welcome' });
  await services.getByLabel('Upper West').check();
  await services.getByRole('button', { name: 'See what will change' }).click();
  await services.getByRole('button', { name: 'Save' }).click();
  await expect(services.getByRole('button', { name: 'Change' })).toBeVisible();
  await expect(services).toContainText('Upper West');

  await open(page, '/');
  await expect(page.getByText('A tutor may show us one, and you see its date.')).toBeVisible();
  await open(page, '/faq#police');
  await expect(page.getByText('Where we have seen one, the profile shows its date')).toBeVisible();
  await open(page, '/apply');
  await wakeForm(page);
  await expect(page.getByText('Police certificate, if you have one')).toBeVisible();

  await open(page, '/tuition');
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await fillLessons(page);
  await next(page, 'Place and budget');
  await fillPlace(page);
  await page.getByLabel('Region').selectOption({ label: 'Upper West' });
  await pressNextWhileOff(page);
  await expect(page.getByText(/no new requests in this region/).first()).toBeVisible();
  await expect(page.getByLabel('Town and area')).toHaveValue('Adenta');
  await page.getByLabel('Region').selectOption({ label: 'Greater Accra' });
  await next(page, 'How to reach you');
});
