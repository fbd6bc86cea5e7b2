import { baseApi, foundList, liveList, longListSeconds } from '@/shared/api';
import { roleCollection, type GivenRole } from '../model/given-role';
import { personCollection, type Person } from '../model/person';
import { parseGivenRole, parsePerson } from '../model/read-people';

/** By name, as the list shows them. */
const byName = {
  idOf: ({ id }: Person) => id,
  compare: (one: Person, other: Person) => one.name.localeCompare(other.name),
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Everybody with an account, by name. */
    people: build.query<readonly Person[], null>(
      liveList({ collection: personCollection, parse: parsePerson, ...byName }),
    ),
    /** Every role that was given, also those that were taken away since. */
    givenRoles: build.query<readonly GivenRole[], null>({
      keepUnusedDataFor: longListSeconds,
      ...foundList({
        collection: () => roleCollection,
        find: (documents) => documents.list({ collection: roleCollection }),
        parse: parseGivenRole,
      }),
    }),
  }),
});

export const { usePeopleQuery, useGivenRolesQuery } = api;
