import * as v from 'valibot';
import { moveNoticeMs } from '@/entities/lesson';
import { agreedHours, type Offer } from '@/entities/offer';
import { fieldMessage } from '@/shared/fields';
import type { WeekSlot } from '@/shared/ghana';
import { rightNow } from '@/shared/lib/clock';
import { planEntries, startOf } from './lesson-plan';
import { dayOf, isInSlot, weekHourOf } from './week-hours';

/** First and last hour of the parts of the day that can be agreed. */
const agreedDay = { from: '06:00', to: '20:00' } as const;

/** A lesson that has begun can be planned this long, in milliseconds: both are there, and one types. */
const begunMs = 900_000;

const isShort = (startsAt: string, now: Date): boolean => Date.parse(startsAt) < now.getTime() + moveNoticeMs;

/**
 * What speaks against a start that somebody types: the other side may not see it in time, it is before the
 * first day that the family asked for, at night, or outside the hours that both agreed.
 */
export type StartDoubt =
  | { readonly kind: 'short' }
  | { readonly kind: 'night' }
  | { readonly kind: 'early'; readonly from: string }
  | { readonly kind: 'outside'; readonly hours: readonly WeekSlot[] };

/** All doubts about a typed start, the gravest first; empty when nothing speaks against it. */
export function doubtsOf(
  offer: Pick<Offer, 'answer' | 'learner'>,
  startsAt: string,
  now: Date,
): readonly StartDoubt[] {
  const { startDate: from } = offer.learner;
  const hour = weekHourOf(startsAt);
  const hours = agreedHours(offer);
  const isNight = hour.time < agreedDay.from || hour.time >= agreedDay.to;
  const isAgreed = !isNight && hours.some((slot) => isInSlot(hour, slot));
  return [
    ...(isShort(startsAt, now) ? [{ kind: 'short' } as const] : []),
    ...(isNight ? [{ kind: 'night' } as const] : []),
    ...(dayOf(startsAt) < from ? [{ kind: 'early', from } as const] : []),
    ...(isAgreed ? [] : [{ kind: 'outside', hours } as const]),
  ];
}

/** The doubts about a start that is being typed; empty until day and time are there. */
export const typedDoubts = (
  offer: Pick<Offer, 'answer' | 'learner'>,
  { day, time }: { readonly day: string; readonly time: string },
  now: Date,
): readonly StartDoubt[] => (day === '' || time === '' ? [] : doubtsOf(offer, startOf({ day, time }), now));

/**
 * A start that a family types. One that begins within the notice needs the word that the tutor has agreed to
 * it; one that is over is refused, unless the lesson has just begun.
 */
export const typedStartSchema = v.pipe(
  v.object({ day: planEntries.day, time: planEntries.time, isAgreed: v.boolean() }),
  v.forward(
    v.partialCheck(
      [['day'], ['time']],
      (given) => Date.parse(startOf(given)) > rightNow().getTime() - begunMs,
      fieldMessage('hourOver'),
    ),
    ['time'],
  ),
  v.forward(
    v.partialCheck(
      [['day'], ['time'], ['isAgreed']],
      (given) => given.isAgreed || !isShort(startOf(given), rightNow()),
      fieldMessage('shortNotice'),
    ),
    ['isAgreed'],
  ),
);
