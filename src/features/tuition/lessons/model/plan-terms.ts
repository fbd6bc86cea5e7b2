import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { lessonMinutes } from '@/shared/ghana';

/** What a planned lesson has from its learner, unless the tutor says otherwise. */
export interface PlanTerms {
  /** As typed. */
  readonly minutes: string;
  readonly where: 'home' | 'online';
  /** Whether it is the first lesson, after which the family says yes or no to the tutor. */
  readonly isTrial: boolean;
}

/** The terms that follow from a learner and what was planned with them so far. */
export const planTerms = (
  { id, learner }: Offer,
  lessons: readonly Pick<Lesson, 'offerId'>[],
): PlanTerms => ({
  minutes: String(lessonMinutes(learner.schoolClass)),
  where: learner.where === 'online' ? 'online' : 'home',
  isTrial: !lessons.some(({ offerId }) => offerId === id),
});

/** The terms after another learner was chosen: theirs, but for what the tutor has changed. */
export const followLearner = (typed: PlanTerms, before: PlanTerms, next: PlanTerms): PlanTerms => ({
  minutes: typed.minutes === before.minutes ? next.minutes : typed.minutes,
  where: typed.where === before.where ? next.where : typed.where,
  // Not a matter of taste: without a trial the family is never asked whether it goes on.
  isTrial: next.isTrial,
});
