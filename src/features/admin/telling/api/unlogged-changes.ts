import { codeHolder, linePath, parseChange, type Change } from '@/entities/change-log';
import { bookingCollection, bookingPath, parseBooking } from '@/entities/counselling/booking';
import { isToCome, lessonPath, lessonsCollection, parseLesson, type Lesson } from '@/entities/lesson';
import { offerCollection } from '@/entities/offer';
import { lessonPlanned } from '@/entities/telling';
import { readEach, readList } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';

/** Most families that chose a tutor, and most talks, that one opening of the list looks through. */
export const mostRecent = 50;

interface RecentChanges {
  readonly changes: readonly Change[];
  /** Whether older families or talks were left out. */
  readonly isCut: boolean;
}

/** Who planned a lesson, as the log would sign it. */
function plannerOf({ plannedBy, tutorId }: Lesson): Change['by'] {
  if (plannedBy === 'family') return codeHolder;
  return { kind: plannedBy === 'office' ? 'office' : 'tutor', userId: tutorId, name: '' };
}

const planOf = (lesson: Lesson): Change => ({
  id: lesson.id,
  at: lesson.createdAt,
  record: lessonPath(lesson.offerId, lesson.id),
  event: lessonPlanned,
  by: plannerOf(lesson),
  before: {},
  after: {},
});

/**
 * First lessons that are still to come, of offers that were chosen since then. No line of the log says that a
 * lesson is planned: a term of them would fill it.
 */
export async function readPlannedTrials(documents: DocumentsPort, notBefore: string): Promise<RecentChanges> {
  const chosen = await documents.list({
    collection: offerCollection,
    where: [
      { field: 'state', equals: 'chosen' },
      { field: 'movedAt', notBefore },
    ],
    orderBy: { field: 'movedAt', direction: 'descending' },
    limit: mostRecent,
  });
  const lists = await Promise.all(
    chosen.map(async ({ id }) => {
      const collection = lessonsCollection(id);
      const found = await documents.list({
        collection,
        where: [{ field: 'isTrial', equals: true }],
        limit: 2,
      });
      return readList(collection, found, (lessonId, data) => parseLesson(id, lessonId, data));
    }),
  );
  const changes = lists
    .flat()
    .filter(({ state }) => isToCome(state))
    .map(planOf);
  return { changes, isCut: chosen.length === mostRecent };
}

/**
 * The latest changes of talks that are not quiet, since then. The log of a talk stands below it; of those
 * that are told already it is not read.
 */
export async function readMovedTalks(
  documents: DocumentsPort,
  notBefore: string,
  told: ReadonlySet<string>,
): Promise<RecentChanges> {
  const found = await documents.list({
    collection: bookingCollection,
    where: [
      { field: 'isQuiet', equals: false },
      { field: 'updatedAt', notBefore },
    ],
    orderBy: { field: 'updatedAt', direction: 'descending' },
    limit: mostRecent,
  });
  const lines = readList(bookingCollection, found, parseBooking)
    .filter(({ state }) => state === 'booked' || state === 'cancelled')
    .filter(({ lastChange }) => lastChange !== '' && !told.has(lastChange))
    .map(({ ref, lastChange }) => linePath(bookingPath(ref), lastChange));
  const changes = await readEach(documents, lines, parseChange);
  return { changes, isCut: found.length === mostRecent };
}
