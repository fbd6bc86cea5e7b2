import type { Lesson, lessonStateAt } from '@/entities/lesson';
import { waitsForReport } from './waits-for-report';

/** What is typed at the door, where it was read. */
export type DoorEntries = Parameters<typeof waitsForReport>[2];

/**
 * Key of the words for what a lesson is, below `lessons` of what the family and the tutor read.
 * @param state as shown: a lesson of a tutor who was suspended counts as stopped
 */
export function lessonWordsOf(
  lesson: Lesson,
  { state, now, entries }: { state: ReturnType<typeof lessonStateAt>; now: Date; entries?: DoorEntries },
) {
  if (waitsForReport(lesson, now, entries)) return 'states.unreported' as const;
  return state === 'missed' && lesson.missedBy
    ? (`miss.${lesson.cancellation.words === '' ? 'told' : 'decided'}.${lesson.missedBy}` as const)
    : (`states.${state}` as const);
}
