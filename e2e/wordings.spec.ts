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

/** The mode itself, in the drafts of Hausa. */
const bar = (page: Page) => page.getByRole('region', { name: 'Inganta waɗannan kalmomi' });
const textButton = (page: Page, text: string) =>
  page.getByRole('button', { name: `Rubuta mafi kyau na: ${text}` });

async function improve(page: Page): Promise<void> {
  await open(page, '/');
  await chooseHausa(page);
  await page.getByRole('status').getByRole('link', { name: 'Inganta waɗannan kalmomi' }).click();
  await expect(bar(page)).toBeVisible();
}

test('a speaker suggests a better text and gets a code', async ({ page }) => {
  await improve(page);
  await expect(bar(page)).toContainText('Har yanzu ba a karanta ba a wannan shafi');
  const heading = textButton(page, 'Me kuke buƙata?');
  await heading.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Inganta waɗannan kalmomi' });
  await expect(dialog).toContainText('What do you need?');
  await expect(dialog).toContainText('Na gwaji ne: babu mai magana da harshen');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(heading).toBeFocused();

  await heading.click();
  const field = dialog.getByLabel('Rubutu mafi kyau');
  await field.fill('Me {{x}} kuke so?');
  await dialog.getByRole('button', { name: 'Ƙara ga abin da zan aika' }).click();
  await expect(dialog).toContainText('Babu {{x}} a rubutun Turanci.');
  await field.fill('a'.repeat(5_000));
  await expect(dialog).toContainText('Rubutunku yana da haruffa 5000.');
  await field.fill('Me kuke so?');
  await dialog.getByRole('button', { name: 'Ƙara ga abin da zan aika' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await bar(page).getByRole('button', { name: 'Aika rubutu 1' }).click();
  const sending = page.getByRole('dialog', { name: 'Aika zuwa ofishi' });
  await sending.getByLabel('Sunanku').fill('Hauwa Yakubu');
  await sending.getByRole('button', { name: 'Aika' }).click();
  await expect(page).toHaveURL(/\/code#LL-V/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mun gode da kalmominku');
  await expect(page.getByText('Har yanzu ofishi bai yanke shawara ba.')).toBeVisible();

  await expect(page.getByText('Tare da kalmominku akwai suna: Hauwa Yakubu')).toBeVisible();
  await page.getByRole('button', { name: 'Cire suna' }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Eh, a cire' }).click();
  await expect(page.getByText('Hauwa Yakubu')).toHaveCount(0);
  await expect(page.getByText('Rubutunku: Me kuke so?')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Rubutunku: Me kuke so?')).toBeVisible();
  await expect(page.getByText('Hauwa Yakubu')).toHaveCount(0);
});

test('what is typed is kept, and Escape leaves the mode', async ({ page }) => {
  await improve(page);
  await textButton(page, 'Me kuke buƙata?').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Rubutu mafi kyau').fill('Me kuke');
  await expect(bar(page).getByRole('button', { name: 'Aika rubutu 1', includeHidden: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Jadawali' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Gyara kalma' }).click();
  await expect(bar(page).getByRole('button', { name: 'Aika rubutu 1' })).toBeVisible();
});

test('a dropped value is named beside its form', async ({ page }) => {
  await open(page, '/');
  await chooseHausa(page);
  await open(page, '/faq?q=WhatsApp&words=improve');
  await bar(page).getByRole('button', { name: 'Duk rubutun wannan shafi' }).click();
  const list = page.getByRole('dialog', { name: 'Duk rubutun wannan shafi' });
  await list
    .getByRole('button', { name: /\{\{count\}\}/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Inganta waɗannan kalmomi' });
  await dialog.getByLabel('Rubutu mafi kyau na ɗaya').fill('Amsa');
  await dialog.getByRole('button', { name: 'Ƙara ga abin da zan aika' }).click();
  await expect(
    dialog.getByText('Babu: {{count}}. Shafin yanar gizo zai rubuta wani abu a can.'),
  ).toBeVisible();
  await expect(dialog.getByText('Dole a cika wannan fili.')).toBeVisible();
  await expect(dialog.getByLabel('Rubutu mafi kyau na ɗaya')).toHaveValue('Amsa');
});

test('the list leads through the texts of the site, in any of the languages', async ({ page }) => {
  await improve(page);
  await bar(page).getByRole('button', { name: 'Rubutun shafin yanar gizo duka' }).click();
  const list = page.getByRole('dialog', { name: 'Rubutun shafin yanar gizo duka' });
  await expect(page).toHaveURL(/\?words=list$/);
  await list.getByLabel('Inda rubutun yake').selectOption('apply');
  await expect(list.getByRole('status')).toHaveText(/^rubutu \d+$/);
  await expect(list.getByRole('listitem')).toHaveCount(40);
  await list.getByRole('button', { name: 'Nuna ƙari' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(80);
  expect(await findBarriers(page)).toEqual([]);
  expect(await isWide(page)).toBe(false);

  // The page that is open does not have this text.
  const row = list.getByRole('button', { name: /babu mai magana da harshen/ }).first();
  const today = (await row.locator('b').textContent()) ?? '';
  await row.click();
  const dialog = page.getByRole('dialog', { name: 'Inganta waɗannan kalmomi' });
  await expect(dialog).toContainText(today);
  await expect(dialog).toContainText('Shafi /apply, rubutu ');
  await dialog.getByLabel('Rubutu mafi kyau').fill('Mafi kyau');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Kuna da mafi kyau a nan');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Aika rubutu 1' })).toBeVisible();

  await bar(page).getByRole('button', { name: 'Rubutun shafin yanar gizo duka' }).click();
  await list.getByLabel('Harshe').selectOption({ label: 'Dagbanli' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'dag');
  await expect(page.getByRole('dialog').getByText('Not translated yet').first()).toBeVisible();
});

test.describe('an accepted text', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('comes to visitors of the language, also without network', async ({ page }) => {
    await improve(page);
    await textButton(page, 'Me kuke buƙata?').click();
    const dialog = page.getByRole('dialog', { name: 'Inganta waɗannan kalmomi' });
    await dialog.getByLabel('Rubutu mafi kyau').fill('Me kuke so?');
    await dialog.getByRole('button', { name: 'Ƙara ga abin da zan aika' }).click();
    // Sent from another page, which has not loaded the words of the first.
    await open(page, '/faq?words=improve');
    await bar(page).getByRole('button', { name: 'Aika rubutu 1' }).click();
    await page.getByRole('dialog').getByLabel('Sunanku').fill('Hauwa Yakubu');
    await page.getByRole('dialog').getByRole('button', { name: 'Aika' }).click();
    await expect(page.getByText('Har yanzu ofishi bai yanke shawara ba.')).toBeVisible();

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
  await dialog.getByLabel('Rubutu mafi kyau').fill('Me kuke so?');
  await dialog.getByRole('button', { name: 'Ƙara ga abin da zan aika' }).click();
  await bar(page).getByRole('button', { name: 'Aika rubutu 1' }).click();
  await dialog.getByLabel('Sunanku').fill('Hauwa Yakubu');
  await dialog.getByRole('button', { name: 'Aika' }).click();
  await expect(page.getByText('Har yanzu ofishi bai yanke shawara ba.')).toBeVisible();
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

  // What a visitor's device keeps of the accepted words: 1 is checked, 0 a draft.
  const kept = async () => {
    await page.evaluate(() => localStorage.setItem('lifeline.language', 'ha'));
    await open(page, '/faq');
    return () => page.evaluate(() => localStorage.getItem('lifeline.word-overlay'));
  };
  await expect.poll(await kept()).toContain('"Me kuke so?",1]');
  await page.goto('about:blank');
  await page.goto(code);
  await page.getByRole('button', { name: 'Cire suna' }).click();
  await page.getByRole('button', { name: 'Eh, a cire' }).click();
  await expect(page.getByText('Hauwa Yakubu')).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('lifeline.language', 'en'));
  await openDesk();
  const note = page.getByText('1 text is shown as checked, though the name of its speaker was taken off.');
  await expect(note).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make them drafts again' }).click();
  await expect(note).toHaveCount(0);
  await expect.poll(await kept()).toContain('"Me kuke so?",0]');
});
