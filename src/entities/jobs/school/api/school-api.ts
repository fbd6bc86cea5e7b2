import { baseApi, liveList } from '@/shared/api';
import { parseSchool, schoolCollection, type School } from '../model/school';

const byName = (one: School, other: School) =>
  one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1);

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All schools by name. For the office. */
    schools: build.query<readonly School[], null>(
      liveList({ collection: schoolCollection, parse: parseSchool, idOf: ({ id }) => id, compare: byName }),
    ),
  }),
});

export const { useSchoolsQuery } = api;
