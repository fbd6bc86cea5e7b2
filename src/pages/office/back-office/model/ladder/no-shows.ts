import type { Change } from '@/entities/change-log';
import { cancelNoticeMs, type Lesson } from '@/entities/lesson';
import { ladderStep, type LadderStep, type Tutor } from '@/entities/tutor';

/** A lesson to which a tutor did not come: the family says so, or it was called off less than 12 hours before. */
export interface NoShow {
  readonly kind: 'missed' | 'late';
  readonly lesson: Lesson;
}

/** Where a tutor stands on the ladder. */
export interface TutorLadder {
  readonly tutor: Tutor;
  /** Of the last 12 months, the newest first; at least one. */
  readonly noShows: readonly NoShow[];
  readonly step: LadderStep;
  /** Whether the office has not done what follows from the newest of them. */
  readonly isDue: boolean;
}

/** So far back lessons count, in milliseconds: 12 months. */
const countedMs = 31_536_000_000;

/** What may have been a no-show: the line of the log tells whose it was. */
export function maybeNoShows(lessons: readonly Lesson[], now: Date): readonly NoShow[] {
  return lessons.flatMap((lesson): NoShow[] => {
    const start = Date.parse(lesson.startsAt);
    if (lesson.lastChange === '' || now.getTime() - start > countedMs) return [];
    if (lesson.state === 'missed') return [{ kind: 'missed', lesson }];
    const isLate = lesson.state === 'cancelled' && start - Date.parse(lesson.movedAt) < cancelNoticeMs;
    return isLate ? [{ kind: 'late', lesson }] : [];
  });
}

/** Only the last line of a lesson counts: one that the office excused, or decided after a dispute, ends in another. */
const isTutors = ({ kind }: NoShow, { event, by }: Change): boolean =>
  kind === 'missed'
    ? event === 'lesson.missed' && by.kind === 'code-holder'
    : event === 'lesson.cancelled' && by.kind === 'tutor';

/**
 * Every tutor who did not come to a lesson, those first with whom something is to be done, then by how often. That nobody of the
 * family was there, a disputed lesson, and what the office has excused count against nobody.
 * @param lines the last line of each lesson that may have been a no-show, by its id
 * @param stepsAt when the office last hid or suspended each tutor, by id
 */
export function tutorLadders(
  { lessons, tutors }: { readonly lessons: readonly Lesson[]; readonly tutors: readonly Tutor[] },
  lines: ReadonlyMap<string, Change>,
  stepsAt: ReadonlyMap<string, string>,
  now: Date,
): readonly TutorLadder[] {
  const byTutor = new Map<string, NoShow[]>();
  for (const noShow of maybeNoShows(lessons, now)) {
    const { tutorId, lastChange } = noShow.lesson;
    const line = lines.get(lastChange);
    if (line && isTutors(noShow, line)) byTutor.set(tutorId, [...(byTutor.get(tutorId) ?? []), noShow]);
  }
  return tutors
    .flatMap((tutor): TutorLadder[] => {
      const noShows = (byTutor.get(tutor.id) ?? []).toSorted((one, other) =>
        one.lesson.startsAt > other.lesson.startsAt ? -1 : 1,
      );
      const step = ladderStep(noShows.length);
      if (step === null) return [];
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
