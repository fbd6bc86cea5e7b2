import {
  baseApi,
  persistedQuery,
  liveList,
  liveQuery,
  longListSeconds,
  publicOwner,
  readList,
  withBackend,
} from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { parseTutor, tutorCollection, tutorPath, type Tutor } from '../model/tutor';

/** How often an open desk asks for profiles, in milliseconds: they change seldom. */
const profilesMs = 600_000;

const byName = {
  idOf: ({ id }: Tutor) => id,
  compare: (one: Tutor, other: Tutor) => (one.slug < other.slug ? -1 : 1),
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * One profile; `not-found` when it does not exist. Offline falls back to the cached answer; its age is
     * `useKeptSince(publicOwner, tutorPath(id))`.
     */
    tutor: build.query<Tutor, string>(
      liveQuery({
        watch: (id) => [tutorPath(id)],
        read: persistedQuery({ owner: () => publicOwner, key: tutorPath }, async (backend, id) => {
          const data = await backend.documents.get(tutorPath(id));
          if (!data) throw new BackendFailure('not-found', `no tutor ${id}`);
          return parseTutor(id, data);
        }),
      }),
    ),
    /** Public profiles of active tutors. Cached on the device (`useKeptSince`). */
    activeTutors: build.query<readonly Tutor[], null>(
      liveQuery({
        watch: () => [tutorCollection],
        read: persistedQuery({ owner: () => publicOwner, key: () => tutorCollection }, async (backend) => {
          const documents = await backend.documents.list({
            collection: tutorCollection,
            where: [{ field: 'state', equals: 'active' }],
          });
          return readList(tutorCollection, documents, parseTutor).sort(byName.compare);
        }),
      }),
    ),
    /** The photo of a profile as a data URL; `not-found` when it was deleted. */
    tutorPhoto: build.query<string, string>({
      keepUnusedDataFor: longListSeconds,
      queryFn: withBackend(async (backend, fileId) => {
        const file = await backend.files.get(fileId);
        if (!file) throw new BackendFailure('not-found', `no photo ${fileId}`);
        const text = Array.from(file.bytes, (byte) => String.fromCharCode(byte)).join('');
        return `data:${file.facts.type};base64,${btoa(text)}`;
      }),
    }),
    /** All profiles in any state. For the office. */
    allTutors: build.query<readonly Tutor[], null>(
      liveList({ collection: tutorCollection, parse: parseTutor, everyMs: profilesMs, ...byName }),
    ),
  }),
});

export const { useTutorQuery, useActiveTutorsQuery, useAllTutorsQuery, useTutorPhotoQuery } = api;
