import { lessonsCollection, parseLesson, type Lesson } from '@/entities/lesson';
import { readList } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';

/** Reads the lessons of all offers of a family. */
export async function readLessons(
  documents: DocumentsPort,
  offerIds: readonly string[],
): Promise<readonly Lesson[]> {
  const lists = await Promise.all(
    offerIds.map(async (offerId) => {
      const collection = lessonsCollection(offerId);
      return readList(collection, await documents.list({ collection }), (id, data) =>
        parseLesson(offerId, id, data),
      );
    }),
  );
  return lists.flat();
}
