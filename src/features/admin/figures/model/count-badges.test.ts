import { describe, expect, it } from 'vitest';
import { countBadges, keepBadges } from './count-badges';
import { countTaught } from './count-taught';

const ama = { id: 'ama', state: 'active', isSample: false } as const;
const kofi = { id: 'kofi', state: 'active', isSample: false } as const;
const asked = { lessons: 10, families: 0, reviews: 3, stars: 45, replies: 0 };
const month = '2026-11';
const rated = { ama: { count: 3, average: 4.7, chosen: 2 }, kofi: { count: 3, average: 4.2 } };
const taught = { ama: { '2026-09': 4, '2026-10': 6 }, kofi: { '2026-10': 30 } };
const figures = { lessons: 10, families: 2, reviews: 3, stars: 47 };
const badge = { since: month, figures };

describe('the monthly count of badges', () => {
  const count = (changes = {}) =>
    countBadges(null, { rated, replies: {}, taught, tutors: [ama, kofi], asked, month, ...changes });

  it('gives the badge to who has all that is asked, with the figures', () => {
    expect(count()).toEqual({
      byTutor: { ama: { ...rated.ama, badge }, kofi: rated.kofi },
      badges: { month, asked },
    });
  });

  it('says nothing of a suspended tutor', () => {
    expect(count({ tutors: [{ ...ama, state: 'suspended' }, kofi] }).byTutor).toEqual(rated);
  });

  it('takes it back when less is true, and says since when', () => {
    const next = countBadges(count(), {
      rated,
      replies: {},
      taught: { ama: { '2026-11': 2 } },
      tutors: [ama],
      asked,
      month: '2026-12',
    });
    expect(next.byTutor.ama?.badge).toEqual({
      since: month,
      until: '2026-12',
      figures: { ...figures, lessons: 2 },
    });
  });

  it('keeps badges as they are between the counts, but not of who is suspended or gone', () => {
    const before = { byTutor: { ama: { badge }, kofi: { badge }, esi: { badge } }, badges: { month, asked } };
    const tutors = [ama, { ...kofi, state: 'suspended' as const }];
    expect(keepBadges(before, rated, tutors)).toEqual({
      byTutor: { ama: { ...rated.ama, badge }, kofi: rated.kofi },
      badges: before.badges,
    });
  });

  it('keeps nothing before the first count', () => {
    expect(keepBadges(null, rated, [ama])).toEqual({ byTutor: rated });
  });
});

describe('the lessons by month', () => {
  const lesson = (tutorId: string, of: string, isSample = false) => ({
    offer: { tutorId, isSample },
    month: of,
  });

  it('add what was confirmed since to what was counted, and forget what no badge counts', () => {
    const before = { ama: { '2025-10': 9, '2025-11': 1, '2026-10': 2 } };
    const lessons = [lesson('ama', '2026-10'), lesson('ama', '2026-11'), lesson('kofi', '2026-11')];
    expect(countTaught(before, lessons, { tutors: [ama, kofi], month })).toEqual({
      ama: { '2025-11': 1, '2026-10': 3, '2026-11': 1 },
      kofi: { '2026-11': 1 },
    });
  });

  it.each([
    ['a sample of a real tutor', [lesson('ama', month, true)]],
    ['a tutor who is gone', [lesson('esi', month)]],
  ])('leave out %s', (_what, lessons) => {
    expect(countTaught({ esi: { '2026-10': 3 } }, lessons, { tutors: [ama], month })).toEqual({});
  });
});
