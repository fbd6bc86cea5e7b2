import { baseApi, withBackend } from '@/shared/api';
import { applicantPath, linkApplicant, parseApplicant } from '../model/applicant';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The reference code of the application linked to an account; null when there is none. */
    applicantCode: build.query<string | null, string>({
      queryFn: withBackend(async (backend, userId) =>
        parseApplicant(await backend.documents.get(applicantPath(userId))),
      ),
    }),
    /** Links an application to the account. Fails with `forbidden` unless the email addresses match. */
    linkApplicant: build.mutation<null, { readonly userId: string; readonly ref: string }>({
      queryFn: withBackend(async (backend, { userId, ref }) => {
        const isNew = (await backend.documents.get(applicantPath(userId))) === null;
        await backend.documents.commit([linkApplicant(userId, ref, isNew)]);
        return null;
      }),
      onQueryStarted: async ({ userId }, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isDone)
          void dispatch(
            api.endpoints.applicantCode.initiate(userId, { subscribe: false, forceRefetch: true }),
          );
      },
    }),
  }),
});

export const { useApplicantCodeQuery, useLinkApplicantMutation } = api;
