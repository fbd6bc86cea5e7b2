import type { Page } from './test';

/** An open post of the demo. */
export const post = 'LL-P68W02M8A6FW63';
export const address = `/jobs/${post}`;

/** The same with the form open. */
export const formAddress = `${address}#apply`;

export const cv = {
  name: 'my cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(900_000, 7)]),
};

/** Fills what every application needs. */
export async function fill(page: Page, cover = 'I have taught JHS for six years.'): Promise<void> {
  await page.getByLabel('Your name').fill('Abena Osei');
  await page.getByLabel('Phone number').fill('024 412 3456');
  await page.getByLabel('Region where you live').selectOption({ label: 'Greater Accra' });
  await page.getByLabel('Town or area').fill('Madina');
  await page.getByLabel('Highest qualification').fill('B.Ed. Mathematics, UCC 2019');
  await page.getByLabel('Years of teaching').fill('6');
  await page.getByLabel('Why you, and why this post?').fill(cover);
}

export async function send(page: Page, name = 'Apply'): Promise<void> {
  await page.getByLabel(/^Lifeline may keep this application/).check();
  await page.getByRole('button', { name, exact: true }).click();
}

/** An application for the post, as it is stored. It came an hour ago. */
export function applied(code: string, town = 'Madina') {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const path = `jobApplications/${code}`;
  return {
    [path]: {
      ...{ state: 'submitted', createdAt: at, movedAt: at, updatedAt: at, lastChange: '', isSample: false },
      job: post,
      sentAt: `${at.slice(0, 16)}:00.000Z`,
      profile: {
        ...{ region: 'GH-AA', town, qualification: 'B.Ed. Mathematics, UCC 2019', years: 6 },
        ...{ subjects: ['mathematics'], ntcLicence: '' },
      },
      cover: 'I have taught JHS for six years.',
      files: { cv: '' },
      consent: { version: '2026-11.1', language: 'en' },
      decision: { reason: '', words: '' },
    },
    [`${path}/contact/applicant`]: { name: 'Abena Osei', phone: '+233244123456', email: 'abena@example.com' },
    [`phoneTails/${code}`]: { digits: '3456' },
    [`tracking/${code}`]: {
      topic: { kind: 'jobApplication', job: post },
      state: 'submitted',
      steps: { sent: { what: 'submitted', at } },
    },
  };
}
