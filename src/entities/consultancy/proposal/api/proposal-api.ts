import { baseApi, familyOwner, liveQuery, persistedQuery, readList } from '@/shared/api';
import {
  parseSchoolProposal,
  schoolProposalsCollection,
  type SchoolProposal,
} from '../model/school-proposal';

const newestFirst = (one: SchoolProposal, other: SchoolProposal) => other.version - one.version;

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All versions of the proposal of a consultation, the newest first. Cached on the device. */
    schoolProposals: build.query<readonly SchoolProposal[], string>(
      liveQuery({
        watch: (ref) => [schoolProposalsCollection(ref)],
        read: persistedQuery(
          { owner: () => familyOwner, key: schoolProposalsCollection },
          async ({ documents }, ref) => {
            const collection = schoolProposalsCollection(ref);
            const found = await documents.list({ collection });
            return readList(collection, found, parseSchoolProposal).sort(newestFirst);
          },
        ),
      }),
    ),
  }),
});

export const { useSchoolProposalsQuery } = api;
