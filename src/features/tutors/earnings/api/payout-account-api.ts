import {
  parsePayoutAccount,
  payoutAccountPath,
  writePayoutAccount,
  type ChosenAccount,
  type PayoutAccount,
} from '@/entities/money/payout-account';
import { parseTutorContact, tutorContactPath } from '@/entities/offer';
import { baseApi, persistedQuery, withBackend } from '@/shared/api';
import { isForbidden, type DocumentsPort } from '@/shared/backend';

interface AccountKey {
  readonly tutorId: string;
  /** An offer by which the number that families call is found; null when there is none. */
  readonly offerId: string | null;
}

/** Where a tutor is paid. */
interface OwnAccount {
  /** Null until the tutor has chosen. */
  readonly account: PayoutAccount | null;
  /** The number that families call, E.164; empty when there is none, and once the tutor has chosen. */
  readonly familyNumber: string;
}

interface ChoosingAccount extends ChosenAccount {
  readonly tutorId: string;
}

async function read(documents: DocumentsPort, { tutorId, offerId }: AccountKey): Promise<OwnAccount> {
  const data = await documents.get(payoutAccountPath(tutorId));
  if (data) return { account: parsePayoutAccount(tutorId, data), familyNumber: '' };
  const contact = offerId === null ? null : await documents.get(tutorContactPath(offerId));
  const familyNumber = contact && offerId !== null ? parseTutorContact(offerId, contact).phone : '';
  return { account: null, familyNumber };
}

/** Writes what was chosen last, also where another tab has chosen for the first time meanwhile. */
async function choose(documents: DocumentsPort, { tutorId, ...chosen }: ChoosingAccount): Promise<null> {
  const path = payoutAccountPath(tutorId);
  const isNew = (await documents.get(path)) === null;
  try {
    await documents.commit([writePayoutAccount(tutorId, chosen, isNew)]);
  } catch (cause) {
    if (!isNew || !isForbidden(cause) || (await documents.get(path)) === null) throw cause;
    await documents.commit([writePayoutAccount(tutorId, chosen, false)]);
  }
  return null;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Where the tutor is paid: one read, and one more until it is chosen. Readable offline. */
    payoutAccount: build.query<OwnAccount, AccountKey>({
      keepUnusedDataFor: 0,
      queryFn: persistedQuery(
        { owner: ({ tutorId }) => tutorId, key: () => 'payout account' },
        ({ documents }, key) => read(documents, key),
      ),
    }),
    /** Chooses where to be paid. Does not wait for a network: the office pays by what is stored. */
    choosePayoutAccount: build.mutation<null, ChoosingAccount>({
      queryFn: withBackend(({ documents }, given) => choose(documents, given)),
    }),
  }),
});

export const { usePayoutAccountQuery, useChoosePayoutAccountMutation } = api;
export type { OwnAccount };
