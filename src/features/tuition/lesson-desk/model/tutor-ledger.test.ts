import { describe, expect, it } from 'vitest';
import type { Lesson, LessonState } from '@/entities/lesson';
import { tutorLedgers } from './tutor-ledger';

const now = new Date('2026-11-21T12:00:00.000Z');

const lesson = (tutorId: string, state: LessonState, price = 7000, movedAt = '2026-11-20T16:00:00.000Z') =>
  ({
    id: `${tutorId}-${state}-${String(price)}`,
    offerId: 'o',
    tutorId,
    state,
    price,
    movedAt,
    plannedBy: 'family',
  }) as Lesson;

describe('payments due to tutors', () => {
  it('include the agreed transport', () => {
    const [ledger] = tutorLedgers([{ ...lesson('ama', 'confirmed'), transport: 1500 }], now);
    expect(ledger?.dueAmount).toBe(8500);
  });

  it('include confirmed, unpaid lessons, the largest amount first', () => {
    const ledgers = tutorLedgers(
      [
        lesson('ama', 'confirmed', 7000),
        lesson('ama', 'confirmed', 6000),
        lesson('ama', 'taught'),
        lesson('ama', 'paid'),
        lesson('ama', 'disputed'),
        lesson('kofi', 'confirmed', 20_000),
        lesson('efua', 'planned'),
      ],
      now,
    );
    expect(
      ledgers.map(({ tutorId, dueAmount, waiting, paid }) => [tutorId, dueAmount, waiting, paid]),
    ).toEqual([
      ['kofi', 20_000, 0, 0],
      ['ama', 13_000, 1, 1],
      ['efua', 0, 0, 0],
    ]);
  });

  it('exclude lessons that are not stored as confirmed', () => {
    const [ledger] = tutorLedgers([lesson('ama', 'taught', 7000, '2026-11-01T16:00:00.000Z')], now);
    expect(ledger).toMatchObject({ dueAmount: 0, waiting: 0 });
  });
});
