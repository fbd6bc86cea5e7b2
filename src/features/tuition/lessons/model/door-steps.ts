import {
  atDoorUntil,
  endOfLesson,
  heardUntil,
  seenBeforeMs,
  type DoorFinding,
  type Lesson,
} from '@/entities/lesson';

/** From this long before a lesson on the tutor may be at the door, in milliseconds: 6 hours. */
export const nearMs = 21_600_000;

/**
 * From when on the door codes are shown, in milliseconds since the epoch: the day of the lesson, or the
 * evening before one that begins early. Who sees a code sooner writes it down, and may read it out for
 * another lesson.
 */
export const codesFrom = ({ startsAt }: Pick<Lesson, 'startsAt'>): number =>
  Math.min(Date.parse(startsAt.slice(0, 10)), Date.parse(startsAt) - nearMs);

interface DoorStepsOf {
  readonly arrival: DoorFinding['kind'];
  readonly leaving: DoorFinding['kind'];
  /** Whether somebody has just said on this phone that the tutor has come. */
  readonly hasCome: boolean;
  readonly lesson: Pick<Lesson, 'startsAt' | 'minutes'>;
  readonly now: Date;
}

/** Which steps of the door codes the family sees. */
export interface DoorSteps {
  readonly hasLeaving: boolean;
  /**
   * The family may confirm the arrival itself, because an offline phone cannot learn what the tutor typed.
   */
  readonly asksWhetherCome: boolean;
  /** The lesson has ended: nobody is let in any more, and only the code for leaving can still be used. */
  readonly hasEnded: boolean;
  /** Nobody is at the door any more: no code can be used. */
  readonly isOver: boolean;
  /** Both codes may be handed to the adult at home, who may be another person. */
  readonly hasSlip: boolean;
}

/**
 * The leaving code appears after a correct arrival, or when the family confirms the arrival: beside the code
 * of the arrival somebody may read out the wrong one. A slip shows both to the adult who has it. After the
 * lesson there is neither a slip nor a code for the arrival, and some time later none for leaving.
 */
export function doorSteps({ arrival, leaving, hasCome, lesson, now }: DoorStepsOf): DoorSteps {
  const isTyped = leaving === 'right' || leaving === 'wrong';
  const hasLeaving = arrival === 'right' || isTyped || (hasCome && leaving !== 'no-code');
  const hasEnded = endOfLesson(lesson) <= now.getTime();
  const isOver = atDoorUntil(lesson) <= now.getTime();
  const hasBegun = Date.parse(lesson.startsAt) <= now.getTime();
  return {
    hasLeaving,
    asksWhetherCome: !hasLeaving && arrival === 'waiting' && hasBegun && !isOver,
    hasEnded,
    isOver,
    hasSlip: (arrival === 'no-code' || arrival === 'waiting') && !isTyped && !hasEnded,
  };
}

interface MissOf {
  readonly arrival: DoorFinding['kind'];
  readonly leaving: DoorFinding['kind'];
  /** Whether this phone has just asked what the tutor typed. */
  readonly isFresh: boolean;
  readonly lesson: Pick<Lesson, 'startsAt' | 'minutes' | 'where'>;
  readonly now: Date;
}

/**
 * Whether the family may say that nobody came: not after a right code, and not while the arrival may not have
 * reached this phone, because it or the tutor's has no network. Whoever has the code for leaving may have let
 * the tutor in: then not before the tutor's phone has had a day to find a network.
 */
export function mayReportMiss({ arrival, leaving, isFresh, lesson, now }: MissOf): boolean {
  if (lesson.where === 'online') return true;
  const isHeard = now.getTime() >= heardUntil(lesson);
  return isFresh && arrival !== 'right' && (leaving === 'no-code' || isHeard);
}

/**
 * Whether a lesson that has begun may have been missed by the tutor: not one that the family planned too late
 * to be seen. Whether the family may say so now is told by `mayReportMiss`.
 */
export const mayHaveMissed = (
  { startsAt, createdAt, plannedBy }: Pick<Lesson, 'startsAt' | 'createdAt' | 'plannedBy'>,
  now: Date,
): boolean => {
  const start = Date.parse(startsAt);
  return start < now.getTime() && (plannedBy !== 'family' || start - Date.parse(createdAt) >= seenBeforeMs);
};

/** From when on what is to be done now asks whether nobody came, in milliseconds after the start: an hour. */
const askedAfterMs = 3_600_000;

/** Whether the card of what is to be done asks it, instead of the lesson below. */
export const asksMissAbove = (
  lesson: Pick<Lesson, 'startsAt' | 'createdAt' | 'plannedBy'>,
  now: Date,
): boolean => mayHaveMissed(lesson, now) && now.getTime() >= Date.parse(lesson.startsAt) + askedAfterMs;
