import { baseApi, withBackend } from '@/shared/api';
import { parseReceipt, receiptPath, type Receipt } from '../model/receipt';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Reads a receipt by its number; null when there is none. One read for each check, and nothing is kept:
     * it may be cancelled meanwhile.
     */
    receipt: build.query<Receipt | null, string>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, number) => {
        const data = await documents.get(receiptPath(number));
        return data && parseReceipt(number, data);
      }),
    }),
  }),
});

export const { useReceiptQuery } = api;
