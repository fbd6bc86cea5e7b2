import { baseApi, foundList, liveList, liveQuery, withBackend } from '@/shared/api';
import { counsellorCollection, counsellorPath, parseCounsellor, type Counsellor } from '../model/counsellor';

const byName = (one: Counsellor, other: Counsellor): number =>
  one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1);

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The counsellors who take bookings, by name. For everybody. */
    publishedCounsellors: build.query<readonly Counsellor[], null>(
      foundList({
        collection: () => counsellorCollection,
        find: (documents) =>
          documents.list({
            collection: counsellorCollection,
            where: [{ field: 'state', equals: 'published' }],
          }),
        parse: parseCounsellor,
        compare: byName,
      }),
    ),
    /** All counsellors in every state, by name. For administrators. */
    allCounsellors: build.query<readonly Counsellor[], null>(
      liveList({
        collection: counsellorCollection,
        parse: parseCounsellor,
        idOf: ({ id }) => id,
        compare: byName,
      }),
    ),
    /** One counsellor, by the id of the account; null when there is no profile. */
    counsellor: build.query<Counsellor | null, string>(
      liveQuery({
        watch: (id) => [counsellorPath(id)],
        read: withBackend(async ({ documents }, id) => {
          const data = await documents.get(counsellorPath(id));
          return data && parseCounsellor(id, data);
        }),
      }),
    ),
  }),
});

export const { usePublishedCounsellorsQuery, useAllCounsellorsQuery, useCounsellorQuery } = api;
