import { baseApi, familyOwner, persistedQuery, liveQuery, readList } from '@/shared/api';
import { doorCodesCollection, parseDoorCode, type DoorCode } from '../model/door-code';
import { parseProposal, proposalsCollection, type Proposal } from '../model/proposal';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The offers that were made for a request, the earliest first; for whoever has its code, who is nobody that is signed in; readable without network. */
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
    /** The door codes that a family issued for all its lessons; for whoever has its code, who is nobody that is signed in; readable without network. */
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
