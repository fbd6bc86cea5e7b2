import { findBarriers } from './support/accessibility';
import { putDocuments } from './support/records';
import { expect, office, open, showRequests, signIn, test } from './support/test';

const dayMs = 86_400_000;

/** An enquiry that somebody sent this many days ago. */
const enquiry = (name: string, daysAgo: number, state = 'new') => {
  const at = new Date(Date.now() - daysAgo * dayMs).toISOString();
  const stamps = { createdAt: at, movedAt: at, updatedAt: at, lastChange: '', isSample: false };
  return { ...stamps, state, topic: 'tuition', name, message: 'A question.' };
};

for (const width of [360, 1280]) {
  test(`the desk says at ${width} px how many enquiries wait longer than the office names`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/admin');
    await signIn(page, office);
    await showRequests(page);
    await putDocuments(page, {
      'enquiries/LL-E4TR8QX2NHM6DB': enquiry('Asked today', 0),
      'enquiries/LL-E9PK4W7XC00001': enquiry('Asked a month ago', 30),
      'enquiries/LL-E7K3M9QXD00001': enquiry('Answering since a month', 31, 'answering'),
      'enquiries/LL-EB2NE6T0S00001': enquiry('Answered', 40, 'resolved'),
    });
    await page.reload();
    if (width < 1280) await page.getByRole('button', { name: 'Menu' }).click();
    const link = page.getByRole('link', { name: 'Enquiries 2 late' });
    await expect(link).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await link.click();
    const rows = page.getByRole('main').locator('tbody tr[aria-rowindex]');
    await expect(rows.nth(0)).toContainText('Answering since a month');
    await expect(rows.nth(0)).toContainText('Answering, late');
    await expect(rows.nth(1)).toContainText('New, late');
    await expect(rows.filter({ hasText: 'Asked today' })).not.toContainText('late');
    const bar = page.getByRole('list', { name: 'Records by state' });
    await expect(bar.getByRole('link', { name: 'New' })).toContainText('1 late');
    expect(await findBarriers(page)).toEqual([]);
  });
}
