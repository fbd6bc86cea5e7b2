import { findBarriers, findSmallTargets } from './support/accessibility';
import { openCode } from './support/open-code';
import { putDocuments, readDocuments } from './support/records';
import { beginReport, cell, typeRow } from './support/report';
import { newConsultationCode, runningConsultation } from './support/running-consultation';
import { themes } from './support/routes';
import { expect, open, test, type Page } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const form = (page: Page) => page.locator('form').filter({ hasText: 'Figures of the pupils' });

/** Opens the page of a school whose work runs. */
async function openSchool(page: Page): Promise<string> {
  const ref = newConsultationCode();
  await openCode(page, ref, runningConsultation(ref));
  await expect(page.getByRole('heading', { name: 'Before and after', exact: true })).toBeVisible();
  await expect(page.getByText('There is no report yet.')).toBeVisible();
  return ref;
}

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  const across = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(across).toBeLessThanOrEqual(0);
}

for (const theme of themes) {
  test.describe(`on a phone, ${theme}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('a school types the figures, saves them, corrects them, and prints the report', async ({ page }) => {
      test.setTimeout(120_000);
      await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
      const ref = await openSchool(page);
      await beginReport(page);
      await typeRow(page, 1, ['1', '40', '55']);
      await typeRow(page, 2, ['2', '50,5', '']);
      await typeRow(page, 3, ['Ama', '30', '35']);
      await cell(page, 'Pupil', 1).focus();
      await expect(page.getByText('Row 3: “Ama” is no pupil number.', { exact: false })).toBeVisible();
      await check(page);
      await press(page, 'Save the report');
      await expect(page.getByText('Some rows cannot be read.', { exact: false }).first()).toBeVisible();
      await cell(page, 'Pupil', 3).fill('3');
      await press(page, 'Save the report');
      await expect(form(page)).toBeHidden();
      await expect(page.getByText('3 pupils', { exact: true })).toBeVisible();
      await check(page);

      const stored = await readDocuments(page, `consultations/${ref}/outcomes/`);
      expect(Object.values(stored)).toMatchObject([{ rows: '1;40;55\n2;50.5;\n3;30;35', from: 'school' }]);

      await press(page, 'Correct it');
      await expect(cell(page, 'After', 2)).toHaveValue('');
      await cell(page, 'After', 2).fill('60');
      await press(page, 'Save the report');
      await expect(page.getByText('3 pupils · Version 2')).toBeVisible();

      await page.getByRole('link', { name: 'Open the report', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Before and after: JHS 2 B' })).toBeVisible();
      await expect(page.getByRole('img', { name: /^Mathematics test: before and after/ })).toBeVisible();
      await expect(page.getByText('3 of 3 pupils have both figures.', { exact: false })).toBeVisible();
      await expect(page.getByText('so the report has no percentages', { exact: false })).toBeVisible();
      await page.getByText('The figures as a table').click();
      await expect(page.getByRole('row', { name: /^Median 40 55/ })).toBeVisible();
      await check(page);
      const paper = await page.pdf({ preferCSSPageSize: true });
      const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
      expect(sheets?.length).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
      await expect(page.getByText(`/consult/report#${ref}/`, { exact: false })).toBeVisible();
    });
  });
}

/** As a spreadsheet of a school saves it: decimal commas, percent signs, names, and something wrong. */
const table = [
  'JHS 2 B;;;',
  'No;Name;Before %;After %',
  ...Array.from({ length: 12 }, (_, nth) => `${nth + 1};Kofi Mensah;4${nth % 10},5%;5${nth % 10}%`),
  ';;;',
  '13;Ama Owusu;absent;60%',
  '13;Yaa Owusu;40%;60%',
  '14;Abena Owusu;140%;60%',
].join('\r\n');

test('a school takes the figures from a file, after it saw what was understood', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const ref = await openSchool(page);
  await beginReport(page);
  await press(page, 'Take the figures from a file');
  const file = page.getByLabel('CSV file');
  await file.setInputFiles({
    name: 'class.xlsx',
    mimeType: 'text/csv',
    buffer: Buffer.from('PK\u0003\u0004'),
  });
  await expect(page.getByText('This is an Excel workbook.', { exact: false })).toBeVisible();
  const bytes = Buffer.from(`\uFEFF${table}`, 'utf8');
  await file.setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: bytes });
  await expect(page.getByText('Cells separated by semicolons')).toBeVisible();
  await expect(page.getByText('1 empty row, left out')).toBeVisible();
  await expect(page.getByText('It looks like names', { exact: false })).toBeVisible();
  await expect(page.getByText('The number 13 stands there already.', { exact: false })).toBeVisible();
  await expect(page.getByText('140% is outside the scale.', { exact: false })).toBeVisible();
  await expect(page.getByText('Mensah')).toBeHidden();
  await check(page);
  await press(page, 'Take over 14 pupils');
  await expect(cell(page, 'Before', 1)).toHaveValue('40.5');
  await press(page, 'Save the report');
  await page.getByRole('link', { name: 'Open the report', exact: true }).click();
  await expect(page.getByText('12 of 14 pupils have both figures.', { exact: false })).toBeVisible();
  await expect(page.getByText('That is about 100 % who rose', { exact: false })).toBeVisible();
  await page.getByText('The figures as a table').click();
  await expect(page.getByRole('row', { name: '1 40.5 50 9.5', exact: true })).toBeVisible();
  await check(page);
  expect(JSON.stringify(await readDocuments(page, `consultations/${ref}`))).not.toMatch(/Mensah|Owusu;/);
});

