import type { Person } from '@/entities/person';
import { applicantPath, parseApplicant } from '@/entities/tutor-application';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { approveApplication, type Approval } from '../model/approve-application';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Whether the account belongs to the applicant: its email is verified or, without a mail service, it has
     * linked the application by its code. Anybody can sign up with an email that is not theirs.
     */
    isApplicantsAccount: build.query<boolean, { readonly ref: string; readonly person: Person }>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ auth, documents }, { ref, person }) => {
        if (person.isEmailVerified || auth.sendsMail) return person.isEmailVerified;
        return parseApplicant(await documents.get(applicantPath(person.id))) === ref;
      }),
    }),
    /** Turns an applicant into a tutor. Safe to retry. */
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
