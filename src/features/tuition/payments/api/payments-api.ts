import { logChange, type Staff } from '@/entities/change-log';
import { readClosedMonths } from '@/entities/money/closing';
import {
  counterId,
  parsePayment,
  paymentCancelled,
  paymentCollection,
  paymentEntered,
  paymentId,
  paymentPath,
  refundEntered,
  writeCounterEntry,
  writePayment,
  type EnteredPayment,
  type Payment,
} from '@/entities/money/payment';
import { parseProposal, proposalsCollection, tuitionRequestPath } from '@/entities/tuition-request';
import {
  baseApi,
  historyPageSize,
  onePress,
  readList,
  withBackend,
  type HistoryPage,
  type Pressed,
} from '@/shared/api';
import { isForbidden, submitOnce, type DocumentsPort, type ListPlace } from '@/shared/backend';
import { boundsOf } from '@/shared/ledger';
import type { AccountRecords } from '../model/family-account';
import type { TypedPayment } from '../model/payment-input';
import { readLessons } from './read-lessons';

/** What became of a payment that was sent. */
type EnterOutcome =
  | { readonly kind: 'entered'; readonly path: string }
  | { readonly kind: 'unknown-code' }
  /** The reference is entered, and not cancelled. */
  | { readonly kind: 'doubled'; readonly before: Payment };

export interface NewPayment extends Pressed {
  readonly payment: TypedPayment;
  /** Number of its receipt, made with the press. */
  readonly receipt: string;
  readonly by: Staff;
}

interface Cancelling extends Pressed {
  readonly payment: Payment;
  readonly reason: string;
  readonly by: Staff;
}

/** Where a payment can stand: after those of its reference that were cancelled. */
async function findPlace(documents: DocumentsPort, payment: Omit<EnteredPayment, 'attempt'>) {
  for (let attempt = 1; ; attempt += 1) {
    const entered: EnteredPayment = { ...payment, attempt };
    const id = paymentId(entered);
    const [found, counter] = await Promise.all([
      documents.get(paymentPath(id)),
      documents.get(paymentPath(counterId(entered))),
    ]);
    if (!found) return { entered, before: null };
    if (!counter) return { entered, before: parsePayment(id, found) };
  }
}

/** Commits a payment, once. A reference that a colleague enters meanwhile is found at the second look. */
async function enter(
  documents: DocumentsPort,
  { payment, receipt, by, actionId }: NewPayment,
): Promise<EnterOutcome> {
  const look = async () => {
    const { entered, before } = await findPlace(documents, { ...payment, receipt });
    // The answer to an earlier try of this press was lost.
    if (before?.lastChange === actionId) return { kind: 'entered', path: paymentPath(before.id) } as const;
    return before ? ({ kind: 'doubled', before } as const) : entered;
  };
  if (!(await documents.get(tuitionRequestPath(payment.ref)))) return { kind: 'unknown-code' };
  const found = await look();
  if ('kind' in found) return found;
  const record = paymentPath(paymentId(found));
  try {
    await submitOnce({ documents }, [
      ...writePayment(found, { changeId: actionId, by }),
      logChange({ id: actionId, by, record, event: payment.isRefund ? refundEntered : paymentEntered }),
    ]);
    return { kind: 'entered', path: record };
  } catch (cause) {
    const again = isForbidden(cause) ? await look() : found;
    if ('kind' in again) return again;
    throw cause;
  }
}

/** Commits the counter-entry of a payment. One that a colleague made meanwhile does as well. */
async function cancel(
  documents: DocumentsPort,
  { payment, reason, by, actionId }: Cancelling,
): Promise<null> {
  const record = paymentPath(counterId(payment));
  try {
    await submitOnce({ documents }, [
      ...writeCounterEntry(payment, reason, { changeId: actionId, by }),
      logChange({ id: actionId, by, record, event: paymentCancelled }),
    ]);
  } catch (cause) {
    if (!isForbidden(cause) || (await documents.get(record)) === null) throw cause;
  }
  return null;
}

/** The account of one family. */
interface FamilyAccount extends AccountRecords {
  readonly payments: readonly Payment[];
  /** False when no request has the code. */
  readonly isKnown: boolean;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Payments and counter-entries, newest first, page by page. Read when the view opens, not watched. */
    payments: build.infiniteQuery<HistoryPage<Payment>, null, ListPlace | null>({
      keepUnusedDataFor: 0,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      queryFn: withBackend(async ({ documents }, { pageParam }) => {
        const found = await documents.list({
          collection: paymentCollection,
          orderBy: { field: 'at', direction: 'descending' },
          limit: historyPageSize,
          ...(pageParam && { after: pageParam }),
        });
        const last = found.length < historyPageSize ? undefined : found.at(-1);
        const next = last ? { time: String(last.data.at), id: last.id } : null;
        return { items: readList(paymentCollection, found, parsePayment), next };
      }),
    }),
    /** Payments and counter-entries that were entered in a month (`YYYY-MM`), oldest first, for a file. */
    paymentsEnteredIn: build.query<readonly Payment[], string>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, month) => {
        const { first, last } = boundsOf(month);
        const found = await documents.list({
          collection: paymentCollection,
          where: [
            { field: 'at', notBefore: first },
            { field: 'at', notAfter: last },
          ],
          orderBy: { field: 'at', direction: 'ascending' },
        });
        return readList(paymentCollection, found, parsePayment);
      }),
    }),
    /** What the account of a family is derived from. Read when it opens, and after an entry. */
    familyAccount: build.query<FamilyAccount, string>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, ref) => {
        const [request, proposals, payments, closedMonths] = await Promise.all([
          documents.get(tuitionRequestPath(ref)),
          documents.list({ collection: proposalsCollection(ref) }),
          documents.list({
            collection: paymentCollection,
            where: [{ field: 'ref', equals: ref }],
            orderBy: { field: 'at', direction: 'descending' },
          }),
          readClosedMonths(documents),
        ]);
        const offers = readList(proposalsCollection(ref), proposals, parseProposal);
        return {
          isKnown: request !== null,
          lessons: await readLessons(
            documents,
            offers.map(({ offerId }) => offerId),
          ),
          payments: readList(paymentCollection, payments, parsePayment),
          closedMonths,
        };
      }),
    }),
    /** Enters a payment, unless its code is unknown or its reference is there. */
    enterPayment: build.mutation<EnterOutcome, NewPayment>({
      queryFn: withBackend(({ documents }, given) => enter(documents, given)),
    }),
    /** Cancels a payment by a counter-entry. */
    cancelPayment: build.mutation<null, Cancelling>({
      queryFn: withBackend(({ documents }, given) => cancel(documents, given)),
    }),
  }),
});

export const {
  usePaymentsInfiniteQuery,
  useLazyPaymentsEnteredInQuery,
  useFamilyAccountQuery,
  useEnterPaymentMutation,
} = api;
export const useCancelPaymentMutation = onePress(api.useCancelPaymentMutation);
