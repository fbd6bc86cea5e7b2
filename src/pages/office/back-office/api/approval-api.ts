import type { Person } from '@/entities/person';
import { applicantPath, parseApplicant } from '@/entities/tutor-application';
import { baseApi, withBackend } from '@/shared/api';
import { approveApplication, type Approval } from '../model/approve-application';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Whether the account is the applicant's: its address was verified, or it has shown the code of the application.
     * Anybody can sign up with an address that is not theirs.
     */
    isApplicantsAccount: build.query<boolean, { readonly ref: string; readonly person: Person }>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, { ref, person }) => {
        if (person.isEmailVerified) return true;
        return parseApplicant(await documents.get(applicantPath(person.id))) === ref;
      }),
    }),
    /** Makes a tutor of an applicant; may be repeated. */
    approve: build.mutation<null, Approval>({
      queryFn: withBackend(async ({ documents }, approval) => {
        await approveApplication(documents, approval);
        return null;
      }),
    }),
  }),
});

export const { useIsApplicantsAccountQuery, useApproveMutation } = api;
