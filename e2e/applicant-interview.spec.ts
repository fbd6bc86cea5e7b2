import { findBarriers, findSmallTargets } from './support/accessibility';
import { moveSample, nextDay } from './support/applicant';
import { readDocuments } from './support/records';
import { expect, office, open, signIn, signOut, test, type Page } from './support/test';

const [tuesday, saturday] = [nextDay(2), nextDay(6)];

async function openAtDesk(desk: Page, code: string): Promise<void> {
  await open(desk, '/admin');
  await signIn(desk, office);
  await expect(desk).toHaveURL(`/admin/${office.id}`);
  await desk.goto(`/admin/${office.id}?view=applications#${code}`);
}

/** Both share one browser: the applicant has no account, and reads the page once the office has left. */
async function leaveDesk(desk: Page): Promise<void> {
  await desk.setViewportSize({ width: 1440, height: 900 });
  await signOut(desk);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const calendarOf = async (page: Page, name: string): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString().replace(/\r\n /g, '');
};

const valueOf = (file: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1]?.trim();

test('the office plans an interview, the applicant asks for another time and gets it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const code = await moveSample(page, 'screening', { from: 'office', words: 'We look at it.', papers: [] });
  const desk = await context.newPage();
  await openAtDesk(desk, code);
  await press(desk, 'Plan the interview');
  await press(desk, 'Plan it');
  await expect(desk.getByText('This field is required').first()).toBeVisible();
  const day = desk.getByLabel('Day', { exact: true });
  await day.fill('2026-01-05');
  await press(desk, 'Plan it');
  await expect(desk.getByText('This day is in the past. Choose today or a later day')).toBeVisible();
  await day.fill(saturday);
  await press(desk, 'Plan it');
  await expect(desk.getByText('The office is closed on this day. Choose a working day')).toBeVisible();
  await day.fill(tuesday);
  await desk.getByLabel('Hour, in Accra').selectOption('10:00');
  await desk.getByLabel('Video link', { exact: true }).check();
  await desk.getByLabel('Address of the video call').fill('meet');
  await press(desk, 'Plan it');
  await expect(desk.getByText(/^Paste the address of the video call/)).toBeVisible();
  expect(await findBarriers(desk)).toEqual([]);
  await desk.getByLabel('Address of the video call').fill('https://meet.example.com/abc');
  await press(desk, 'Plan it');
  await expect(desk.getByRole('button', { name: 'The interview went well' })).toBeVisible();
  await leaveDesk(desk);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your interview' })).toBeVisible();
  await expect(page.getByText(/10:00\u00a0am, by video/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://meet.example.com/abc' }).first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  const first = await calendarOf(page, 'Add to calendar');
  expect(valueOf(first, 'DTSTART')).toBe(`${tuesday.replaceAll('-', '')}T100000Z`);
  expect(first).not.toContain('LL-');
  expect(first).not.toContain(code.slice(4));

  await press(page, 'Ask for another time');
  await page.getByLabel('When could you come?').fill('After 3 pm, please.');
  await press(page, 'Send to the office');
  await expect(page.getByText('You asked for another time. The office answers here.')).toBeVisible();
  await expect(page.getByText('After 3 pm, please.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);

  await openAtDesk(desk, code);
  await expect(desk.getByText('After 3 pm, please.')).toBeVisible();
  await press(desk, 'Plan the interview');
  await day.fill(tuesday);
  await desk.getByLabel('Hour, in Accra').selectOption('15:30');
  await desk.getByLabel('By phone', { exact: true }).check();
  await press(desk, 'Plan it');
  await expect(desk.getByRole('button', { name: 'Plan another time' })).toBeVisible();
  await leaveDesk(desk);

  await page.reload();
  await expect(page.getByText(/3:30\u00a0pm, by phone/).first()).toBeVisible();
  const second = await calendarOf(page, 'Add the new time to calendar');
  expect(valueOf(second, 'UID')).toBe(valueOf(first, 'UID'));
  expect(Number(valueOf(second, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(first, 'SEQUENCE')));
  expect(valueOf(second, 'DTSTART')).toBe(`${tuesday.replaceAll('-', '')}T153000Z`);

  // The office moves it by itself, without a step in between.
  await openAtDesk(desk, code);
  await press(desk, 'Plan another time');
  await day.fill(tuesday);
  await desk.getByLabel('Hour, in Accra').selectOption('16:00');
  await desk.getByLabel('At the office', { exact: true }).check();
  await press(desk, 'Plan it');
  await expect(desk.getByText('Interview moved')).toBeVisible();
  await leaveDesk(desk);
  await page.reload();
  await expect(page.getByText(/4:00\u00a0pm, at our office/).first()).toBeVisible();
  const record = (await readDocuments(page, `tutorApplications/${code}`))[`tutorApplications/${code}`];
  expect(record).toMatchObject({ state: 'interview' });
});
