import { baseApi, familyOwner, persistedQuery, liveQuery, readList } from '@/shared/api';
import { doorCodesCollection, parseDoorCode, type DoorCode } from '../model/door-code';
import { parseProposal, proposalsCollection, type Proposal } from '../model/proposal';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The offers of a request, earliest first. Open to the code holder. Readable offline. */
    proposals: build.query<readonly Proposal[], string>(
      liveQuery({
        watch: (ref) => [proposalsCollection(ref)],
        read: persistedQuery({ owner: () => familyOwner, key: proposalsCollection }, async (backend, ref) => {
          const documents = await backend.documents.list({
            collection: proposalsCollection(ref),
            orderBy: { field: 'createdAt', direction: 'ascending' },
          });
          return readList(proposalsCollection(ref), documents, parseProposal);
        }),
      }),
    ),
    /** The door codes of a family's lessons. Open to the code holder. Readable offline. */
    doorCodes: build.query<readonly DoorCode[], string>(
      liveQuery({
        watch: (ref) => [doorCodesCollection(ref)],
        read: persistedQuery({ owner: () => familyOwner, key: doorCodesCollection }, async (backend, ref) => {
          const documents = await backend.documents.list({ collection: doorCodesCollection(ref) });
          return readList(doorCodesCollection(ref), documents, parseDoorCode);
        }),
      }),
    ),
  }),
});

export const { useProposalsQuery, useDoorCodesQuery } = api;
