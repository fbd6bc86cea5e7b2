import { certificatePath, type Certificate } from '@/entities/certificate';
import { createChangeId, logMove } from '@/entities/change-log';
import { baseApi, withBackend } from '@/shared/api';
import type { Officer } from './desk-api';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Takes a certificate from whoever would rely on it: its page says so from now on. */
    withdrawCertificate: build.mutation<null, { readonly certificate: Certificate; readonly by: Officer }>({
      queryFn: withBackend(async ({ documents }, { certificate: { id, state }, by }) => {
        const move = { id: createChangeId(), by, record: certificatePath(id) };
        await documents.commit(
          logMove({ ...move, event: 'certificate.withdrawn', from: state, to: 'withdrawn' }),
        );
        return null;
      }),
    }),
  }),
});

export const { useWithdrawCertificateMutation } = api;
