import { cameToNothing, endOfLesson, isToCome, type Lesson } from '@/entities/lesson';
import { toCalendar } from '@/shared/lib/calendar';
import { sha256Of } from '@/shared/lib/digest';

interface LessonTexts {
  readonly titleOf: (lesson: Lesson) => string;
  readonly descriptionOf: (lesson: Lesson) => string;
  /** Address of the page where the lessons are, without a code. */
  readonly address: string;
}

const alarmMinutes = 60;

/** Lessons for a calendar: those ahead, also those that were called off, which strikes out a saved entry. */
export const lessonsAhead = (lessons: readonly Lesson[], now: Date): readonly Lesson[] =>
  lessons.filter(
    (lesson) =>
      (isToCome(lesson.state) || cameToNothing(lesson.state)) && endOfLesson(lesson) > now.getTime(),
  );

/**
 * Calendar file of the lessons ahead. Calendars are shared: it has no name, and an identifier from which
 * nobody finds the offer. Every change of a lesson raises its sequence, by the clock of the backend, so that
 * a calendar replaces the entry.
 */
export async function buildLessonCalendar(
  lessons: readonly Lesson[],
  { titleOf, descriptionOf, address }: LessonTexts,
  now: Date,
): Promise<string> {
  const { host } = new URL(address);
  const events = await Promise.all(
    lessonsAhead(lessons, now).map(async (lesson) => {
      const { id, offerId, state, startsAt, minutes, createdAt, updatedAt } = lesson;
      return {
        uid: `${(await sha256Of(`lesson ${offerId} ${id}`)).slice(0, 32)}@${host}`,
        startsAt: new Date(startsAt),
        minutes,
        title: titleOf(lesson),
        description: descriptionOf(lesson),
        address,
        sequence: Math.max(0, Math.ceil((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000)),
        alarmMinutes,
        isCancelled: cameToNothing(state),
      };
    }),
  );
  return toCalendar(events, now);
}
