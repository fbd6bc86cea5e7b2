import { readRecords, readStore } from './databases.mjs';
import { readCode } from './enquiries.mjs';
import { application } from './project-code.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./phone.mjs').World} World */

const paper = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

/**
 * Sends an application with a paper and kills the phone during the upload.
 * @param {World} world
 * @returns {Promise<(page: Page) => Promise<void>>}
 */
export async function sendPapers({ phone, link, report, count, seed }) {
  count('applications with a paper');
  link.become('well');
  const form = await phone.open('/apply');
  await form.getByLabel('Your full name').focus();
  await form.locator('[data-asleep]').waitFor({ state: 'detached' });
  await application.fillUntilPapers(form, { name: 'Abena Owusu', email: `abena${seed}@example.com` });
  await form.locator('input[aria-label="Add: Certificate or transcript"]').setInputFiles(paper);
  await form.getByRole('button', { name: 'Remove: Certificate or transcript' }).waitFor();
  await application.fillAfterPapers(form);
  link.become('rough');
  await form.getByRole('button', { name: 'Send application' }).click();
  const code = await readCode(form);
  await phone.die();
  process.stdout.write('p');

  return async (page) => {
    const path = `tutorApplications/${code}`;
    const { [path]: record } = await readRecords(page, path);
    if (!record) return report(`the application ${code} is lost`);
    const named = Object.values(record.files ?? {}).filter(({ id }) => Boolean(id));
    if (named.length !== 1) report(`the application ${code} names ${named.length} papers, not 1`);
    const files = await readRecords(page, 'files/');
    for (const { id } of named)
      if (files[`files/${id}`]?.state !== 'complete') report(`the paper ${id} of ${code} is not complete`);
    const items = await readStore(page, 'lifeline-device', 'outbox');
    const lost = items.find((item) => item.code === code)?.lostFiles;
    if (lost) report(`${code} lost ${lost.join(' and ')}`);
  };
}
