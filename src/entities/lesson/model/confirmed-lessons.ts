import type { Lesson } from './lesson';
import { confirmWithinMs, isConfirmedAt } from './lesson-lifecycle';

/** When a confirmed lesson was confirmed, ISO 8601: by an answer, or three days after the report. */
const confirmedAtOf = ({ state, movedAt }: Lesson): string =>
  state === 'taught' ? new Date(Date.parse(movedAt) + confirmWithinMs).toISOString() : movedAt;

/** Lessons that are confirmed, by answer or silence, with the time since when. */
export const confirmedLessons = (
  lessons: readonly Lesson[],
  now: Date,
): readonly (Lesson & { readonly confirmedAt: string })[] =>
  lessons
    .filter((lesson) => isConfirmedAt(lesson, now))
    .map((lesson) => ({ ...lesson, confirmedAt: confirmedAtOf(lesson) }));
