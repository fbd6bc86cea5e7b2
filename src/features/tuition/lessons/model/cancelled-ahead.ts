import { endOfLesson, type Lesson } from '@/entities/lesson';
import { storageKeys } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';
import type { Shown } from '@/shared/pending-writes';

/** Whether a lesson is cancelled and its time is not past, so that its tutor must not set out. */
export const isCancelledAhead = (lesson: Lesson, now: Date): boolean =>
  lesson.state === 'cancelled' && endOfLesson(lesson) > now.getTime();

/** Whether the lesson was cancelled on this phone, so that its tutor need not be told. */
const isOwn = ({ waiting, sent }: Shown<Lesson>): boolean =>
  [...waiting, ...sent].some(({ event }) => event === 'lesson.cancelled');

/**
 * The cancelled lessons to tell a tutor of: their time is not past, somebody else cancelled them as far as
 * this phone knows, and they were not marked as seen.
 * @param seen ids of the changes that cancelled lessons
 */
export const cancellationsToTell = (
  lessons: readonly Shown<Lesson>[],
  seen: readonly string[],
  now: Date,
): readonly Shown<Lesson>[] =>
  lessons.filter(
    (shown) => isCancelledAhead(shown.item, now) && !isOwn(shown) && !seen.includes(shown.item.lastChange),
  );

/**
 * Ids of the changes that were marked as seen on this phone. Not of the lessons: a lesson whose cancellation
 * was refused may be cancelled again by somebody else.
 */
export const readSeen = (store: KeyValueStore): readonly string[] =>
  (store.get(storageKeys.seenCancellations) ?? '').split(' ').filter((id) => id !== '');

/** More are not kept: a refused cancellation is in no lesson, and is not forgotten by its time. */
const maximumSeen = 50;

/**
 * Marks changes that cancelled lessons as seen, and forgets those of lessons whose time is past.
 * @param lessons the lessons that are known
 * @returns all that are seen
 */
export function markSeen(
  store: KeyValueStore,
  ids: readonly string[],
  lessons: readonly Lesson[],
  now: Date,
): readonly string[] {
  const isPast = (id: string) =>
    lessons.some((lesson) => lesson.lastChange === id && !isCancelledAhead(lesson, now));
  const seen = [...new Set([...readSeen(store), ...ids])].filter((id) => !isPast(id)).slice(-maximumSeen);
  store.set(storageKeys.seenCancellations, seen.join(' '));
  return seen;
}
