import { baseApi, withBackend } from '@/shared/api';
import { findOwnTeachers, type SchoolsAndTutors } from '../model/own-teachers';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Ids of the tutors who seem to teach at a school of the learners: a teacher of a public school may take
     * no paid lessons from its pupils.
     */
    ownTeachers: build.query<readonly string[], SchoolsAndTutors>({
      queryFn: withBackend(({ documents }, asked) => findOwnTeachers(documents, asked)),
    }),
  }),
});

export const { useOwnTeachersQuery } = api;
