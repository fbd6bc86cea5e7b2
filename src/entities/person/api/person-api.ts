import { baseApi, keepFresh, keepListFresh, longListSeconds, readList, withBackend } from '@/shared/api';
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
    people: build.query<readonly Person[], null>({
      keepUnusedDataFor: longListSeconds,
      queryFn: withBackend(async (backend) => {
        const documents = await backend.documents.list({ collection: personCollection });
        return readList(personCollection, documents, parsePerson).sort(byName.compare);
      }),
      onCacheEntryAdded: (_all, life) =>
        keepListFresh(
          {
            collection: personCollection,
            parse: parsePerson,
            ...byName,
            read: (isForced): Promise<unknown> =>
              life.dispatch(
                api.endpoints.people.initiate(null, { subscribe: false, forceRefetch: isForced }),
              ),
          },
          life,
        ),
    }),
    /** Every role that was given, also those that were taken away since. */
    givenRoles: build.query<readonly GivenRole[], null>({
      keepUnusedDataFor: longListSeconds,
      queryFn: withBackend(async (backend) => {
        const documents = await backend.documents.list({ collection: roleCollection });
        return readList(roleCollection, documents, parseGivenRole);
      }),
      onCacheEntryAdded: (_all, life) =>
        keepFresh(
          [roleCollection],
          () =>
            void life.dispatch(
              api.endpoints.givenRoles.initiate(null, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
  }),
});

export const { usePeopleQuery, useGivenRolesQuery } = api;
