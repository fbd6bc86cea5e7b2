import { compareDoor, useDoorEntriesQuery, type Lesson } from '@/entities/lesson';
import { codesOfLesson, useDoorCodesQuery } from '@/entities/tuition-request';
import { useIsOnline } from '@/shared/lib/device';
import type { OwnPendingWrites } from '@/shared/pending-writes';

const none: readonly never[] = [];

/**
 * What this phone knows of the door of a lesson: the family's codes, and what the tutor typed on arrival and
 * on leaving.
 */
export function useDoor(code: string, lesson: Lesson, acts: Pick<OwnPendingWrites, 'hopeful'>) {
  const isOnline = useIsOnline();
  const { data: stored = [] } = useDoorCodesQuery(code);
  const { data: entries, error } = useDoorEntriesQuery({ offerId: lesson.offerId, lessonId: lesson.id });
  const codes = codesOfLesson(lesson.id, stored, acts.hopeful);
  return {
    stored,
    codes,
    entries: entries ?? none,
    arrival: compareDoor('arrival', codes, entries ?? none),
    leaving: compareDoor('leaving', codes, entries ?? none),
    /** Whether this phone has just asked what the tutor typed. */
    isFresh: isOnline && entries !== undefined && error === undefined,
  };
}
