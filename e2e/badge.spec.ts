import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { ids, offer, request } from './support/family';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, signIn, test, type Page } from './support/test';
import { openArea, view } from './support/tutor-area';

test.use({ viewport: { width: 360, height: 740 } });

const monthsAgo = (count: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 15)).toISOString();
};
const [thisMonth, lastMonth] = [monthsAgo(0).slice(0, 7), monthsAgo(1).slice(0, 7)];

const criteria = { badgeLessons: 1, badgeFamilies: 1, badgeReviews: 3, badgeStars: 45, badgeReplies: 0 };
const settings = (changes: object) => ({
  'settings/site': { updatedAt: monthsAgo(2), lastChange: '', isSample: true, ...criteria, ...changes },
});

const badgeOf = async (page: Page) => {
  const stored = await readDocuments(page, 'settings/ratings');
  const byTutor = stored['settings/ratings']?.byTutor as
    Readonly<Record<string, { readonly badge?: object }>> | undefined;
  return byTutor?.['demo-tutor']?.badge;
};

test('a badge is given by the records, shown with its figures, and taken back by the next count', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  await open(page, '/tutorPage');
  await putDocuments(page, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...settings({}),
    'changeLog/20260101-confirmed': {
      record: `offers/${ids.ama}/lessons/${ids.lesson}`,
      event: 'lesson.confirmed',
      at: monthsAgo(1),
      by: { kind: 'code-holder' },
      before: {},
      after: {},
    },
  });
  await open(page, '/admin');
  await signIn(page, office);
  const figures = { lessons: 1, families: 3, reviews: 3, stars: 47 };
  await expect.poll(() => badgeOf(page)).toEqual({ since: thisMonth, figures });

  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ama S.' }) });
  const profile = page.getByRole('article');
  await open(page, '/tutorPage');
  await expect(row).toContainText('Steady tutor');
  await row.getByRole('link', { name: 'Ama S.' }).click();
  await expect(profile.getByRole('heading', { name: 'Steady tutor' })).toBeVisible();
  await expect(profile).toContainText('Lessons that families confirmed in 12 months1 (asked: 1)');
  await expect(profile).toContainText('Average of the stars4.7 (asked: 4.5)');
  expect(await findBarriers(page)).toEqual([]);

  // Counted for the month before, with more asked since: a new month is counted within the same day.
  const before = (await readDocuments(page, 'settings/ratings'))['settings/ratings'];
  await putDocuments(page, {
    ...settings({ badgeLessons: 60 }),
    'settings/ratings': {
      ...before,
      badges: { ...(before?.badges as object), month: lastMonth },
      byTutor: {
        ...(before?.byTutor as object),
        'demo-tutor': { count: 3, average: 4.7, chosen: 3, badge: { since: lastMonth, figures } },
      },
    },
  });
  await open(page, '/admin');
  await expect.poll(() => badgeOf(page)).toEqual({ since: lastMonth, until: thisMonth, figures });
  await open(page, '/tutorPage');
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Steady tutor');
  await row.getByRole('link', { name: 'Ama S.' }).click();
  await expect(profile).toContainText('1: too few (asked: 60)');
});

test('a tutor reads what the badge asks beside what there is so far', async ({ page }) => {
  await openArea(page);
  await view(page, 'Profile');
  await expect(page.getByRole('heading', { name: 'Steady tutor' })).toBeVisible();
  await expect(page.getByText(/too few \(asked: 60\)/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
