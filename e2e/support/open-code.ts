import { putDocuments } from './records';
import { expect, open, type Page } from './test';

/** Opens the page of a code whose records are in the demo's database. */
export async function openCode(
  page: Page,
  ref: string,
  documents: Parameters<typeof putDocuments>[1],
): Promise<void> {
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  await putDocuments(page, documents);
  await open(page, `/code#${ref}`);
}
