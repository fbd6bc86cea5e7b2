import { baseApi, withBackend } from '@/shared/api';
import type { OwnData } from '../model/own-data';
import { collectOfFamily, collectOfTutor } from './collect-own-data';

/** Whose data: a family, by its code, or a tutor, by the account. */
export type Whose = { readonly code: string } | { readonly tutorId: string };

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Reads everything at once. A mutation, so that no copy is kept for later. */
    collectOwnData: build.mutation<OwnData, Whose>({
      queryFn: withBackend(async ({ documents }, whose) => ({
        savedAt: new Date().toISOString(),
        documents:
          'code' in whose
            ? await collectOfFamily(documents, whose.code)
            : await collectOfTutor(documents, whose.tutorId),
      })),
    }),
  }),
});

export const { useCollectOwnDataMutation } = api;
