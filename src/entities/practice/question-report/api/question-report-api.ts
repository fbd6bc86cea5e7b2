import { baseApi, liveList, oldestFirst } from '@/shared/api';
import { parseQuestionReport, questionReportCollection, type QuestionReport } from '../model/question-report';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All reports about practice questions, oldest first. */
    questionReports: build.query<readonly QuestionReport[], null>(
      liveList({
        collection: questionReportCollection,
        parse: parseQuestionReport,
        idOf: ({ id }: QuestionReport) => id,
        compare: oldestFirst,
      }),
    ),
  }),
});

export const { useQuestionReportsQuery } = api;
