import { describe, expect, it } from 'vitest';
import { monthAfter } from '@/shared/ledger';
import { assessBadge, badgeFigures, badgeLines, meetsBadge, type BadgeFigures } from './badge';

const asked = { lessons: 60, families: 5, reviews: 5, stars: 45, replies: 80 };
const enough: BadgeFigures = { lessons: 60, families: 5, reviews: 5, stars: 45, replies: 80 };

it.each([
  ['2026-11', 12, '2025-11'],
  ['2026-01', 1, '2025-12'],
  ['2026-03', 0, '2026-03'],
])('counts back from %s by %i months', (month, months, before) => {
  expect(monthAfter(month, -months)).toBe(before);
});

describe('what the badge asks', () => {
  it('is met with exactly the asked figures', () => {
    expect(meetsBadge(asked, enough)).toBe(true);
  });

  it.each([
    ['lessons', { lessons: 59 }],
    ['families', { families: 4 }],
    ['reviews', { reviews: 4 }],
    ['stars', { stars: 44 }],
    ['replies', { replies: 79 }],
  ] as const)('is not met with too few %s', (criterion, figures) => {
    expect(meetsBadge(asked, { ...enough, ...figures })).toBe(false);
    const unmet = badgeLines(asked, { ...enough, ...figures }).filter(({ isMet }) => !isMet);
    expect(unmet.map((line) => line.criterion)).toEqual([criterion]);
  });

  it('is not met where too little is known of the stars or the answers', () => {
    expect(meetsBadge(asked, { lessons: 60, families: 5, reviews: 5, replies: 90 })).toBe(false);
    expect(meetsBadge(asked, { lessons: 60, families: 5, reviews: 5, stars: 50 })).toBe(false);
  });

  it('leaves out what it asks nothing of, and is given to nobody when it asks nothing at all', () => {
    expect(meetsBadge({ ...asked, stars: 0 }, { ...enough, stars: 10 })).toBe(true);
    const nothing = { lessons: 0, families: 0, reviews: 0, stars: 0, replies: 0 };
    expect(meetsBadge(nothing, enough)).toBe(false);
  });
});

describe('a badge', () => {
  const few = { ...enough, lessons: 41 };

  it('is given, kept since the first month, and taken back with the figures of that count', () => {
    const given = assessBadge(undefined, { asked, figures: enough, now: '2026-09' });
    expect(given).toEqual({ since: '2026-09', figures: enough });
    const more = { ...enough, lessons: 70 };
    const kept = assessBadge(given, { asked, figures: more, now: '2026-10' });
    expect(kept).toEqual({ since: '2026-09', figures: more });
    const lost = assessBadge(kept, { asked, figures: few, now: '2026-11' });
    expect(lost).toEqual({ since: '2026-09', until: '2026-11', figures: few });
  });

  it('stays in sight for a year after it was lost, as it was lost', () => {
    const lost = { since: '2026-01', until: '2026-03', figures: few };
    const other = { ...few, lessons: 3 };
    expect(assessBadge(lost, { asked, figures: other, now: '2027-02' })).toBe(lost);
    expect(assessBadge(lost, { asked, figures: other, now: '2027-03' })).toBeUndefined();
  });

  it('that comes back counts from then', () => {
    const lost = { since: '2026-01', until: '2026-03', figures: few };
    expect(assessBadge(lost, { asked, figures: enough, now: '2026-05' })).toEqual({
      since: '2026-05',
      figures: enough,
    });
  });

  it('is nothing for who never had it', () => {
    expect(assessBadge(undefined, { asked, figures: few, now: '2026-05' })).toBeUndefined();
  });
});

describe('the figures of a tutor', () => {
  it('count the twelve months before the month of the count', () => {
    const taught = { '2025-10': 100, '2025-11': 7, '2026-10': 30, '2026-11': 50 };
    expect(badgeFigures({ taught }, '2026-11')).toEqual({ lessons: 37, families: 0, reviews: 0 });
  });

  it('take stars in tenths, and answers in whole percent, rounded down', () => {
    const known = { rating: { count: 6, average: 4.7, chosen: 8 }, replies: { offers: 9, answered: 8 } };
    expect(badgeFigures(known, '2026-11')).toEqual({
      lessons: 0,
      families: 8,
      reviews: 6,
      stars: 47,
      replies: 88,
    });
  });

  it('say nothing of the answers to too few offers', () => {
    expect(badgeFigures({ replies: { offers: 4, answered: 4 } }, '2026-11')).toEqual({
      lessons: 0,
      families: 0,
      reviews: 0,
    });
  });
});
