import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { request } from './support/family';
import { breakStore, mendStore, putDocuments, readDocuments } from './support/records';
import { themes } from './support/routes';
import { expect, office, open, showRequests, signIn, test, type Page } from './support/test';

const short = (ref: string) => `${ref.slice(4, 8)} ${ref.slice(8, 12)}`;
const rowOf = (page: Page, ref: string) => page.getByRole('row').filter({ hasText: short(ref) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The desk with three requests, and with a colleague. */
async function openDesk(page: Page): Promise<readonly string[]> {
  const refs = [0, 1, 2].map(() => createReferenceCode('tuition'));
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await putDocuments(page, {
    'roles/colleague': {
      role: 'admin',
      name: 'Esi Quartey',
      duties: ['office'],
      lastChange: 'sample',
    },
    ...Object.fromEntries(refs.flatMap((ref) => Object.entries(request(ref, 'reviewing')))),
  });
  await page.reload();
  await expect(rowOf(page, refs[0] ?? '')).toBeVisible();
  return refs;
}

async function select(page: Page, refs: readonly string[]): Promise<void> {
  await press(page, 'Select several');
  for (const ref of refs) await rowOf(page, ref).getByRole('checkbox').check();
}

const assigneeOf = async (page: Page, ref: string) =>
  (await readDocuments(page, `tuitionRequests/${ref}`))[`tuitionRequests/${ref}`]?.assignee;

for (const theme of themes)
  test(`requests are given to a colleague at once, and each finds its own, in ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await page.setViewportSize({ width: 360, height: 740 });
    const refs = await openDesk(page);
    const [first = '', second = '', third = ''] = refs;
    await select(page, [first, second]);
    await press(page, 'Assign: 2');
    await page.getByRole('radio', { name: 'Esi Quartey' }).check();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Assign: 2', exact: true }).last().click();
    await expect(page.getByText('2 are written.')).toBeVisible();
    // Nobody outside the office waits to hear of it.
    await expect(page.getByRole('button', { name: /^Tell / })).toHaveCount(0);
    expect(await assigneeOf(page, first)).toBe('colleague');
    await press(page, 'Close');

    await page.goto(`/admin/${office.id}?view=requests`);
    await select(page, [third]);
    await press(page, 'Assign: 1');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Assign: 1', exact: true }).last().click();
    await expect(page.getByText('You look after 1 request.')).toBeVisible();
    await page.getByRole('link', { name: 'Show it' }).click();
    await expect(rowOf(page, third)).toBeVisible();
    await expect(rowOf(page, first)).toHaveCount(0);
    expect(await assigneeOf(page, third)).toBe(office.id);

    await page.goto(`/admin/${office.id}?view=requests#${first}`);
    await expect(page.getByText('Looked after by')).toBeVisible();
    await expect(page.getByText('Esi Quartey').first()).toBeVisible();
    await page.goto(`/admin/${office.id}?view=changes`);
    await expect(page.getByRole('row').filter({ hasText: 'Nobody → Esi Quartey' })).toHaveCount(2);
  });

test('a request that a colleague was given meanwhile keeps its colleague, and a broken run goes on', async ({
  page,
}) => {
  const refs = await openDesk(page);
  const [first = '', second = ''] = refs;
  await select(page, [first, second]);
  const record = `tuitionRequests/${first}`;
  await putDocuments(page, {
    [record]: { ...(await readDocuments(page, record))[record], assignee: 'colleague' },
  });
  await press(page, 'Assign: 2');
  await page.getByRole('radio').first().check();
  await breakStore(page, 'changeLog');
  await page.getByRole('button', { name: 'Assign: 2', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await mendStore(page);
  await press(page, 'Go on');
  await expect(page.getByText('1 was refused.')).toBeVisible();
  expect(await assigneeOf(page, first)).toBe('colleague');
  expect(await assigneeOf(page, second)).toBe(office.id);
});
