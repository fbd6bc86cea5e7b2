import {
  baseApi,
  historyPages,
  junkList,
  liveList,
  liveQuery,
  liveSelection,
  oldestFirst,
  readEach,
  readList,
  withBackend,
  type HistoryPage,
} from '@/shared/api';
import { BackendFailure, type ListPlace } from '@/shared/backend';
import { junk } from '@/shared/lib/lifecycle';
import {
  parseJobApplicantContact,
  parseJobApplication,
  parseJobReferees,
  type JobApplicantContact,
  type JobApplication,
  type JobReferees,
} from '../model/job-application';
import { undecidedStates } from '../model/job-application-lifecycle';
import {
  jobApplicantContactPath,
  jobApplicationCollection,
  jobApplicationPath,
  jobRefereesPath,
} from '../model/new-job-application';
import { findPastJobApplications, type PastJobApplications } from './find-past-job-applications';

/** Lists of the desk, oldest first. */
const deskList = {
  collection: jobApplicationCollection,
  parse: parseJobApplication,
  idOf: ({ ref }: JobApplication) => ref,
  compare: oldestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Applications for posts that are not decided, oldest first. */
    undecidedJobApplications: build.query<readonly JobApplication[], null>(
      liveList({ ...deskList, states: undecidedStates, waitsOnly: true }),
    ),
    /** All applications for one post except junk, oldest first, by the code of the post. */
    jobApplicationsOfPost: build.query<readonly JobApplication[], string>(
      liveSelection({
        ...deskList,
        find: (documents, post) =>
          documents.list({
            collection: jobApplicationCollection,
            where: [{ field: 'job', equals: post }],
          }),
        belongs: ({ job, state }, post) => job === post && state !== junk,
      }),
    ),
    /** Applications of a state that is over, of all times or of a month, last moved first, page by page. */
    pastJobApplications: build.infiniteQuery<
      HistoryPage<JobApplication>,
      PastJobApplications,
      ListPlace | null
    >(
      historyPages({
        collection: jobApplicationCollection,
        find: (documents, asked, after) => findPastJobApplications(documents, asked, { after }),
        parse: parseJobApplication,
        orderedBy: 'movedAt',
      }),
    ),
    /** The same without pages, for an export. Read anew each time. */
    everyPastJobApplication: build.query<readonly JobApplication[], PastJobApplications>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, asked) => {
        const found = await findPastJobApplications(documents, asked);
        return readList(jobApplicationCollection, found, parseJobApplication);
      }),
    }),
    /** Applications for posts by code, in any state; omits missing ones. */
    jobApplicationsByCode: build.query<readonly JobApplication[], readonly string[]>(
      liveQuery({
        watch: (refs) => refs.map(jobApplicationPath),
        read: withBackend(({ documents }, refs) =>
          readEach(documents, refs.map(jobApplicationPath), parseJobApplication),
        ),
      }),
    ),
    /** Junk applications for posts. */
    junkJobApplications: build.query<readonly JobApplication[], null>(junkList(deskList)),
    /** Name and contact of an applicant. Read only when somebody presses "show". */
    jobApplicantContact: build.query<JobApplicantContact, string>(
      liveQuery({
        watch: (ref) => [jobApplicantContactPath(ref)],
        read: withBackend(async ({ documents }, ref) => {
          const data = await documents.get(jobApplicantContactPath(ref));
          if (!data) throw new BackendFailure('not-found', `application ${ref} has no contact`);
          return parseJobApplicantContact(ref, data);
        }),
      }),
    ),
    /** The referees of an applicant; null when none were named. Read only when somebody presses "show". */
    jobReferees: build.query<JobReferees | null, string>(
      liveQuery({
        watch: (ref) => [jobRefereesPath(ref)],
        read: withBackend(async ({ documents }, ref) => {
          const data = await documents.get(jobRefereesPath(ref));
          return data && parseJobReferees(ref, data);
        }),
      }),
    ),
  }),
});

export const {
  useUndecidedJobApplicationsQuery,
  useJobApplicationsOfPostQuery,
  usePastJobApplicationsInfiniteQuery,
  useLazyEveryPastJobApplicationQuery,
  useJobApplicationsByCodeQuery,
  useJunkJobApplicationsQuery,
  useJobApplicantContactQuery,
  useJobRefereesQuery,
} = api;
