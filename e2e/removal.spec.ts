import { findBarriers, findSmallTargets } from './support/accessibility';
import { putDocuments, readDocuments } from './support/records';
import { fillRequest, sendRequest } from './support/request';
import { themes } from './support/routes';
import { expect, office, open, signIn, test } from './support/test';

test('a person is found by phone and removed from every record, with a line for each', async ({ page }) => {
  await open(page, '/tuition');
  await fillRequest(page);
  const code = (await sendRequest(page)).replaceAll(' ', '');
  await open(page, '/form?topic=consultancy');
  await page.getByLabel('Your name').fill('Ama Mensah');
  await page.getByLabel('Phone', { exact: true }).fill('024 123 4567');
  await page.getByLabel('Your message').fill('Ama Mensah asks for Saturdays');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/code#LL-E/);

  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(new RegExp(`/admin/${office.id}`));
  await page.getByRole('link', { name: 'Remove a person', exact: true }).click();
  const search = page.getByLabel('Reference code, phone or email');
  await search.fill('Ama Mensah');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('This is no reference code, phone number or address of mail.')).toBeVisible();
  await expect(search).toBeFocused();

  await search.fill('0241234567');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { name: '2 records' })).toBeVisible();
  // Neither the address nor the list says whom somebody looked for.
  await expect(page).not.toHaveURL(/4567/);
  await expect(page.getByText('Ama Mensah')).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove the person from 2 records' }).click();
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is kept about this person.' })).toBeVisible();
  const stored = await readDocuments(page, '');
  const left = Object.entries(stored).filter(([, data]) =>
    /Ama Mensah|Kojo|241234567/.test(JSON.stringify(data)),
  );
  expect(left.filter(([path]) => path.includes(code) || path.startsWith('enquiries/'))).toEqual([]);
  expect(stored[`tuitionRequests/${code}`]).toMatchObject({
    removal: 'done',
    learner: { age: 13, name: '' },
  });

  // The record stays, and says so; the log has a line of each step.
  await page.goto(`/admin/${office.id}#${code}`);
  await page.getByRole('button', { name: 'Show contact, and log it' }).click();
  await expect(page.getByText('Personal data was removed.')).toBeVisible();
  await page.goto(`/admin/${office.id}?view=changes`);
  await expect(page.getByRole('row').filter({ hasText: 'Personal data removed' })).toHaveCount(2);
  await open(page, `/code#${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const theme of themes) {
  test(`the view of removals on a phone passes the accessibility checks, in ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/admin');
    await signIn(page, office);
    await expect(page).toHaveURL(new RegExp(`/admin/${office.id}`));
    await page.goto(`/admin/${office.id}?view=removal`);
    await page.getByLabel('Reference code, phone or email').fill('tutor@lifeline.example');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText('Stands on the site.', { exact: false })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}

test('what is due by the retention periods is listed and removed in one press', async ({ page }) => {
  await open(page, '/form?topic=consultancy');
  await page.getByLabel('Your name').fill('Kwesi Appiah');
  await page.getByLabel('Phone', { exact: true }).fill('024 123 4567');
  await page.getByLabel('Your message').fill('Kwesi asks');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/code#LL-E/);
  const path = `enquiries/${page.url().split('#')[1] ?? ''}`;
  await expect.poll(async () => Object.keys(await readDocuments(page, path))).toContain(path);
  const stored = (await readDocuments(page, path))[path] ?? {};
  // Thirteen months ago.
  const movedAt = new Date(Date.now() - 396 * 86_400_000).toISOString();
  await putDocuments(page, { [path]: { ...stored, state: 'resolved', movedAt } });

  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(new RegExp(`/admin/${office.id}`));
  await page.goto(`/admin/${office.id}?view=removal`);
  await expect(page.getByRole('heading', { name: '1 record is due' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the person from one record' }).click();
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is due.' })).toBeVisible();
  const after = (await readDocuments(page, path))[path];
  expect(after).toMatchObject({ state: 'resolved', removal: 'done', movedAt, name: '', message: '' });
  // The contact beside it is gone.
  expect(Object.keys(await readDocuments(page, path))).toEqual([path]);
});
