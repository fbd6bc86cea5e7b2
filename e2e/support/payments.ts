import { readDocuments } from './records';
import { expect, office, open, signIn, type Page } from './test';

/** Signs the office in and opens its view of payments, at 360 px. */
export async function startPayments(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await openPayments(page);
}

export async function openPayments(page: Page): Promise<void> {
  await page.goto(`/admin/${office.id}?view=payments`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments');
  await expect(page.getByRole('button', { name: 'Read the list again' })).toBeEnabled();
}

/**
 * The sample family with lessons by video, what it owes for those that are confirmed, and the price of one,
 * in pesewas.
 */
export async function findFamily(page: Page) {
  const documents = await readDocuments(page, 'tuitionRequests/');
  const [path = ''] =
    Object.entries(documents).find(
      ([, { state, place }]) => state === 'running' && (place as { region?: string }).region === 'GH-CP',
    ) ?? [];
  const ref = path.split('/')[1] ?? '';
  const [link = ''] =
    Object.entries(await readDocuments(page, 'offers/')).find(
      ([offer, data]) => offer.endsWith('/family/link') && data.ref === ref,
    ) ?? [];
  const lessons = Object.values(
    await readDocuments(page, `${link.replace('/family/link', '')}/lessons/`),
  ).filter(({ state }) => state === 'confirmed' || state === 'paid');
  const price = Number(lessons[0]?.price);
  return {
    ref,
    price,
    owed: lessons.reduce((sum, { price }) => sum + Number(price), 0),
    count: lessons.length,
  };
}

interface Typed {
  readonly ref: string;
  readonly amount: string;
  readonly reference: string;
}

export async function fillPayment(page: Page, { ref, amount, reference }: Typed): Promise<void> {
  await page.getByRole('button', { name: 'Enter a payment' }).click();
  const form = page.getByRole('form', { name: 'A payment' });
  await form.getByLabel('Code of the request').fill(ref);
  await form.getByLabel('Amount in GH₵').fill(amount);
  await form.getByRole('radio', { name: 'MTN MoMo' }).check();
  await form.getByLabel('Reference', { exact: true }).fill(reference);
}

export const cedis = (pesewas: number) =>
  new Intl.NumberFormat('en-GH', { style: 'currency', currency: 'GHS' }).format(pesewas / 100);
