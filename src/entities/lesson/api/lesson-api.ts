import { baseApi, familyOwner, persistedQuery, liveQuery, readList, withBackend } from '@/shared/api';
import type { BackendPort } from '@/shared/backend';
import { doorEntriesCollection, parseDoorEntry, type DoorEntry } from '../model/door-entry';
import { lessonsCollection, parseLesson, type Lesson } from '../model/lesson';

/** Key of a lesson. */
export interface LessonKey {
  readonly offerId: string;
  readonly lessonId: string;
}

/** Offers of one tutor whose lessons are read. */
export interface TutorLessonsKey {
  readonly tutorId: string;
  readonly offerIds: readonly string[];
}

async function readLessons({ documents }: BackendPort, offerId: string): Promise<readonly Lesson[]> {
  const found = await documents.list({
    collection: lessonsCollection(offerId),
    orderBy: { field: 'startsAt', direction: 'ascending' },
  });
  return readList(lessonsCollection(offerId), found, (id, data) => parseLesson(offerId, id, data));
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The lessons of an offer, earliest first. Open to whoever has the offer's id. Cached on the device. */
    lessons: build.query<readonly Lesson[], string>(
      liveQuery({
        watch: (offerId) => [lessonsCollection(offerId)],
        read: persistedQuery({ owner: () => familyOwner, key: lessonsCollection }, readLessons),
      }),
    ),
    /**
     * All lessons of a tutor, earliest first. Offline falls back to the cached answer; its age is
     * `useKeptSince(tutorId, 'lessons')`.
     */
    tutorLessons: build.query<readonly Lesson[], TutorLessonsKey>(
      liveQuery({
        watch: (key) => key.offerIds.map(lessonsCollection),
        read: persistedQuery(
          { owner: ({ tutorId }) => tutorId, key: () => 'lessons' },
          async (backend, { offerIds }) => {
            const lists = await Promise.all(offerIds.map((offerId) => readLessons(backend, offerId)));
            return lists.flat().sort((one, other) => one.startsAt.localeCompare(other.startsAt));
          },
        ),
      }),
    ),
    /** Lessons of several offers of a family, as those with former tutors. Cached on the device. */
    familyLessons: build.query<readonly Lesson[], readonly string[]>(
      liveQuery({
        watch: (offerIds) => offerIds.map(lessonsCollection),
        read: persistedQuery(
          { owner: () => familyOwner, key: (offerIds) => offerIds.map(lessonsCollection).join(' ') },
          async (backend, offerIds) => {
            const lists = await Promise.all(offerIds.map((offerId) => readLessons(backend, offerId)));
            return lists.flat();
          },
        ),
      }),
    ),
    /** The door codes that the tutor entered for a lesson. */
    doorEntries: build.query<readonly DoorEntry[], LessonKey>(
      liveQuery({
        watch: (key) => [doorEntriesCollection(key.offerId, key.lessonId)],
        read: withBackend(async (backend, { offerId, lessonId }) => {
          const documents = await backend.documents.list({
            collection: doorEntriesCollection(offerId, lessonId),
          });
          return readList(doorEntriesCollection(offerId, lessonId), documents, parseDoorEntry);
        }),
      }),
    ),
  }),
});

export const { useLessonsQuery, useFamilyLessonsQuery, useTutorLessonsQuery, useDoorEntriesQuery } = api;
