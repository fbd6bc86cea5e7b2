import type { DoorFinding, Lesson } from '@/entities/lesson';

interface DoorStepsOf {
  readonly arrival: DoorFinding['kind'];
  readonly leaving: DoorFinding['kind'];
  readonly lesson: Pick<Lesson, 'startsAt'>;
  readonly now: Date;
}

/** Which parts of the door a family has before it. */
export interface DoorSteps {
  readonly hasLeaving: boolean;
  /** It may say itself that the tutor has come: without network its phone cannot learn what was typed. */
  readonly asksWhetherCome: boolean;
  /** Both codes may go to the adult at home, who need not be the one with the code of the request. */
  readonly hasSlip: boolean;
}

/** The code for leaving comes once the arrival was typed right, once the family says that the tutor has come, or with a slip. */
export function doorSteps({ arrival, leaving, lesson, now }: DoorStepsOf): DoorSteps {
  const hasLeaving = arrival === 'right' || leaving !== 'no-code';
  const hasBegun = Date.parse(lesson.startsAt) <= now.getTime();
  return {
    hasLeaving,
    asksWhetherCome: !hasLeaving && arrival === 'waiting' && hasBegun,
    hasSlip: (arrival === 'no-code' || arrival === 'waiting') && leaving !== 'right' && leaving !== 'wrong',
  };
}
