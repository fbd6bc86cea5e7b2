import type { Person } from '@/entities/person';
import { applicantPath, parseApplicant } from '@/entities/tutor-application';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { approveApplication, type Approval } from '../model/approve-application';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Whether the account is the applicant's: its address was verified or, where no mail is sent, it has shown the code of the
     * application. Anybody can sign up with an address that is not theirs.
     */
    isApplicantsAccount: build.query<boolean, { readonly ref: string; readonly person: Person }>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ auth, documents }, { ref, person }) => {
        if (person.isEmailVerified || auth.sendsMail) return person.isEmailVerified;
        return parseApplicant(await documents.get(applicantPath(person.id))) === ref;
      }),
    }),
    /** Makes a tutor of an applicant; may be repeated. */
    approve: build.mutation<null, Pressed & Approval>({
      queryFn: withBackend(async (backend, approval) => {
        await approveApplication(backend, approval);
        return null;
      }),
    }),
  }),
});

export const { useIsApplicantsAccountQuery } = api;
export const useApproveMutation = onePress(api.useApproveMutation);
