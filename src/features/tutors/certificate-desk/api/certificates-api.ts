import { certificatePath, type Certificate } from '@/entities/certificate';
import { logTransition, type Staff } from '@/entities/change-log';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Withdraws a certificate. Its public page shows that. */
    withdrawCertificate: build.mutation<
      null,
      Pressed & { readonly certificate: Certificate; readonly by: Staff }
    >({
      queryFn: withBackend(async ({ documents }, { certificate: { id, state }, by, actionId }) => {
        const transition = { id: actionId, by, record: certificatePath(id) };
        await submitOnce(
          { documents },
          logTransition({ ...transition, event: 'certificate.withdrawn', from: state, to: 'withdrawn' }),
        );
        return null;
      }),
    }),
  }),
});

export const useWithdrawCertificateMutation = onePress(api.useWithdrawCertificateMutation);
