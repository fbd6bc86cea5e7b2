import { useMemo } from 'react';
import {
  pastJobApplicationStates,
  useJobApplicationsByCodeQuery,
  useJobApplicationsOfPostQuery,
  useJunkJobApplicationsQuery,
  usePastJobApplicationsInfiniteQuery,
  useUndecidedJobApplicationsQuery,
} from '@/entities/jobs/job-application';
import { useCodesByContact } from '@/entities/phone-tail';
import { codeReader } from '@/entities/reference-code';
import { useDeskRecords, useLongList, type DeskWays } from '@/shared/desk';
import { newestOf } from './applicant-row';

const readCode = codeReader('jobApplication');

/**
 * Applications for posts that the desk shows: all that are not decided; of the others what is asked for.
 * @param post code of the post whose pipeline is shown, with all its applications; null for none
 */
export function useAllApplicants(ways: DeskWays, post: string | null) {
  const list = useLongList(ways, {
    open: useDeskRecords(ways, useUndecidedJobApplicationsQuery, useJunkJobApplicationsQuery),
    pastStates: pastJobApplicationStates,
    usePastQuery: usePastJobApplicationsInfiniteQuery,
    useByCodeQuery: useJobApplicationsByCodeQuery,
    readCode,
    byContact: useCodesByContact(ways.place.search),
  });
  const { currentData, error, isFetching } = useJobApplicationsOfPostQuery(post ?? '', {
    skip: post === null,
  });
  const ofPost = post === null ? undefined : currentData;
  const all = useMemo(() => (ofPost ? newestOf(list.all, ofPost) : list.all), [list.all, ofPost]);
  return {
    ...list,
    all,
    // The pipeline of a post has every application for it.
    openCount: post === null ? list.openCount : undefined,
    error: list.error ?? error,
    isLoading: list.isLoading || (post !== null && isFetching && currentData === undefined),
  };
}
