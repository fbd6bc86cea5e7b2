import { baseApi, junkList, liveList, liveQuery, oldestFirst, withBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import {
  parseJobApplicantContact,
  parseJobApplication,
  parseJobReferees,
  type JobApplicantContact,
  type JobApplication,
  type JobReferees,
} from '../model/job-application';
import { jobApplicationLifecycle } from '../model/job-application-lifecycle';
import {
  jobApplicantContactPath,
  jobApplicationCollection,
  jobRefereesPath,
} from '../model/new-job-application';

/** List of the desk, oldest first. Junk is read separately. */
const deskList = {
  collection: jobApplicationCollection,
  parse: parseJobApplication,
  states: jobApplicationLifecycle.states.filter((state) => state !== 'junk'),
  idOf: ({ ref }: JobApplication) => ref,
  compare: oldestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All applications for posts except junk, oldest first. */
    jobApplications: build.query<readonly JobApplication[], null>(liveList(deskList)),
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
  useJobApplicationsQuery,
  useJunkJobApplicationsQuery,
  useJobApplicantContactQuery,
  useJobRefereesQuery,
} = api;
