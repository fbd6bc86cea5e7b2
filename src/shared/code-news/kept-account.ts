import { accountNewsId, getPersistedQuery, readOwners } from '@/shared/device-database';
import { familyOwner, publicOwner } from '@/shared/config';
import type { KeptCode } from './plan-check';

/** The used part of an offer, as `entities/offer` keeps it. */
interface KeptOffer {
  readonly movedAt: string;
}

/** When an offer of this list moved last, in milliseconds since the epoch; 0 without an offer. */
export const lastMoveOf = (offers: readonly KeptOffer[]): number =>
  Math.max(0, ...offers.map(({ movedAt }) => Date.parse(movedAt)));

async function accountOf(tutorId: string): Promise<KeptCode | null> {
  const row = await getPersistedQuery(tutorId, 'offers');
  if (!row) return null;
  const steps = lastMoveOf(row.answer as readonly KeptOffer[]);
  return { code: accountNewsId(tutorId), addedAt: row.givenAt, steps, movedAt: row.givenAt };
}

/**
 * The account of the tutor whose area was opened on this phone last; null without one. Signing out deletes
 * what it is read from. Rejects when storage is denied.
 */
export async function readKeptAccount(): Promise<KeptCode | null> {
  const owners = [...(await readOwners())].filter((owner) => owner !== familyOwner && owner !== publicOwner);
  const accounts = (await Promise.all(owners.map(accountOf))).filter((account) => account !== null);
  return accounts.sort((one, other) => other.addedAt.localeCompare(one.addedAt))[0] ?? null;
}
