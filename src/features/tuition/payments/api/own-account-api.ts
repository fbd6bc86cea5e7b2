import { readClosedMonths } from '@/entities/money/closing';
import { paidCollection, readPaid } from '@/entities/money/payment';
import { baseApi, familyOwner, persistedQuery } from '@/shared/api';
import type { AccountRecords } from '../model/family-account';
import { readLessons } from './read-lessons';

interface OwnAccountKey {
  /** Reference code of the family's request. */
  readonly code: string;
  /** Offers with lessons. */
  readonly offerIds: readonly string[];
}

/** Under which an account is kept on the device. */
export const ownAccountKey = (code: string): string => `${paidCollection(code)}/account`;

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * What the family's own account is derived from. Open to the code holder. Read when the family opens it,
     * not watched. Readable offline.
     */
    ownAccount: build.query<AccountRecords, OwnAccountKey>({
      keepUnusedDataFor: 0,
      queryFn: persistedQuery(
        { owner: () => familyOwner, key: ({ code }) => ownAccountKey(code) },
        async ({ documents }, { code, offerIds }) => {
          const [lessons, payments, closedMonths] = await Promise.all([
            readLessons(documents, offerIds),
            readPaid(documents, code),
            readClosedMonths(documents),
          ]);
          return { lessons, payments, closedMonths };
        },
      ),
    }),
  }),
});

export const { useOwnAccountQuery } = api;
