import { useEffect, useRef, useState } from 'react';
import { isToCome, type Lesson } from '@/entities/lesson';
import { goToPlace } from '@/shared/lib/focus';
import type { Shown } from '@/shared/pending-writes';

/** Id of the heading above what is planned. */
export const plannedHeading = 'lessons-planned';

/**
 * Shows what is next once a report was given on this page: the lesson that is reported or held next, else
 * the heading above what is planned. The reported one goes to the end of the register, and would leave the
 * page at lessons that are over. The press says so, since a phone that keeps nothing has no act of it.
 * @param lessons earliest first
 * @returns what is called with the id of a lesson once its report was given
 */
export function useNextAfterReport(lessons: readonly Shown<Lesson>[]): (lessonId: string) => void {
  const [reported, setReported] = useState<readonly string[]>([]);
  const left = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const items = lessons.map(({ item }) => item);
    const over = items.filter(({ id, state }) => reported.includes(id) && !isToCome(state));
    const isNew = over.some(({ id }) => !left.current.has(id));
    left.current = new Set(over.map(({ id }) => id));
    const next = items.find(({ state }) => isToCome(state));
    if (isNew && document.visibilityState === 'visible')
      goToPlace(next ? `lesson-${next.id}` : plannedHeading);
  }, [lessons, reported]);
  return (lessonId) => setReported((known) => [...known, lessonId]);
}
