import { putDocuments, readDocuments } from './records';
import { expect, office, open, signIn, type Page } from './test';

/** The month before this one, `YYYY-MM`, and its name. */
export const lastMonth = (() => {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const named = (date: Date) =>
    new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
  return { id: first.toISOString().slice(0, 7), name: named(first), next: named(now) };
})();

/** Two tutors with numbers on one network, of whom one lesson each was confirmed in the last month. */
export const paidTutors = [
  { id: 'demo-tutor', number: '+233241111111', price: 6050, transport: 1000 },
  { id: 'sample-yaw', number: '+233242222222', price: 7000 },
] as const;

/** Adds confirmed lessons of the last month, and one that is disputed. */
export async function addLessonsOfLastMonth(page: Page): Promise<void> {
  const offers = Object.entries(await readDocuments(page, 'offers/'));
  const [, sample = {}] =
    offers.find(([path, { state }]) => path.includes('/lessons/') && state === 'confirmed') ?? [];
  const added = paidTutors.map(({ id, number, price, ...more }, index) => {
    const [path = ''] =
      offers.find(([, data]) => data.tutorId === id && data.state === 'chosen' && 'learner' in data) ?? [];
    const lesson = { ...sample, tutorId: id, isTrial: false, price, ...more };
    const day = `${lastMonth.id}-1${String(index)}`;
    return {
      [`${path}/contact/tutor`]: { phone: number },
      [`${path}/lessons/last-month`]: {
        ...lesson,
        ...{ state: 'confirmed', startsAt: `${day}T15:00:00.000Z`, movedAt: `${day}T18:00:00.000Z` },
      },
      [`${path}/lessons/disputed`]: {
        ...lesson,
        ...{ state: index === 0 ? 'disputed' : 'cancelled' },
        ...{ startsAt: `${day}T08:00:00.000Z`, movedAt: `${day}T18:00:00.000Z` },
      },
    };
  });
  await putDocuments(page, Object.assign({}, ...added) as Parameters<typeof putDocuments>[1]);
}

/** Signs the office in, and sets what tutors get of a price: 80 percent. */
export async function startWithShare(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await page.goto(`/admin/${office.id}?view=settings`);
  const terms = page.getByRole('region', { name: 'Groups, transport, trial lesson and pay' });
  await terms.getByRole('button', { name: 'Change' }).click();
  await terms.getByLabel('Paid to the tutor of the price, percent').fill('80');
  await terms.getByRole('button', { name: 'See what will change' }).click();
  await terms.getByRole('button', { name: 'Save' }).click();
  await expect(terms.getByRole('button', { name: 'Change' })).toBeVisible();
}

export async function openMonths(page: Page): Promise<void> {
  await page.goto(`/admin/${office.id}?view=months`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Months and payouts');
}

/** Closes the last month. */
export async function closeLastMonth(page: Page): Promise<void> {
  await openMonths(page);
  await page.getByRole('button', { name: `See what ${lastMonth.name} holds` }).click();
  await page.getByRole('button', { name: `Close ${lastMonth.name}`, exact: true }).click();
  await page.getByRole('button', { name: `Yes, close ${lastMonth.name}` }).dblclick();
  await expect(page.getByRole('link', { name: `Payouts of ${lastMonth.name}` })).toBeVisible();
}
