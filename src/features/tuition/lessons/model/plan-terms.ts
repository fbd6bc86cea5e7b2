import { cameToNothing, type Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { lessonMinutes } from '@/shared/ghana';

/** Default values for a lesson, from its learner. */
export interface PlanTerms {
  /** As typed. */
  readonly minutes: string;
  readonly where: string;
  /**
   * Whether this is the trial lesson, after which the family decides about the tutor. A trial that came to
   * nothing is followed by another.
   */
  readonly isTrial: boolean;
}

/** Default values for a learner, given the lessons so far. */
export const planTerms = (
  { id, learner }: Offer,
  lessons: readonly Pick<Lesson, 'offerId' | 'state'>[],
): PlanTerms => ({
  minutes: String(lessonMinutes(learner.schoolClass)),
  where: learner.where === 'online' ? 'online' : 'home',
  isTrial: !lessons.some(({ offerId, state }) => offerId === id && !cameToNothing(state)),
});

/** Values after the learner changed: the new defaults, except where the tutor edited them. */
export const followLearner = (typed: PlanTerms, before: PlanTerms, next: PlanTerms): PlanTerms => ({
  minutes: typed.minutes === before.minutes ? next.minutes : typed.minutes,
  where: typed.where === before.where ? next.where : typed.where,
  // Not editable: without a trial the family is never asked whether to continue.
  isTrial: next.isTrial,
});
