import { readFile } from 'node:fs/promises';
import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { stamp } from './support/family';
import { breakStore, mendStore, putDocuments, readDocuments, stateOf } from './support/records';
import { themes } from './support/routes';
import { expect, office, open, showRequests, signIn, test, type Page } from './support/test';

const people = ['Abena Addo', 'Kojo Boakye', 'Efua Darko', 'Yaa Mensah'];

interface Sent {
  readonly ref: string;
  readonly name: string;
}

/** Enquiries that somebody of the office has begun to answer; the last one is new. */
function sendEnquiries(): {
  readonly sent: readonly Sent[];
  readonly documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
} {
  const sent = people.map((name) => ({ ref: createReferenceCode('enquiry'), name }));
  const documents = Object.fromEntries(
    sent.flatMap(({ ref, name }, index): [string, Readonly<Record<string, unknown>>][] => {
      const state = index === people.length - 1 ? 'new' : 'answering';
      const steps = { sent: { what: 'new', at: stamp(6 - index).createdAt } };
      return [
        [
          `enquiries/${ref}`,
          { ...stamp(6 - index), topic: 'other', name, message: 'Please read this.', state },
        ],
        [`enquiries/${ref}/contact/sender`, { phone: '+233241234567', email: '' }],
        [`tracking/${ref}`, { topic: { kind: 'enquiry' }, state, steps }],
      ];
    }),
  );
  return { sent, documents };
}

const short = (ref: string) => `${ref.slice(4, 8)} ${ref.slice(8, 12)}`;
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const report = (page: Page) => page.getByLabel('Enquiries: Answered', { exact: true });

/** Begins to close the tab, which stays when the browser asks first. Resolves with what it asked. */
async function closeAndStay(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  await dialog.dismiss();
  return dialog.type();
}

async function openEnquiries(page: Page): Promise<readonly Sent[]> {
  const { sent, documents } = sendEnquiries();
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await putDocuments(page, documents);
  await page.goto(`/admin/${office.id}?view=enquiries`);
  await expect(rowOf(page, 'Abena Addo')).toBeVisible();
  return sent;
}

async function select(page: Page, names: readonly string[]): Promise<void> {
  await press(page, 'Select several');
  for (const name of names) await rowOf(page, name).getByRole('checkbox').check();
}

const linesOf = async (page: Page, event: string) =>
  Object.values(await readDocuments(page, 'changeLog/')).filter((line) => line.event === event);

test('only the selected rows are saved, and the log says that a list was', async ({ page }) => {
  await openEnquiries(page);
  await select(page, ['Abena Addo', 'Efua Darko']);
  await expect(page.getByText('2 are selected.')).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, 'Save 2 as CSV');
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).toContain('Abena Addo');
  expect(csv).toContain('Efua Darko');
  expect(csv).not.toContain('Kojo Boakye');
  expect(csv).not.toMatch(/LL-\w{14}/);
  expect(await linesOf(page, 'list.saved')).toMatchObject([
    { after: { list: 'enquiries', hasWholeCodes: false } },
  ]);
});

