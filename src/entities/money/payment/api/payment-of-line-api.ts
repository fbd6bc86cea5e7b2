import { baseApi, longListSeconds, readOne, withBackend } from '@/shared/api';
import { parsePayment, paymentPath, type Payment } from '../model/payment';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * A payment or counter-entry by its id, for a line of the log; null when it is missing. It never changes.
     * For whoever may read payments: the log itself holds no amount.
     */
    paymentOfLine: build.query<Payment | null, string>({
      keepUnusedDataFor: longListSeconds,
      queryFn: withBackend(({ documents }, id) => readOne(documents, paymentPath(id), parsePayment)),
    }),
  }),
});

export const { usePaymentOfLineQuery } = api;
