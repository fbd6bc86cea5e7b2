import { useEffect, useRef, useState } from 'react';
import { isToCome, type Lesson } from '@/entities/lesson';
import { goToPlace } from '@/shared/lib/focus';
import type { Shown } from '@/shared/pending-writes';

/** Id of the heading above what is planned. */
export const plannedHeading = 'lessons-planned';

/**
 * Shows what is next once a report was given on this phone: the lesson that is reported or held next, else
 * the heading above what is planned. The reported one goes to the end of the register, and would leave the
 * page at lessons that are over.
 * @param lessons earliest first
 */
export function useNextAfterReport(lessons: readonly Shown<Lesson>[]): void {
  const open = useRef<ReadonlySet<string>>(new Set());
  // Reports of before are read late from this phone, and those of another tab come in too.
  const [since] = useState(() => new Date().toISOString());
  useEffect(() => {
    const ahead = lessons.map(({ item }) => item).filter(({ state }) => isToCome(state));
    const isReported = lessons.some(
      ({ item, waiting, sent }) =>
        open.current.has(item.id) &&
        !isToCome(item.state) &&
        [...waiting, ...sent].some(({ event, addedAt }) => event === 'lesson.taught' && addedAt >= since),
    );
    const [next] = ahead;
    if (isReported && document.visibilityState === 'visible')
      goToPlace(next ? `lesson-${next.id}` : plannedHeading);
    open.current = new Set(ahead.map(({ id }) => id));
  }, [lessons, since]);
}
