import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { readStored } from '@/shared/fields';
import { mobileNetworks } from '@/shared/ghana';

/** A Ghanaian number in E.164. */
const numberShape = /^\+233[0-9]{9}$/;

/** Stored payout account of a tutor. The database rules are generated from this schema. */
export const payoutAccountSchema = v.strictObject({
  /** When the tutor last chose. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  network: v.picklist(mobileNetworks),
  /** Empty where it is the number that families call. */
  number: v.union([v.literal(''), v.pipe(v.string(), v.regex(numberShape))]),
});

/** Where a tutor is paid, as the tutor chose it. Only the office reads it besides. */
export type PayoutAccount = v.InferOutput<typeof payoutAccountSchema>;

/** What the tutor chooses. */
export type ChosenAccount = Omit<PayoutAccount, 'at'>;

export const payoutAccountPath = (tutorId: string): string => `payoutAccounts/${tutorId}`;

export const isGhanaianNumber = (number: string): boolean => numberShape.test(number);

/** @throws BackendFailure `invalid` */
export function parsePayoutAccount(tutorId: string, data: DocumentData): PayoutAccount {
  const read = readStored(payoutAccountSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `payout account ${tutorId}: ${read.problem}`);
  return read.output;
}

/** Chooses for the first time, or again. */
export function writePayoutAccount(
  tutorId: string,
  { network, number }: ChosenAccount,
  isNew: boolean,
): Write {
  const path = payoutAccountPath(tutorId);
  const data = { at: serverTime, network, number };
  return isNew ? { type: 'create', path, data } : { type: 'update', path, changes: data };
}
