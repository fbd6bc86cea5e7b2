import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ClosedMonth } from '@/entities/money/closing';
import { entriesOfTutor, payoutId, type Payout, type TaughtLesson } from '@/entities/money/payout';
import { balanceOf } from '@/shared/ledger';
import { duePayouts, runsOf, totalOf, type DuePayout } from './due-payouts';

type OwnLesson = TaughtLesson & { readonly tutorId: string };

const times = ['2026-09-10', '2026-10-01', '2026-10-20', '2026-11-01', '2026-11-20', '2026-12-15'].map(
  (day) => `${day}T08:00:00.000Z`,
);

const closedMonths: readonly ClosedMonth[] = [
  { month: '2026-09', at: '2026-10-05T09:00:00.000Z', trialPayer: 'family', tutorPercent: 73 },
  { month: '2026-10', at: '2026-11-03T09:00:00.000Z', trialPayer: 'family', tutorPercent: 80 },
  { month: '2026-11', at: '2026-12-02T09:00:00.000Z', trialPayer: 'family', tutorPercent: 66 },
];

const lessons: fc.Arbitrary<readonly OwnLesson[]> = fc
  .array(
    fc.record({
      tutorId: fc.constantFrom('ama', 'kofi', 'esi'),
      startsAt: fc.constantFrom(...times),
      movedAt: fc.constantFrom(...times),
      price: fc.integer({ min: 0, max: 200_000 }),
      transport: fc.integer({ min: 0, max: 20_000 }),
      state: fc.constantFrom('confirmed', 'taught', 'disputed', 'cancelled'),
    }),
    { maxLength: 25 },
  )
  .map((all) =>
    all.map((given, index) => ({
      ...given,
      ...{ id: `l${String(index)}`, offerId: 'o', movedAt: [given.startsAt, given.movedAt].sort()[1] ?? '' },
    })),
  );

/** Makes and notes a run: every other line by a coin is refused. */
function play(due: readonly DuePayout[], run: number, coins: readonly boolean[]): readonly Payout[] {
  return due.map((line, index) => ({
    ...line,
    ...{ id: payoutId(line), run: String(run), network: 'mtn', number: '', userId: 'a', name: 'Office' },
    ...{
      at: `2026-12-0${String(run + 3)}T08:00:00.000Z`,
      lastChange: 'x',
      notedAt: '2026-12-20T08:00:00.000Z',
    },
    ...(coins[(index + run) % coins.length] === true
      ? { state: 'paid', reference: '1234' }
      : { state: 'refused', reason: 'x' }),
  }));
}

const coins = fc.array(fc.boolean(), { minLength: 2, maxLength: 7 });

it('pays every closed pesewa once, however often runs are refused and in whatever order lessons come', () => {
  fc.assert(
    fc.property(
      lessons.chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length })),
      ),
      coins,
      ([all, shuffled], thrown) => {
        let payouts: readonly Payout[] = [];
        const last = [true];
        for (const [index, month] of ['2026-09', '2026-10', '2026-11', '2026-11', '2026-11'].entries()) {
          const due = duePayouts(month, { lessons: all, answers: [], closedMonths, payouts }, 50);
          expect(duePayouts(month, { lessons: shuffled, answers: [], closedMonths, payouts }, 50)).toEqual(
            due,
          );
          payouts = [...payouts, ...play(due, index, index === 4 ? last : thrown)];
          // The same press again has nothing to pay that was not refused.
          const again = duePayouts(month, { lessons: all, answers: [], closedMonths, payouts }, 50);
          expect(again.every(({ attempt }) => attempt > 1)).toBe(true);
        }
        expect(new Set(payouts.map(({ id }) => id)).size).toBe(payouts.length);
        expect(runsOf(payouts).flat()).toHaveLength(payouts.length);
        const done = payouts.filter(({ state }) => state === 'paid');
        const keys = done.map(({ tutorId, month }) => `${tutorId} ${month}`);
        expect(new Set(keys).size).toBe(keys.length);
        // What is left is what is not closed.
        const open = all.filter(({ movedAt }) => movedAt > '2026-12-02T09:00:00.000Z');
        expect(balanceOf(entriesOfTutor({ lessons: all, payouts, closedMonths }, 50))).toBe(
          balanceOf(entriesOfTutor({ lessons: open, payouts: [], closedMonths }, 50)),
        );
        expect(totalOf(done)).toBe(
          balanceOf(entriesOfTutor({ lessons: all, payouts: [], closedMonths }, 50)) -
            balanceOf(entriesOfTutor({ lessons: open, payouts: [], closedMonths }, 50)),
        );
      },
    ),
  );
});
