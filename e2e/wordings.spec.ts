import { findBarriers } from './support/accessibility';
import { isWide } from './support/office-texts';
import { expect, office, open, signIn, signOut, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

test.use({ viewport: { width: 360, height: 740 } });

async function chooseHausa(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption({ label: 'Hausa' });
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Me kuke buƙata?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The mode itself, whose words are English as long as nobody has translated them. */
const bar = (page: Page) => page.getByRole('region', { name: 'Improve these words' });
const textButton = (page: Page, text: string) =>
  page.getByRole('button', { name: `Suggest a better text for: ${text}` });

async function improve(page: Page): Promise<void> {
  await open(page, '/');
  await chooseHausa(page);
  await page.getByRole('status').getByRole('link', { name: 'Improve these words' }).click();
  await expect(bar(page)).toBeVisible();
}

test('a speaker suggests a better text and gets a code', async ({ page }) => {
  await improve(page);
  await expect(bar(page)).toContainText('Still unread on this page');
  const heading = textButton(page, 'Me kuke buƙata?');
  await heading.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Improve these words' });
  await expect(dialog).toContainText('What do you need?');
  await expect(dialog).toContainText('A draft that no speaker has read');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(heading).toBeFocused();

  await heading.click();
  const field = dialog.getByLabel('Better text');
  await field.fill('Me {{x}} kuke so?');
  await dialog.getByRole('button', { name: 'Put with what I send' }).click();
  await expect(dialog).toContainText('The English text does not have {{x}}.');
  await field.fill('a'.repeat(5_000));
  await expect(dialog).toContainText('Your text has 5000 characters.');
  await field.fill('Me kuke so?');
  await dialog.getByRole('button', { name: 'Put with what I send' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await bar(page).getByRole('button', { name: 'Send 1 text' }).click();
  const sending = page.getByRole('dialog', { name: 'Send to the office' });
  await sending.getByLabel('Your name').fill('Hauwa Yakubu');
  await sending.getByRole('button', { name: 'Aika' }).click();
  await expect(page).toHaveURL(/\/code#LL-V/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your words');
  await expect(page.getByText('The office has not decided yet.')).toBeVisible();

  await expect(page.getByText('With your words stands: Hauwa Yakubu')).toBeVisible();
  await page.getByRole('button', { name: 'Take the name off' }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, take it off' }).click();
  await expect(page.getByText('Hauwa Yakubu')).toHaveCount(0);
  await expect(page.getByText('Your text: Me kuke so?')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your text: Me kuke so?')).toBeVisible();
  await expect(page.getByText('Hauwa Yakubu')).toHaveCount(0);
});

test('what is typed is kept, and Escape leaves the mode', async ({ page }) => {
  await improve(page);
  await textButton(page, 'Me kuke buƙata?').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Better text').fill('Me kuke');
  await expect(bar(page).getByRole('button', { name: 'Send 1 text', includeHidden: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Jadawali' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Gyara kalma' }).click();
  await expect(bar(page).getByRole('button', { name: 'Send 1 text' })).toBeVisible();
});

test('a dropped value is named beside its form', async ({ page }) => {
  await open(page, '/');
  await chooseHausa(page);
  await open(page, '/faq?q=WhatsApp&words=improve');
  await bar(page).getByRole('button', { name: 'All texts of this page' }).click();
  const list = page.getByRole('dialog', { name: 'All texts of this page' });
  await list
    .getByRole('button', { name: /\{\{count\}\}/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Improve these words' });
  await dialog.getByLabel('Better text for one').fill('Amsa');
  await dialog.getByRole('button', { name: 'Put with what I send' }).click();
  await expect(dialog.getByText('Missing: {{count}}. The site puts a value there.')).toBeVisible();
  await expect(dialog.getByText('This form needs a text.')).toBeVisible();
  await expect(dialog.getByLabel('Better text for one')).toHaveValue('Amsa');
});

test('the list leads through the texts of the site, in any of the languages', async ({ page }) => {
  await improve(page);
  await bar(page).getByRole('button', { name: 'Texts of the whole site' }).click();
  const list = page.getByRole('dialog', { name: 'Texts of the whole site' });
  await expect(page).toHaveURL(/\?words=list$/);
  await list.getByLabel('Where the texts stand').selectOption('apply');
  await expect(list.getByRole('status')).toHaveText(/^\d+ texts$/);
  await expect(list.getByRole('listitem')).toHaveCount(40);
  await list.getByRole('button', { name: 'Show more' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(80);
  expect(await findBarriers(page)).toEqual([]);
  expect(await isWide(page)).toBe(false);

  // The page that is open does not have this text.
  const row = list.getByRole('button', { name: /A draft that no speaker has read/ }).first();
  const today = (await row.locator('b').textContent()) ?? '';
  await row.click();
  const dialog = page.getByRole('dialog', { name: 'Improve these words' });
  await expect(dialog).toContainText(today);
  await expect(dialog).toContainText('Page /apply, text ');
  await dialog.getByLabel('Better text').fill('Mafi kyau');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('You have a better one here');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Send 1 text' })).toBeVisible();

  await bar(page).getByRole('button', { name: 'Texts of the whole site' }).click();
  await list.getByLabel('Harshe').selectOption({ label: 'Dagbanli' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'dag');
  await expect(list.getByText('Not translated yet').first()).toBeVisible();
});

test.describe('an accepted text', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('comes to visitors of the language, also without network', async ({ page }) => {
    await improve(page);
    await textButton(page, 'Me kuke buƙata?').click();
    const dialog = page.getByRole('dialog', { name: 'Improve these words' });
    await dialog.getByLabel('Better text').fill('Me kuke so?');
    await dialog.getByRole('button', { name: 'Put with what I send' }).click();
    // Sent from another page, which has not loaded the words of the first.
    await open(page, '/faq?words=improve');
    await bar(page).getByRole('button', { name: 'Send 1 text' }).click();
    await page.getByRole('dialog').getByLabel('Your name').fill('Hauwa Yakubu');
    await page.getByRole('dialog').getByRole('button', { name: 'Aika' }).click();
    await expect(page.getByText('The office has not decided yet.')).toBeVisible();

    const speak = (code: string) =>
      page.evaluate((chosen) => localStorage.setItem('lifeline.language', chosen), code);
    await speak('en');
    await open(page, '/admin');
    await signIn(page, office);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Today');
    await open(page, '/admin/demo-admin?view=wordings');
    const item = page.getByRole('listitem', { name: 'home:heading' });
    await expect(item).toContainText('Me kuke buƙata?');
    await expect(item).toContainText('Hauwa Yakubu');
    await item.getByRole('button', { name: 'Take the name off: home:heading' }).click();
    await item.getByRole('button', { name: 'Yes, take it off' }).click();
    await expect(item).toContainText('No name');
    await item.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Nothing waits in this language.')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await speak('ha');

    const heading = page.getByRole('heading', { level: 1 });
    await openWithWorker(page, '/');
    await expect(heading).toHaveText('Me kuke so?');
    await page.context().setOffline(true);
    await page.goto('/');
    await expect(heading).toHaveText('Me kuke so?');
  });
});

test('checked words are a draft again once their sender has taken the name off', async ({ page }) => {
  test.setTimeout(180_000);
  await improve(page);
  await textButton(page, 'Me kuke buƙata?').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Better text').fill('Me kuke so?');
  await dialog.getByRole('button', { name: 'Put with what I send' }).click();
  await bar(page).getByRole('button', { name: 'Send 1 text' }).click();
  await dialog.getByLabel('Your name').fill('Hauwa Yakubu');
  await dialog.getByRole('button', { name: 'Aika' }).click();
  await expect(page.getByText('The office has not decided yet.')).toBeVisible();
  const code = page.url();

  await page.evaluate(() => localStorage.setItem('lifeline.language', 'en'));
  const openDesk = async () => {
    await open(page, '/admin');
    await signIn(page, office);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Today');
    await open(page, '/admin/demo-admin?view=wordings');
  };
  await openDesk();
  await page.getByLabel('Named speaker who has checked it').fill('Hauwa Yakubu');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('home:heading · Me kuke so? · Hauwa Yakubu')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await signOut(page);

  await page.evaluate(() => {
    localStorage.setItem('lifeline.language', 'ha');
    localStorage.setItem('lifeline.without-draft-words', 'yes');
  });
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/');
  await expect(heading).toHaveText('Me kuke so?');
  await page.goto('about:blank');
  await page.goto(code);
  await page.getByRole('button', { name: 'Take the name off' }).click();
  await page.getByRole('button', { name: 'Yes, take it off' }).click();
  await expect(page.getByText('Hauwa Yakubu')).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('lifeline.language', 'en'));
  await openDesk();
  const note = page.getByText('1 text is shown as checked, though the name of its speaker was taken off.');
  await expect(note).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make them drafts again' }).click();
  await expect(note).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('lifeline.language', 'ha'));
  await open(page, '/');
  await expect(heading).toHaveText('What do you need?');
});
