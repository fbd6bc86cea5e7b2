import type { Change } from '@/entities/change-log';
import { cancelNoticeMs, type Lesson } from '@/entities/lesson';
import { ladderStep, type LadderStep, type Tutor } from '@/entities/tutor';

/**
 * A session that the tutor missed: reported by a family, decided by the office, or cancelled less than 12
 * hours before.
 */
export interface NoShow {
  readonly kind: 'missed' | 'late';
  /** The lesson that was reported first. Neighbours who share a tutor each have their own. */
  readonly lesson: Lesson;
  /** Lessons of the other families at the same time. */
  readonly others: readonly Lesson[];
}

/** Position of a tutor on the ladder. */
export interface TutorLadder {
  readonly tutor: Tutor;
  /**
   * No-shows of the last 12 months, newest first. Empty when all are excused and the tutor is still hidden.
   */
  readonly noShows: readonly NoShow[];
  /** Null when no no-show counts. */
  readonly step: LadderStep | null;
  /** Whether the step for the latest no-show is still to be taken. */
  readonly isDue: boolean;
}

interface MaybeNoShow {
  readonly kind: NoShow['kind'];
  readonly lesson: Lesson;
}

/** Period in which no-shows count, in milliseconds: 12 months. */
const countedMs = 31_536_000_000;

/** Possible no-shows. Their change-log entries show who was responsible. */
export function maybeNoShows(lessons: readonly Lesson[], now: Date): readonly MaybeNoShow[] {
  return lessons.flatMap((lesson): MaybeNoShow[] => {
    const start = Date.parse(lesson.startsAt);
    if (lesson.lastChange === '' || now.getTime() - start > countedMs) return [];
    if (lesson.state === 'missed') return [{ kind: 'missed', lesson }];
    const isLate = lesson.state === 'cancelled' && start - Date.parse(lesson.movedAt) < cancelNoticeMs;
    return isLate ? [{ kind: 'late', lesson }] : [];
  });
}

/**
 * Whether the tutor is responsible. The latest entry decides, so excused lessons do not count, and of those
 * that were disputed only the ones that the office has decided so.
 */
const isTutors = ({ kind, lesson }: MaybeNoShow, { event, by }: Change): boolean =>
  kind === 'missed'
    ? (event === 'lesson.missed' && by.kind === 'code-holder') ||
      ((event === 'miss.upheld' || event === 'miss.reversed') && lesson.missedBy === 'tutor')
    : event === 'lesson.cancelled' && by.kind === 'tutor';

const newestFirst = (one: { readonly lesson: Lesson }, other: { readonly lesson: Lesson }): number =>
  one.lesson.startsAt > other.lesson.startsAt ? -1 : 1;

/** Groups no-shows by start time, however many families were affected; newest first. */
function bySession(found: readonly MaybeNoShow[]): readonly NoShow[] {
  const sessions = new Map<string, NoShow>();
  for (const { kind, lesson } of [...found].sort((one, other) =>
    one.lesson.movedAt < other.lesson.movedAt ? -1 : 1,
  )) {
    const first = sessions.get(lesson.startsAt) ?? { kind, lesson, others: [] };
    sessions.set(lesson.startsAt, {
      ...first,
      others: first.lesson === lesson ? [] : [...first.others, lesson],
    });
  }
  return [...sessions.values()].sort(newestFirst);
}

/**
 * Lessons for which the tutor reported that nobody was there, and which the family has not disputed, newest
 * first. They count against nobody, but the office must check them: the tutor may have stayed at home.
 * @param lines as in `tutorLadders`
 */
export const nobodyThere = (
  lessons: readonly Lesson[],
  lines: ReadonlyMap<string, Change>,
  now: Date,
): readonly Lesson[] =>
  maybeNoShows(lessons, now)
    .filter(({ kind, lesson }) => {
      const line = lines.get(lesson.lastChange);
      return kind === 'missed' && line?.event === 'lesson.missed' && line.by.kind === 'tutor';
    })
    .sort(newestFirst)
    .map(({ lesson }) => lesson);

/**
 * Tutors with no-shows: those with a due step first, then by number. Excluded are lessons where the family
 * was absent, disputed lessons and excused ones. A tutor who is still hidden after an excuse is included, to
 * be restored. A suspended tutor without a ladder step is not: their role was revoked.
 * @param lines latest change-log entry of each possible no-show, by ID
 * @param stepsAt time of the last ladder step of each tutor, by ID
 */
export function tutorLadders(
  { lessons, tutors }: { readonly lessons: readonly Lesson[]; readonly tutors: readonly Tutor[] },
  lines: ReadonlyMap<string, Change>,
  stepsAt: ReadonlyMap<string, string>,
  now: Date,
): readonly TutorLadder[] {
  const byTutor = new Map<string, MaybeNoShow[]>();
  const excused = new Set<string>();
  for (const maybe of maybeNoShows(lessons, now)) {
    const { tutorId, lastChange } = maybe.lesson;
    const line = lines.get(lastChange);
    if (line?.event === 'miss.excused') excused.add(tutorId);
    if (line && isTutors(maybe, line)) byTutor.set(tutorId, [...(byTutor.get(tutorId) ?? []), maybe]);
  }
  return tutors
    .flatMap((tutor): TutorLadder[] => {
      const noShows = bySession(byTutor.get(tutor.id) ?? []);
      const step = ladderStep(noShows.length);
      const isOff = tutor.state === 'hidden' || (tutor.state === 'suspended' && excused.has(tutor.id));
      if (step === null && !isOff) return [];
      const stepAt = Date.parse(stepsAt.get(tutor.id) ?? '') || 0;
      const isNew = noShows.some(({ lesson }) => Date.parse(lesson.movedAt) > stepAt);
      return [{ tutor, noShows, step, isDue: isNew && tutor.state !== 'suspended' }];
    })
    .sort(
      (one, other) =>
        Number(other.isDue) - Number(one.isDue) ||
        other.noShows.length - one.noShows.length ||
        (one.tutor.slug < other.tutor.slug ? -1 : 1),
    );
}
