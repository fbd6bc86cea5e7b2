import { baseApi, foundList, liveList, longListSeconds } from '@/shared/api';
import { roleCollection, type GivenRole } from '../model/given-role';
import { personCollection, type Person } from '../model/person';
import { parseGivenRole, parsePerson } from '../model/read-people';

/** Sorted by name. */
const byName = {
  idOf: ({ id }: Person) => id,
  compare: (one: Person, other: Person) => one.name.localeCompare(other.name),
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All people with an account, by name. */
    people: build.query<readonly Person[], null>(
      liveList({ collection: personCollection, parse: parsePerson, ...byName }),
    ),
    /** All roles ever given, including revoked ones. */
    givenRoles: build.query<readonly GivenRole[], null>({
      keepUnusedDataFor: longListSeconds,
      ...foundList({
        collection: () => roleCollection,
        find: (documents) => documents.list({ collection: roleCollection }),
        parse: parseGivenRole,
      }),
    }),
    /** Everybody who is an administrator now. */
    administrators: build.query<readonly GivenRole[], null>({
      keepUnusedDataFor: longListSeconds,
      ...foundList({
        collection: () => roleCollection,
        find: (documents) =>
          documents.list({ collection: roleCollection, where: [{ field: 'role', equals: 'admin' }] }),
        parse: parseGivenRole,
      }),
    }),
  }),
});

export const { usePeopleQuery, useGivenRolesQuery, useAdministratorsQuery } = api;
