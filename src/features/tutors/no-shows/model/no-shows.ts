import type { Change } from '@/entities/change-log';
import { cancelNoticeMs, type Lesson } from '@/entities/lesson';
import { ladderStep, type LadderStep, type Tutor } from '@/entities/tutor';

/** A session to which a tutor did not come: a family says so, or it was called off less than 12 hours before. */
export interface NoShow {
  readonly kind: 'missed' | 'late';
  /** The one that was told first: neighbours who share a tutor have a lesson each. */
  readonly lesson: Lesson;
  /** The lessons of the other families at the same time. */
  readonly others: readonly Lesson[];
}

/** Where a tutor stands on the ladder. */
export interface TutorLadder {
  readonly tutor: Tutor;
  /** Of the last 12 months, the newest first; none when all are excused and the tutor is still off the list. */
  readonly noShows: readonly NoShow[];
  /** Null when nothing counts. */
  readonly step: LadderStep | null;
  /** Whether the office has not done what follows from the newest of them. */
  readonly isDue: boolean;
}

interface MaybeNoShow {
  readonly kind: NoShow['kind'];
  readonly lesson: Lesson;
}

/** So far back lessons count, in milliseconds: 12 months. */
const countedMs = 31_536_000_000;

/** What may have been a no-show: the line of the log tells whose it was. */
export function maybeNoShows(lessons: readonly Lesson[], now: Date): readonly MaybeNoShow[] {
  return lessons.flatMap((lesson): MaybeNoShow[] => {
    const start = Date.parse(lesson.startsAt);
    if (lesson.lastChange === '' || now.getTime() - start > countedMs) return [];
    if (lesson.state === 'missed') return [{ kind: 'missed', lesson }];
    const isLate = lesson.state === 'cancelled' && start - Date.parse(lesson.movedAt) < cancelNoticeMs;
    return isLate ? [{ kind: 'late', lesson }] : [];
  });
}

/** Only the last line of a lesson counts: one that the office excused, or decided after a dispute, ends in another. */
const isTutors = ({ kind }: MaybeNoShow, { event, by }: Change): boolean =>
  kind === 'missed'
    ? event === 'lesson.missed' && by.kind === 'code-holder'
    : event === 'lesson.cancelled' && by.kind === 'tutor';

const newestFirst = (one: { readonly lesson: Lesson }, other: { readonly lesson: Lesson }): number =>
  one.lesson.startsAt > other.lesson.startsAt ? -1 : 1;

/** One for each time at which the tutor was to be somewhere, however many families waited; the newest first. */
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
 * Lessons of which the tutor says that nobody was there, the newest first. They count against nobody, and the family cannot speak
 * any more: whoever stayed at home would escape if nobody read them.
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
 * Every tutor who did not come to a lesson, those first with whom something is to be done, then by how often. That nobody of the
 * family was there, a disputed lesson, and what the office has excused count against nobody; whoever is still off the list after
 * an excuse is here to be brought back. A suspended tutor without one may have left: their role brings them back, not this.
 * @param lines the last line of each lesson that may have been a no-show, by its id
 * @param stepsAt when the office last hid or suspended each tutor, by id
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
