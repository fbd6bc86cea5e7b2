import {
  createReferenceCode,
  formatReferenceCode,
} from '../src/entities/reference-code/model/reference-code';
import { findSmallTargets } from './support/accessibility';
import { ago, ids, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { putDocuments, readDocuments, stateOf } from './support/records';
import { readStores } from './support/stores';
import { expect, lead, office, open, showRequests, signIn, signOut, test, type Page } from './support/test';

/** Begins to end the lessons of a family, for a worry. Returns the code of its request. */
async function writeAWorry(page: Page): Promise<string> {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
  });
  await page.getByRole('button', { name: 'End the lessons' }).click();
  await page.getByLabel('Something worries me').check();
  await page.getByLabel('Tell us more').fill('He asked her to meet outside.');
  return ref;
}

test('a worried family ends the lessons: the office sees that it worries, child protection reads what', async ({
  page,
}) => {
  const ref = await writeAWorry(page);
  await page.getByRole('button', { name: 'End the lessons' }).click();
  await expect.poll(() => stateOf(page, `tuitionRequests/${ref}`)).toBe('ended');

  // What becomes of it stays with the family, also once it is closed.
  await expect(page.getByRole('heading', { name: 'What worries you' })).toBeVisible();
  const [told = ''] = Object.keys(await readDocuments(page, 'tracking/LL-W'));
  const tracking = (await readDocuments(page, told))[told];
  const steps = {
    ...(tracking?.steps as Record<string, unknown>),
    s1: { what: 'called', at: ago(0) },
    s2: { what: 'closed', at: ago(0) },
  };
  await putDocuments(page, { [told]: { ...tracking, state: 'closed', steps } });
  await page.reload();
  await expect(page.getByText('Somebody was called')).toBeVisible();
  await expect(page.getByText('What was to be done is done.')).toBeVisible();

  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await expect(page.getByText('1 family left its tutor because something worries it.')).toBeVisible();
  await page.getByRole('link', { name: 'See which, and call today' }).click();
  await page.getByRole('link', { name: new RegExp(ref.slice(4, 8)) }).click();
  const panel = page.getByRole('complementary', { name: 'Open record' });
  await expect(panel.getByText('Something about the last tutor worries this family.')).toBeVisible();
  await expect(panel.getByText('safety', { exact: true })).toBeVisible();
  await expect(page.getByText('He asked her to meet outside.')).toHaveCount(0);
  await panel.getByLabel('New note').fill('Child protection called the mother.');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(panel.getByText('Something about the last tutor worries this family.')).toHaveCount(0);
  await page.goto(`/admin/${office.id}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await signOut(page);

  await open(page, '/admin');
  await signIn(page, lead);
  await page.getByRole('status').filter({ hasText: '1 worry about a child' }).getByRole('link').click();
  await expect(page.getByText('He asked her to meet outside.')).toBeVisible();
  const worry = page.getByRole('complementary', { name: 'Open record' });
  await expect(worry.getByText('A family, about its tutor')).toBeVisible();
  await expect(page.getByText(ref)).toBeVisible();
});

test('a worry told from the page of a code says which code, in no address that servers log', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().split('#')[0] ?? ''));
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
  });
  const worry = page.getByRole('link', { name: /^Something worries you about the tutor/ });
  await worry.first().click();
  await expect(page).toHaveURL(`/form?topic=safeguarding#${ref}`);
  const about = page.getByText(`About ${formatReferenceCode(ref)}`, { exact: true });
  await expect(about).toBeVisible();
  expect(await findSmallTargets(page)).toEqual([]);
  // The quick exit stands below all that the page has.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const exit = page.getByRole('link', { name: 'Quick exit' });
  await expect(exit).toBeInViewport({ ratio: 1 });
  const foot = page.getByRole('contentinfo');
  const [last, first] = [await foot.boundingBox(), await exit.boundingBox()];
  expect((last?.y ?? NaN) + (last?.height ?? NaN)).toBeLessThanOrEqual(first?.y ?? NaN);

  // Back to where the worry began, and the form without the code leads there, too.
  const back = page.getByRole('link', { name: 'Back to your lessons' });
  for (const isNamed of [true, false]) {
    if (!isNamed) {
      await worry.first().click();
      await page.getByRole('button', { name: 'Leave the code out' }).click();
      await expect(about).toHaveCount(0);
      await expect(page).toHaveURL('/form?topic=safeguarding');
    }
    await back.click();
    await expect(page).toHaveURL(`/code#${ref}`);
    await expect(worry.first()).toBeInViewport();
    await expect(page.locator('#part-worry')).toBeFocused();
  }
  await worry.first().click();
  await page.getByLabel('What worries you').fill('He came drunk.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/code#LL-W/);
  const told = async () => Object.values(await readDocuments(page, 'concerns/LL-W'));
  await expect.poll(told).toMatchObject([{ about: ref, source: 'family' }]);
  await page.getByRole('link', { name: 'back to your lessons' }).click();
  await expect(page.locator('#part-worry')).toBeFocused();
  expect(asked.filter((address) => address.includes(ref))).toEqual([]);
});

test('what is typed about a worry does not stay on the phone, also with Back', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  const form = '/form?topic=safeguarding';
  await open(page, `${form}#${ref}`);
  const about = page.getByText(`About ${formatReferenceCode(ref)}`, { exact: true });
  await expect(about).toBeVisible();
  const words = page.getByLabel('What worries you');
  await words.fill('He came drunk.');
  await expect(page.getByText('This phone does not keep what you type')).toBeVisible();
  await expect(page.getByText('Saved on this phone')).toHaveCount(0);
  await open(page, '/about');
  await open(page, form);
  await expect(words).toHaveValue('');
  await expect(about).toHaveCount(0);
  await words.fill('He came drunk.');
  await page.goto('/about');
  await page.goBack();
  await expect(words).toHaveValue('');
  await words.fill('He came drunk.');
  await page.reload();
  await expect(words).toHaveValue('');

  await open(page, `${form}#${ref}`);
  await words.fill('He came drunk again.');
  await page.getByRole('button', { name: 'Leave the code out' }).click();
  await expect(about).toHaveCount(0);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/code#LL-W/);
  const told = async () => Object.values(await readDocuments(page, 'concerns/LL-W'));
  await expect.poll(told).toMatchObject([{ about: '', source: 'anybody', words: 'He came drunk again.' }]);
});

test('what a family writes about a worry is not left on its phone before Send', async ({ page }) => {
  await writeAWorry(page);
  await expect(page.getByText('This phone does not keep what you type')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'End the lessons' }).click();
  await expect(page.getByLabel('Tell us more')).toHaveValue('');
  await expect(page.getByLabel('Something worries me')).not.toBeChecked();
  expect(await readStores(page)).not.toContain('He asked her');
});
