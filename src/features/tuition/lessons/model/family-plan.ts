import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { createDoorCode } from '@/entities/tuition-request';
import type { NewPendingWrite } from '@/shared/pending-writes';
import { issueDoorCode } from './family-writes';
import { planLessonBy, type LessonPlan } from './lesson-plan';

interface FamilyPlan extends LessonPlan {
  /** Who will be there, for the family and the office. */
  readonly adult: string;
}

/**
 * The family plans one lesson. One at home gets its arrival code with it, so that the code is there without
 * network.
 */
export function planAtFamily(
  code: string,
  offer: Offer,
  { adult, ...terms }: FamilyPlan,
  lessons: readonly Lesson[],
): readonly NewPendingWrite[] {
  const plan = planLessonBy({ plannedBy: 'family', owner: code }, offer, terms, lessons);
  if (terms.where === 'online') return [plan];
  const lesson = { id: plan.id, offerId: offer.id };
  const first = { moment: 'arrival', issue: 1, code: createDoorCode(), adult } as const;
  return [plan, { ...issueDoorCode(code, lesson, first), waitsFor: plan.id }];
}
