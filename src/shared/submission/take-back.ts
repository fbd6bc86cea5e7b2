import type { ReferenceCode } from './reference-code';
import type { ReturnedDraft } from '@/shared/device-database';
import type { Submission } from './outbox-item';
import type { OutboxStore } from './outbox-store';

/**
 * What became of taking something back: it is in its form again; the backend has it after all; nobody can say now whether it
 * arrived; its form could not keep it; it is being sent at this moment.
 */
export type TakenBack = 'taken' | 'arrived' | 'unsure' | 'unkept' | 'sending';

export interface TakeBackOptions {
  readonly store: Pick<OutboxStore, 'list' | 'replace' | 'giveBack'>;
  /** Whether the backend has a record of this code; rejects when that cannot be learned now. */
  readonly hasArrived: (code: ReferenceCode) => Promise<boolean>;
  readonly now: () => Date;
}

/**
 * Gives a submission that was not sent back to its form. It leaves the outbox in the transaction in which its draft is kept. A try
 * whose answer got lost may have arrived: then the backend is asked first, or the same thing would be sent twice.
 * @param toDraft gives the draft that the submission becomes; null where nothing is kept
 */
export async function takeBack(
  { store, hasArrived, now }: TakeBackOptions,
  code: ReferenceCode,
  toDraft: (submission: Submission) => Promise<ReturnedDraft | null>,
): Promise<Exclude<TakenBack, 'sending'>> {
  const item = (await store.list()).find((each) => each.code === code);
  if (!item || item.state === 'sent') return 'arrived';
  if (item.state === 'waiting' && item.hasArrived) return 'arrived';
  if (item.state === 'waiting' && (item.tries > 0 || item.isBegun)) {
    const isThere = await hasArrived(code).catch(() => null);
    if (isThere === null) return 'unsure';
    if (isThere && item.files) {
      await store.replace({ ...item, hasArrived: true });
      return 'arrived';
    }
    if (isThere) {
      const { fingerprint, addedAt } = item;
      await store.replace({ code, fingerprint, addedAt, state: 'sent', sentAt: now().toISOString() });
      return 'arrived';
    }
  }
  const draft = await toDraft(item);
  // A device without room keeps it in the outbox.
  const isTaken = draft !== null && (await store.giveBack(code, draft).catch(() => false));
  return isTaken ? 'taken' : 'unkept';
}
