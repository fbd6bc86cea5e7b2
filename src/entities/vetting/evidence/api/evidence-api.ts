import { baseApi, liveQuery, readList, withBackend } from '@/shared/api';
import { parseEvidence, type Evidence } from '../model/evidence';

const byDate = (one: Evidence, other: Evidence) =>
  other.date.localeCompare(one.date) || other.at.localeCompare(one.at);

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Checks of an application or tutor, by collection path, newest first. */
    evidence: build.query<readonly Evidence[], string>(
      liveQuery({
        watch: (collection) => [collection],
        read: withBackend(async (backend, collection) => {
          const documents = await backend.documents.list({ collection });
          return readList(collection, documents, parseEvidence).sort(byDate);
        }),
      }),
    ),
  }),
});

export const { useEvidenceQuery } = api;
