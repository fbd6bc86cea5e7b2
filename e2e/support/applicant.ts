import { putDocuments, readDocuments } from './records';
import { expect, open, type Page } from './test';

export const question = 'Which school did you teach in? Send a picture of your certificate, too.';

type Fields = Readonly<Record<string, unknown>>;

/** The sample application that is being checked, by path, with its tracking. */
async function readSample(page: Page) {
  let record = '';
  await expect
    .poll(async () => {
      const found = Object.entries(await readDocuments(page, 'tutorApplications/'));
      record =
        found.find(([path, { state }]) => state === 'screening' && path.split('/').length === 2)?.[0] ?? '';
      return record;
    })
    .not.toBe('');
  const code = record.split('/')[1] ?? '';
  const tracking = `tracking/${code}`;
  const stored = { ...(await readDocuments(page, record)), ...(await readDocuments(page, tracking)) };
  return { code, record, tracking, stored };
}

/** Moves a sample application, with a message of the office, as the desk does. Returns its code. */
export async function moveSample(
  page: Page,
  state: string,
  message: Fields = { from: 'office', words: question, papers: [] },
): Promise<string> {
  // A page that reads records, so that the database is there.
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  const { code, record, tracking, stored } = await readSample(page);
  const id = '6b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f01';
  const at = new Date().toISOString();
  await putDocuments(page, {
    [record]: { ...stored[record], state, movedAt: at, updatedAt: at, lastChange: id },
    [tracking]: {
      ...stored[tracking],
      state,
      steps: { ...(stored[tracking]?.steps as Fields), [id]: { what: state, at } },
    },
    [`${record}/messages/${id}`]: { ...message, at },
  });
  await page.goto(`/code#${code}`);
  await page.reload();
  return code;
}

/** The office goes on with the application meanwhile. */
export async function decideMeanwhile(page: Page, code: string): Promise<void> {
  const record = `tutorApplications/${code}`;
  const stored = (await readDocuments(page, record))[record];
  await putDocuments(page, { [record]: { ...stored, state: 'rejected', lastChange: 'decided' } });
}

const dayMs = 86_400_000;

/** The next day from `from` on with this weekday, Sunday 0; no fixed holiday. */
export function nextDay(weekday: number, from = Date.now() + dayMs): string {
  const day = new Date(from);
  const isHoliday = /-(01-01|01-07|03-06|05-01|07-01|09-21|12-25|12-26)$/.test(
    day.toISOString().slice(0, 10),
  );
  return day.getUTCDay() === weekday && !isHoliday
    ? day.toISOString().slice(0, 10)
    : nextDay(weekday, from + dayMs);
}

/** Plans the interview at the desk, by phone on a working day. */
export async function planInterview(desk: Page): Promise<void> {
  const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();
  await press('Plan the interview');
  await desk.getByLabel('Day', { exact: true }).fill(nextDay(2));
  await desk.getByLabel('Hour, in Accra').selectOption('10:00');
  await desk.getByLabel('By phone', { exact: true }).check();
  await press('Plan it');
}
