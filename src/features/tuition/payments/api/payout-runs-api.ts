import { logChange, type Staff } from '@/entities/change-log';
import {
  networkOf,
  parsePayout,
  payoutCollection,
  payoutId,
  payoutMade,
  payoutPaid,
  payoutPath,
  payoutReferencePath,
  payoutRefused,
  writePaid,
  writePayout,
  writeRefused,
  type Payout,
} from '@/entities/money/payout';
import { parsePayoutAccount, payoutAccountPath } from '@/entities/money/payout-account';
import { parseTutorContact, tutorContactPath } from '@/entities/offer';
import { baseApi, onePress, readList, withBackend, type Pressed } from '@/shared/api';
import { isForbidden, submitEach, submitOnce, type BulkOutcome, type DocumentsPort } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';
import type { DuePayout } from '../model/due-payouts';

/** A payout to make, and an offer by which the tutor gave a number. */
export interface RunLine extends DuePayout {
  readonly offerId: string | null;
}

interface MakingRun extends Pressed {
  readonly lines: readonly RunLine[];
  readonly by: Staff;
}

interface Noting extends Pressed {
  readonly payout: Payout;
  readonly by: Staff;
}

/** What became of a result that was noted. */
type NoteOutcome =
  | 'noted'
  /** Another payout has the reference. */
  | 'doubled'
  /** A colleague noted something else meanwhile. */
  | 'other';

/** The number that a tutor gave for families; empty when there is none. */
async function numberOf(documents: DocumentsPort, offerId: string | null): Promise<string> {
  const data = offerId === null ? null : await documents.get(tutorContactPath(offerId));
  return data && offerId !== null ? parseTutorContact(offerId, data).phone : '';
}

/** Where a tutor is paid: as the tutor chose, else by the number for families and a guess. */
async function placeOf(
  documents: DocumentsPort,
  { tutorId, offerId }: RunLine,
): Promise<Pick<Payout, 'network' | 'number' | 'isGuessed'>> {
  const data = await documents.get(payoutAccountPath(tutorId));
  const account = data && parsePayoutAccount(tutorId, data);
  const number = account && account.number !== '' ? account.number : await numberOf(documents, offerId);
  if (account && number !== '') return { network: account.network, number, isGuessed: false };
  return { network: networkOf(number), number, ...(number !== '' && { isGuessed: true }) };
}

/** Payouts of a month, and those that were refused in other months, each with what was tried after it. */
async function readPayouts(documents: DocumentsPort, month: string): Promise<readonly Payout[]> {
  const [own, refused] = await Promise.all([
    documents.list({ collection: payoutCollection, where: [{ field: 'month', equals: month }] }),
    documents.list({ collection: payoutCollection, where: [{ field: 'state', equals: 'refused' }] }),
  ]);
  const others = readList(payoutCollection, refused, parsePayout).filter((payout) => payout.month !== month);
  const next = await Promise.all(
    others.map(async (payout) => {
      const id = payoutId({ ...payout, attempt: payout.attempt + 1 });
      const data = await documents.get(payoutPath(id));
      return data && parsePayout(id, data);
    }),
  );
  const all = [
    ...readList(payoutCollection, own, parsePayout),
    ...others,
    ...next.filter((one) => one !== null),
  ];
  return [...new Map(all.map((payout) => [payout.id, payout])).values()];
}

/** Makes one payout. The rules refuse what is made already: nobody is paid twice. */
async function makeOne(documents: DocumentsPort, line: RunLine, run: string, changeId: string, by: Staff) {
  const { offerId: _offerId, ...due } = line;
  const place = await placeOf(documents, line);
  const record = payoutPath(payoutId(due));
  await submitOnce({ documents }, [
    writePayout({ ...due, run, ...place }, { changeId, by }),
    logChange({ id: changeId, by, record, event: payoutMade }),
  ]);
}

/** Notes what was paid. */
async function notePaid(
  documents: DocumentsPort,
  { payout, reference, by, actionId }: Noting & { readonly reference: string },
): Promise<NoteOutcome> {
  const claim = payoutReferencePath({ network: payout.network, reference });
  const look = async (): Promise<NoteOutcome | null> => {
    const taken = await documents.get(claim);
    if (taken) return taken.payout === payout.id ? 'noted' : 'doubled';
    return (await documents.get(payoutPath(payout.id)))?.state === 'sent' ? null : 'other';
  };
  const found = await look();
  if (found !== null) return found;
  try {
    await submitOnce({ documents }, [
      ...writePaid(payout, reference, actionId),
      logChange({ id: actionId, by, record: payoutPath(payout.id), event: payoutPaid }),
    ]);
    return 'noted';
  } catch (cause) {
    const again = isForbidden(cause) ? await look() : null;
    if (again !== null) return again;
    throw cause;
  }
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Payouts of a month, and what was refused in other months. Read when the month opens, not watched. */
    payoutsOfMonth: build.query<readonly Payout[], string>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(({ documents }, month) => readPayouts(documents, month)),
    }),
    /** Makes payouts, each by itself, so that one that is refused stops no other. Keys are payout ids. */
    makeRun: build.mutation<BulkOutcome, MakingRun>({
      queryFn: withBackend(({ documents }, { lines, by, actionId }) =>
        submitEach(lines, payoutId, (line, index) =>
          makeOne(documents, line, actionId, deriveId(actionId, index), by),
        ),
      ),
    }),
    /** Notes that a payout was paid. */
    notePaid: build.mutation<NoteOutcome, Noting & { readonly reference: string }>({
      queryFn: withBackend(({ documents }, given) => notePaid(documents, given)),
    }),
    /** Notes that a payout was refused. */
    noteRefused: build.mutation<null, Noting & { readonly reason: string }>({
      queryFn: withBackend(async ({ documents }, { payout, reason, by, actionId }) => {
        await submitOnce({ documents }, [
          writeRefused(payout.id, reason, actionId),
          logChange({ id: actionId, by, record: payoutPath(payout.id), event: payoutRefused }),
        ]);
        return null;
      }),
    }),
  }),
});

export const { usePayoutsOfMonthQuery, useNotePaidMutation } = api;
export const useMakeRunMutation = onePress(api.useMakeRunMutation);
export const useNoteRefusedMutation = onePress(api.useNoteRefusedMutation);
