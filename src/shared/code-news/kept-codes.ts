import { carryOut, getPersistedQuery, openDeviceDatabase } from '@/shared/device-database';
import { familyOwner, trackingPath } from '@/shared/config';
import type { KeptCode } from './plan-check';

/** The used part of an item of the outbox. */
interface SentRow {
  readonly code: string;
  readonly state: string;
  readonly addedAt: string;
}

/** The used part of what a code opened, as `entities/tracking` keeps it. */
interface KeptTracking {
  readonly topic: { readonly kind: string };
  readonly steps: readonly { readonly at: string }[];
}

/** What was sent from this phone and has been read on it. A report about a child is left out. */
async function keptCode({ code, addedAt }: SentRow): Promise<KeptCode | null> {
  const row = await getPersistedQuery(familyOwner, trackingPath(code));
  const tracking = row?.answer as KeptTracking | undefined;
  const last = tracking?.steps.at(-1);
  if (!tracking || !last || tracking.topic.kind === 'safeguarding') return null;
  return { code, addedAt, steps: tracking.steps.length, movedAt: last.at };
}

/**
 * The codes whose news this phone may ask for: those in its list that a page has read here. Never a report
 * about a child, and nothing that leaves nothing on the phone, as a quiet talk does. Rejects when storage is
 * denied.
 */
export async function readKeptCodes(): Promise<readonly KeptCode[]> {
  const rows = await carryOut(async () => (await openDeviceDatabase()).getAll('outbox'));
  const sent = (rows as readonly unknown[] as readonly SentRow[]).filter(({ state }) => state === 'sent');
  const found = await Promise.all(sent.map(keptCode));
  return found.filter((code) => code !== null);
}
