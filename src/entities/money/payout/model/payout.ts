import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { mobileNetworks } from '@/shared/ghana';
import { limits, monthShape, readStored, requiredText, userIdShape, uuidShape } from '@/shared/fields';
import { entryOf, type LedgerEntry } from '@/shared/ledger';

/** Networks of mobile money; `none` for a tutor without a number, who is paid by hand. */
export const payoutNetworks = [...mobileNetworks, 'none'] as const;

export type PayoutNetwork = (typeof payoutNetworks)[number];

/** The largest payout, in pesewas: 50,000 cedis. More is a fault. */
const mostPesewas = 5_000_000;

/** How often one payout is tried, when the network refused each before. */
const maximumAttempts = 20;

const time = v.pipe(v.string(), v.isoTimestamp());

/** Stored payout. The database rules are generated from this schema. */
export const payoutSchema = v.strictObject({
  state: v.picklist(['sent', 'paid', 'refused']),
  at: time,
  lastChange: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  /** Those of one press are one run. */
  run: v.pipe(v.string(), v.regex(uuidShape)),
  tutorId: v.pipe(v.string(), v.regex(userIdShape)),
  /** The closed month whose lessons it pays, `YYYY-MM`. */
  month: v.pipe(v.string(), v.regex(monthShape)),
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumAttempts)),
  /** In pesewas. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPesewas)),
  network: v.picklist(payoutNetworks),
  /** Whether the network only follows from the first digits of the number. Absent without a number. */
  isGuessed: v.exactOptional(v.boolean()),
  /** E.164, as the tutor gave it; empty when there is none. */
  number: v.pipe(v.string(), v.regex(/^$|^\+[1-9][0-9]{7,14}$/)),
  /** When the office noted what became of it. */
  notedAt: v.exactOptional(time),
  /** Of the network, in the spelling of `readPaymentReference`: of what was paid, and only of that. */
  reference: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9A-Z]{4,30}$/))),
  /** Why it was refused. */
  reason: v.exactOptional(requiredText(limits.shortText)),
  /** Who made the run. */
  userId: v.pipe(v.string(), v.maxLength(128)),
  name: v.pipe(v.string(), v.maxLength(limits.name)),
});

/** What the office sends a tutor for the lessons of a closed month, and what became of it. */
export interface Payout extends v.InferOutput<typeof payoutSchema> {
  readonly id: string;
}

export const payoutCollection = 'payouts';
export const payoutPath = (id: string): string => `${payoutCollection}/${id}`;

/**
 * Stored claim of a reference, so that it is noted once. The database rules are generated from this schema.
 */
export const payoutReferenceSchema = v.strictObject({
  at: time,
  /** Id of the payout. */
  payout: v.pipe(v.string(), v.nonEmpty(), v.maxLength(150)),
});

type Claimed = Pick<Payout, 'network'> & { readonly reference: string };

export const payoutReferencePath = ({ network, reference }: Claimed): string =>
  `payoutReferences/${network}-${reference}`;

/** Events of the change log. */
export const payoutMade = 'payout.made';
export const payoutPaid = 'payout.paid';
export const payoutRefused = 'payout.refused';

type PayoutKey = Pick<Payout, 'month' | 'tutorId' | 'attempt'>;

/** Id of a payout: a tutor is paid a month once, and again only after a refusal. */
export const payoutId = ({ month, tutorId, attempt }: PayoutKey): string =>
  `${month}-${tutorId}-${String(attempt)}`;

/** @throws BackendFailure `invalid` */
export function parsePayout(id: string, data: DocumentData): Payout {
  const read = readStored(payoutSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `payout ${id}: ${read.problem}`);
  return { id, ...read.output };
}

type NewPayout = Pick<
  Payout,
  'run' | 'tutorId' | 'month' | 'attempt' | 'amount' | 'network' | 'number' | 'isGuessed'
>;

interface Signed {
  /** Id of the line of the change log, which belongs in the same batch. */
  readonly changeId: string;
  readonly by: { readonly userId: string; readonly name: string };
}

/** Makes a payout. It is not paid until that is noted. */
export const writePayout = (payout: NewPayout, { changeId, by }: Signed): Write => ({
  type: 'create',
  path: payoutPath(payoutId(payout)),
  data: {
    ...payout,
    state: 'sent',
    at: serverTime,
    lastChange: changeId,
    userId: by.userId,
    name: by.name,
  },
});

/** Notes that a payout was paid, and takes its reference. */
export const writePaid = (
  { id, network }: Pick<Payout, 'id' | 'network'>,
  reference: string,
  changeId: string,
): readonly [Write, Write] => [
  {
    type: 'update',
    path: payoutPath(id),
    changes: { state: 'paid', reference, notedAt: serverTime, lastChange: changeId },
  },
  {
    type: 'create',
    path: payoutReferencePath({ network, reference }),
    data: { at: serverTime, payout: id },
  },
];

/** Notes that a payout was refused: its sum stays due. */
export const writeRefused = (id: string, reason: string, changeId: string): Write => ({
  type: 'update',
  path: payoutPath(id),
  changes: { state: 'refused', reason, notedAt: serverTime, lastChange: changeId },
});

/** Entry of a payout in the account of its tutor: none until it is paid. */
export const entriesOfPayout = ({ id, state, amount, notedAt }: Payout): readonly LedgerEntry[] =>
  state === 'paid' && notedAt !== undefined
    ? [entryOf({ kind: 'payout', id, amount, day: notedAt.slice(0, 10), enteredAt: notedAt })]
    : [];

/** Prefixes of Ghanaian mobile numbers, after the country code, as the regulator gave them out. */
const prefixes: Readonly<Record<string, PayoutNetwork>> = {
  ...Object.fromEntries(['24', '25', '53', '54', '55', '59'].map((prefix) => [prefix, 'mtn'])),
  ...Object.fromEntries(['20', '50'].map((prefix) => [prefix, 'telecel'])),
  ...Object.fromEntries(['26', '27', '56', '57'].map((prefix) => [prefix, 'at'])),
};

/**
 * Network that first gave out a number, by its first digits; `none` without a Ghanaian mobile number. A
 * guess: numbers keep their digits when they change networks.
 */
export const networkOf = (number: string): PayoutNetwork =>
  number.startsWith('+233') ? (prefixes[number.slice(4, 6)] ?? 'none') : 'none';
