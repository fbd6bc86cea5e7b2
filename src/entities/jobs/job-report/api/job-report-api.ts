import { baseApi, liveList, oldestFirst } from '@/shared/api';
import { parseJobReport, type JobReport } from '../model/job-report';
import { jobReportLifecycle } from '../model/job-report-lifecycle';
import { jobReportCollection } from '../model/new-job-report';

/** How often an open desk asks for reports, in milliseconds: they come seldom. */
const seldomMs = 600_000;

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All reports about jobs, oldest first. */
    jobReports: build.query<readonly JobReport[], null>(
      liveList({
        collection: jobReportCollection,
        parse: parseJobReport,
        states: jobReportLifecycle.states,
        everyMs: seldomMs,
        idOf: ({ ref }: JobReport) => ref,
        compare: oldestFirst,
      }),
    ),
  }),
});

export const { useJobReportsQuery } = api;
