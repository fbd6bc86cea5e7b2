import * as v from 'valibot';
import { lessonPath, planLesson, type Lesson } from '@/entities/lesson';
import { transportOf, type Offer } from '@/entities/offer';
import { writeFamilyAct } from '@/entities/tuition-request';
import { dayFromToday, fieldMessage, oneOf } from '@/shared/fields';
import type { NewPendingWrite } from '@/shared/pending-writes';
import { rightNow } from '@/shared/lib/clock';
import { lessonIdOf } from './lesson-id';

export const planPlaces = ['home', 'online'] as const;

/** What both sides enter to plan a lesson. */
export const planEntries = {
  day: dayFromToday(rightNow),
  time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessage('required'))),
  where: oneOf(planPlaces),
};

/** Start of a planned lesson, ISO 8601. Times are in Ghana's time zone, which is UTC. */
export const startOf = ({ day, time }: { readonly day: string; readonly time: string }): string =>
  `${day}T${time}:00.000Z`;

/** What is agreed for a lesson; the rest comes from the offer. */
export type LessonPlan = Pick<Lesson, 'startsAt' | 'minutes' | 'isTrial' | 'where'>;

/** Who plans: the family by its reference code, or the tutor by the account. */
export interface Planner {
  readonly plannedBy: 'family' | 'tutor';
  readonly owner: string;
}

/**
 * Plans a lesson between a family and the tutor that it chose.
 * @param known the lessons of the offer, so that one planned again is the same one
 */
export function planLessonBy(
  { plannedBy, owner }: Planner,
  offer: Pick<Offer, 'id' | 'tutorId' | 'price' | 'answer'>,
  plan: LessonPlan,
  known: Parameters<typeof lessonIdOf>[2],
): NewPendingWrite {
  const { id: offerId, tutorId, price } = offer;
  const id = lessonIdOf(offerId, plan.startsAt, known);
  const record = lessonPath(offerId, id);
  const event = 'lesson.planned';
  const transport = transportOf(offer, plan.where);
  const lesson = { id, offerId, tutorId, price, ...(transport > 0 && { transport }), ...plan };
  return {
    id,
    owner,
    record,
    event,
    writes: [
      planLesson({ ...lesson, plannedBy }),
      ...(plannedBy === 'family' ? [writeFamilyAct(owner, id, record, event)] : []),
    ],
    shown: lesson,
  };
}