test('a report of many pupils counts them in parts of the scale, in the picture and in a table', async ({
  page,
}) => {
  const ref = await openSchool(page);
  await beginReport(page);
  await typeRow(page, 1, ['1', '40', '55']);
  await press(page, 'Save the report');
  await expect(page.getByText('1 pupil', { exact: true })).toBeVisible();
  const stored = await readDocuments(page, `consultations/${ref}/outcomes/`);
  const pupils = Array.from({ length: 60 }, (_, nth) => `${nth + 1};${nth};${nth + 30}`);
  await putDocuments(
    page,
    Object.fromEntries(
      Object.entries(stored).map(([path, data]) => [path, { ...data, rows: pupils.join('\n') }]),
    ),
  );
  await page.reload();
  await expect(page.getByText('60 pupils', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Open the report', exact: true }).click();
  await expect(page.getByText('The triangle marks the median.', { exact: false })).toBeVisible();
  await page.getByText('The figures as a table').click();
  for (const row of ['80–90 0 10', '30–40 10 10', '0–10 10 0'])
    await expect(page.getByRole('row', { name: row, exact: true })).toBeVisible();
  await check(page);
});

test('a report is corrected in two tabs: the second is told, and what was typed is not lost', async ({
  page,
  context,
}) => {
  const ref = await openSchool(page);
  await beginReport(page);
  await typeRow(page, 1, ['1', '40', '55']);
  await press(page, 'Save the report');
  await expect(page.getByText('1 pupil', { exact: true })).toBeVisible();
  const second = await context.newPage();
  await open(second, `/code#${ref}`);
  await press(second, 'Correct it');
  await second.getByLabel('Which pupils?').fill('JHS 2 C');

  await page.bringToFront();
  await press(page, 'Correct it');
  await cell(page, 'After', 1).fill('60');
  await press(page, 'Save the report');
  await expect(page.getByText('1 pupil · Version 2')).toBeVisible();

  await second.bringToFront();
  const told = second.getByText('saved version 2 of this report while this form was open', { exact: false });
  await expect(told).toBeVisible();
  await expect(second.getByLabel('Which pupils?')).toHaveValue('JHS 2 C');
  await check(second);
  await press(second, 'Save mine as version 3');
  await expect(form(second)).toBeHidden();
  await expect(second.getByText('1 pupil · Version 3')).toBeVisible();
  const stored = await readDocuments(second, `consultations/${ref}/outcomes/`);
  const titles = Object.values(stored).map(({ version, title }) => `${String(version)} ${String(title)}`);
  expect(titles.sort()).toEqual(['1 JHS 2 B', '2 JHS 2 B', '3 JHS 2 C']);
});

test.describe('without network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('a report waits on the phone, and is saved once when the network is back', async ({ page }) => {
    const ref = await openSchool(page);
    await beginReport(page);
    await typeRow(page, 1, ['1', '40', '55']);
    await page.context().setOffline(true);
    await press(page, 'Save the report');
    await expect(page.getByText('Waiting to be sent', { exact: false })).toBeVisible();
    expect(await readDocuments(page, `consultations/${ref}/outcomes/`)).toEqual({});
    await page.context().setOffline(false);
    await expect(page.getByText('1 pupil', { exact: true })).toBeVisible();
    await expect(page.getByText('Waiting to be sent', { exact: false })).toBeHidden();
    const stored = await readDocuments(page, `consultations/${ref}/outcomes/`);
    expect(Object.keys(stored)).toHaveLength(1);
  });

  test('of two corrections that waited, the second is refused, told, and opened again', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const ref = await openSchool(page);
    await beginReport(page);
    await typeRow(page, 1, ['1', '40', '55']);
    await press(page, 'Save the report');
    await expect(page.getByText('1 pupil', { exact: true })).toBeVisible();
    const second = await context.newPage();
    await open(second, `/code#${ref}`);
    await press(second, 'Correct it');
    await second.getByLabel('Which pupils?').fill('JHS 2 C');
    await context.setOffline(true);
    await page.bringToFront();
    await press(page, 'Correct it');
    await cell(page, 'After', 1).fill('60');
    await press(page, 'Save the report');
    await expect(page.getByText('Waiting to be sent', { exact: false })).toHaveCount(1);
    await second.bringToFront();
    await press(second, 'Save the report');
    await expect(second.getByText('Waiting to be sent', { exact: false })).toHaveCount(2);
    await context.setOffline(false);
    await expect(
      second.getByText('Not saved: Efua Owusu saved version 2 first.', { exact: false }),
    ).toBeVisible();
    await expect(second.getByText('Waiting to be sent', { exact: false })).toHaveCount(0);
    await check(second);
    await press(second, 'Open it again');
    await expect(second.getByLabel('Which pupils?')).toHaveValue('JHS 2 C');
    await press(second, 'Save the report');
    await expect(second.getByText('1 pupil · Version 3')).toBeVisible();
    await expect(second.getByText('Not saved:', { exact: false })).toHaveCount(0);
    const stored = await readDocuments(second, `consultations/${ref}/outcomes/`);
    expect(
      Object.values(stored)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['JHS 2 B', 'JHS 2 B', 'JHS 2 C']);
  });
});
