import { baseApi, familyOwner, keepFresh, keptAnswer, readList } from '@/shared/api';
import { doorCodesCollection, parseDoorCode, type DoorCode } from '../model/door-code';
import { parseProposal, proposalsCollection, type Proposal } from '../model/proposal';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The offers that were made for a request, the earliest first; for whoever has its code, who is nobody that is signed in; readable without network. */
    proposals: build.query<readonly Proposal[], string>({
      queryFn: keptAnswer({ owner: () => familyOwner, key: proposalsCollection }, async (backend, ref) => {
        const documents = await backend.documents.list({
          collection: proposalsCollection(ref),
          orderBy: { field: 'createdAt', direction: 'ascending' },
        });
        return readList(proposalsCollection(ref), documents, parseProposal);
      }),
      onCacheEntryAdded: (ref, life) =>
        keepFresh(
          [proposalsCollection(ref)],
          () =>
            void life.dispatch(
              api.endpoints.proposals.initiate(ref, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
    /** The door codes that a family issued for all its lessons; for whoever has its code, who is nobody that is signed in; readable without network. */
    doorCodes: build.query<readonly DoorCode[], string>({
      queryFn: keptAnswer({ owner: () => familyOwner, key: doorCodesCollection }, async (backend, ref) => {
        const documents = await backend.documents.list({ collection: doorCodesCollection(ref) });
        return readList(doorCodesCollection(ref), documents, parseDoorCode);
      }),
      onCacheEntryAdded: (ref, life) =>
        keepFresh(
          [doorCodesCollection(ref)],
          () =>
            void life.dispatch(
              api.endpoints.doorCodes.initiate(ref, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
  }),
});

export const { useProposalsQuery, useDoorCodesQuery } = api;
