import { baseApi, liveQuery, persistedQuery, publicOwner, readList } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';
import { publicJobStates } from '../model/job-lifecycle';
import { jobCollection, parseJob, type Job } from '../model/job';

/** The posts of a school that were published, those that close last first. */
export async function listJobsOfSchool(documents: DocumentsPort, schoolId: string): Promise<readonly Job[]> {
  const found = await documents.list({
    collection: jobCollection,
    where: [
      { field: 'schoolId', equals: schoolId },
      { field: 'state', oneOf: publicJobStates },
    ],
  });
  return readList(jobCollection, found, parseJob).sort((one, other) =>
    one.closesAt > other.closesAt ? -1 : 1,
  );
}

// Separate from the public lists, so that no public page loads it.
const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The published posts of a school. Public. Cached on the device. */
    schoolJobs: build.query<readonly Job[], string>(
      liveQuery({
        watch: () => [jobCollection],
        read: persistedQuery(
          { owner: () => publicOwner, key: (schoolId) => `jobs of ${schoolId}` },
          ({ documents }, schoolId) => listJobsOfSchool(documents, schoolId),
        ),
      }),
    ),
  }),
});

export const { useSchoolJobsQuery } = api;
