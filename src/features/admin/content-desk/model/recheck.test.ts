import { expect, it } from 'vitest';
import { parseArticle } from '@/entities/content/article';
import { guideList } from '@/entities/content/guide';
import { articleIn, articleSlug } from '../../../../../tests/samples/articles';
import { findRechecks } from './recheck';

const now = new Date('2026-12-01T08:00:00.000Z');
const time = '2026-11-20T08:00:00.000Z';

const article = (state: string, checkAgainBy: string) => {
  const stamps = { createdAt: time, movedAt: time, updatedAt: time };
  const [data = {}] = Object.values(articleIn(state, { ...stamps, checkedOn: '2026-11-01', checkAgainBy }));
  return parseArticle(articleSlug, data);
};

it.each([
  ['2026-11-30', true],
  ['2026-12-01', false],
  ['2026-12-31', false],
] as const)('names what is to be checked by %s', (day, isOverdue) => {
  expect(findRechecks([], [article('published', day)], now)).toEqual([
    { slug: articleSlug, title: 'What mock results say', checkAgainBy: day, kind: 'article', isOverdue },
  ]);
});

it('names nothing that has more than a month, and nothing that nobody reads', () => {
  const others = [article('published', '2027-01-01'), article('draft', '2026-12-01')];
  expect(findRechecks(guideList, [...others, article('archived', '2026-12-01')], now)).toEqual([]);
});

it('names guides of the site, the most urgent first', () => {
  const found = findRechecks(
    guideList,
    [article('published', '2027-01-02')],
    new Date('2027-04-20T08:00:00Z'),
  );
  expect(found.length).toBeGreaterThan(1);
  expect(found[0]).toMatchObject({ kind: 'article', isOverdue: true });
  expect(found.at(-1)).toMatchObject({ kind: 'guide' });
});
