import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { putDocuments } from './support/records';
import { expect, office, open, signIn, signOut, test, type Page } from './support/test';

const school = 'Sample Basic School A';
const title = 'Mathematics teacher, JHS';
/** An open post of that school. */
const post = 'LL-P68W02M8A6FW63';

function applied(code: string, state: string, name: string) {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const path = `jobApplications/${code}`;
  return {
    [path]: {
      ...{ state, createdAt: at, movedAt: at, updatedAt: at, lastChange: '', isSample: false, job: post },
      sentAt: `${at.slice(0, 16)}:00.000Z`,
      profile: {
        ...{ region: 'GH-AA', town: 'Madina', qualification: 'B.Ed. Mathematics', years: 6 },
        ...{ subjects: ['mathematics'], ntcLicence: '' },
      },
      cover: 'I have taught JHS for six years.',
      files: { cv: '' },
      consent: { version: '2026-11.1', language: 'en' },
      decision: { reason: '', words: '' },
    },
    [`${path}/contact/applicant`]: { name, phone: '+233244123456', email: 'abena@example.com' },
    [`phoneTails/${code}`]: { digits: '3456' },
    [`tracking/${code}`]: {
      topic: { kind: 'jobApplication', job: post },
      state,
      steps: { sent: { what: 'submitted', at } },
    },
  };
}

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

const desk = (view: string) => `/admin/${office.id}?view=${view}`;

async function openCodeOfSchool(page: Page) {
  await open(page, desk('schools'));
  const item = page.getByRole('article', { name: school, exact: true });
  await item.getByRole('button', { name: 'More' }).click();
  return item;
}

test('a school follows its posts by its code, sees whom the office passed on, and nothing once it is shut', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const [shortlisted, other] = [createReferenceCode('jobApplication'), createReferenceCode('jobApplication')];
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(/\/admin\/[^?]+$/);
  await putDocuments(page, {
    ...applied(shortlisted, 'shortlisted', 'Abena Osei'),
    ...applied(other, 'submitted', 'Kojo Mensah'),
  });

  const item = await openCodeOfSchool(page);
  await item.getByRole('button', { name: 'Make a code for the school' }).dblclick();
  await expect(item.getByText(/^Good day\. By this code/)).toHaveCount(1);
  const message = await item.getByText(/^Good day\. By this code/).innerText();
  const code = /LL-G[0-9A-Z ]{16,17}/.exec(message)?.[0].trim() ?? '';
  await check(page);
  await item.getByRole('button', { name: 'Bring the school’s page up to date' }).click();
  await expect(page.getByText('The applications are counted.', { exact: false })).toBeVisible();

  // The school finds its posts, and nobody of those who applied.
  await open(page, '/code');
  await page.getByLabel('Reference code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByRole('heading', { level: 1, name: school })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText('2 applications')).toBeVisible();
  await expect(page.getByText(/^As of /).first()).toBeVisible();
  await expect(page.getByText(/^Nobody yet\./)).toBeVisible();
  await expect(page.getByText('Abena Osei')).toHaveCount(0);
  await check(page);
  const address = page.url();

  // The office passes one on; only that one is shown.
  await open(page, `${desk('applicants')}#${shortlisted}`);
  await page.getByRole('button', { name: 'Pass on to the school' }).click();
  await page.getByRole('button', { name: 'Pass them on' }).click();
  await expect(
    page.getByText('The school sees the name, the phone and the email on its page.'),
  ).toBeVisible();
  await expect(page.getByText('Name and contact given to the school')).toBeVisible();
  await check(page);
  await open(page, address);
  await expect(page.getByRole('heading', { level: 3, name: 'Abena Osei' })).toBeVisible();
  await expect(page.getByRole('link', { name: '024 412 3456' })).toHaveAttribute('href', 'tel:+233244123456');
  await expect(page.getByText('Kojo Mensah')).toHaveCount(0);
  expect(await page.content()).not.toContain(shortlisted);
  await check(page);
  await page.getByRole('button', { name: 'Change between light and dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await check(page);

  await open(page, `${desk('applicants')}#${shortlisted}`);
  await page.getByRole('button', { name: 'Take back from the school' }).click();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pass on to the school' })).toBeVisible();
  await open(page, address);
  await expect(page.getByText(/^Nobody yet\./)).toBeVisible();

  const again = await openCodeOfSchool(page);
  await again.getByRole('button', { name: 'Shut this code' }).click();
  await again.getByRole('button', { name: 'Shut it', exact: true }).click();
  await expect(again.getByText('It opens nothing.')).toBeVisible();
  // The office reads what everybody reads.
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1, name: 'This code works no longer' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, desk('schools'));
  await signOut(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1, name: 'This code works no longer' })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await check(page);
});
