import { baseApi, liveQuery, withBackend } from '@/shared/api';
import { onDutyPath, parseOnDuty } from '../model/on-duty';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Whether somebody reads worries, as the office has said last. */
    onDuty: build.query<boolean, null>(
      liveQuery({
        watch: () => [onDutyPath],
        read: withBackend(async ({ documents }) => parseOnDuty(await documents.get(onDutyPath))),
      }),
    ),
  }),
});

export const { useOnDutyQuery } = api;
