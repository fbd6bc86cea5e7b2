import type { Now } from './now';

/** Id of the element where the next thing is done; null when nothing on the page does it. */
export function placeOf({ place, lessonId }: Pick<Now, 'place' | 'lessonId'>): string | null {
  if (place === undefined) return null;
  return place === 'lesson' ? (lessonId === undefined ? null : `lesson-${lessonId}`) : `now-${place}`;
}