for (const theme of themes)
  for (const width of [360, 1440])
    test(`many are closed at once and told of line by line, and then told of, at ${width} px in ${theme}`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
      await page.setViewportSize({ width, height: 800 });
      const sent = await openEnquiries(page);
      const [first, second, third, fresh] = sent;
      await select(page, people);
      expect(await findBarriers(page)).toEqual([]);
      expect(await findSmallTargets(page)).toEqual([]);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBe(0);
      if (process.env.LOOK)
        await page.screenshot({ path: `${process.env.LOOK}/select-${theme}-${width}.png` });
      // A colleague, whose write this page has not heard of, has answered the second one.
      await putDocuments(page, {
        [`enquiries/${second?.ref}`]: {
          ...(await readDocuments(page, `enquiries/${second?.ref}`))[`enquiries/${second?.ref}`],
          state: 'resolved',
        },
      });
      await press(page, 'Answered: 3');
      const question = page.getByRole('alert').filter({ hasText: '3 records move' });
      await expect(question).toContainText(`${short(String(fresh?.ref))}: not from “New”`);
      if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/ask-${theme}-${width}.png` });
      await press(page, 'Yes, Answered: 3');
      await expect(report(page)).toContainText('1 was refused.');
      const lines = report(page).getByRole('listitem');
      await expect(lines).toHaveText([
        new RegExp(`^${short(String(second?.ref))}: Somebody else has moved this meanwhile`),
        `${short(String(first?.ref))}: written`,
        `${short(String(third?.ref))}: written`,
        `${short(String(fresh?.ref))}: not from “New”`,
      ]);
      expect(await findBarriers(page)).toEqual([]);
      expect(await findSmallTargets(page)).toEqual([]);
      expect(await overflow()).toBe(0);
      if (process.env.LOOK)
        await page.screenshot({ path: `${process.env.LOOK}/report-${theme}-${width}.png` });
      // The list shows what stands now, and what was not done stays selected.
      await expect(rowOf(page, 'Kojo Boakye')).toHaveCount(0);
      await expect(rowOf(page, 'Yaa Mensah').getByRole('checkbox')).toBeChecked();
      await expect(rowOf(page, 'Abena Addo')).toHaveCount(0);
      expect(await linesOf(page, 'answer.given')).toHaveLength(2);

      await press(page, 'Tell the people of these 2');

      await expect(page.getByText('2 people are to be told.')).toBeVisible();
      if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/tell-${theme}-${width}.png` });
      await press(page, 'By phone');
      await expect(page.getByText('1 person is to be told.')).toBeVisible();
      await press(page, 'Not needed');
      await expect(page.getByText('Nobody of these is left to tell.')).toBeVisible();
      await expect(page.getByText(`${short(String(first?.ref))}: told`)).toBeVisible();
      expect(Object.keys(await readDocuments(page, 'tellings/'))).toHaveLength(2);
    });

test('a run that breaks off says which lines are left, and going on writes nothing twice', async ({
  page,
}) => {
  // The views are beside each other only on a wide screen.
  await page.setViewportSize({ width: 1280, height: 900 });
  const [first, second, third] = await openEnquiries(page);
  await select(page, people.slice(0, 3));
  // The store refuses the second record, until it is mended.
  await breakStore(page, `enquiries/${second?.ref}`);
  await press(page, 'Answered: 3');
  await press(page, 'Yes, Answered: 3');
  await expect(report(page)).toContainText('the run has stopped');
  await expect(report(page).getByRole('listitem')).toHaveText([
    `${short(String(second?.ref))}: no answer yet; it may be written`,
    `${short(String(third?.ref))}: not tried`,
    `${short(String(first?.ref))}: written`,
  ]);
  expect(await linesOf(page, 'answer.given')).toHaveLength(1);
  // The browser asks before the tab is closed, until nothing is left to write.
  expect(await closeAndStay(page)).toBe('beforeunload');
  // Another view does not break it off.
  await page.getByRole('link', { name: 'Requests' }).first().click();
  await expect(report(page)).toContainText('the run has stopped');
  // A link that leads away from the desk asks, and so does the way back.
  const question = page.getByRole('dialog', { name: 'Leave the desk?' });
  await page
    .getByRole('link', { name: /^Lifeline/ })
    .first()
    .click();
  await expect(question).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await question.getByRole('button', { name: 'Stay', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/view=requests/);
  await expect(report(page)).toContainText('the run has stopped');
  await mendStore(page);
  await press(page, 'Go on');
  await expect(report(page).getByText('3 are written.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.onbeforeunload)).toBeNull();
  expect(await linesOf(page, 'answer.given')).toHaveLength(3);
  for (const one of [first, second, third])
    expect(await stateOf(page, `enquiries/${one?.ref}`)).toBe('resolved');
  // Nothing is left to write, and nobody asks.
  await page
    .getByRole('link', { name: /^Lifeline/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/admin/);
});

test('whoever leaves the desk in the middle of a run leaves the other lines as they were', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const [first, second] = await openEnquiries(page);
  await select(page, people.slice(0, 2));
  await breakStore(page, `enquiries/${second?.ref}`);
  await press(page, 'Answered: 2');
  await press(page, 'Yes, Answered: 2');
  await expect(report(page)).toContainText('the run has stopped');
  await page
    .getByRole('link', { name: /^Lifeline/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: 'Leave the desk?' });
  // The dialog comes late: a key that is pressed before would be lost.
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/view=enquiries/);
  await page
    .getByRole('link', { name: /^Lifeline/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Leave the desk', exact: true }).click();
  await expect(page).not.toHaveURL(/admin/);
  await mendStore(page);
  expect(await stateOf(page, `enquiries/${first?.ref}`)).toBe('resolved');
  expect(await stateOf(page, `enquiries/${second?.ref}`)).toBe('answering');
});
