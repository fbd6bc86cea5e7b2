import type { ReferenceCode } from './reference-code';
import type { ReturnedDraft } from '@/shared/device-database';
import type { Submission } from './outbox-item';
import type { OutboxStore } from './outbox-store';

/**
 * Outcome of taking a submission back. `taken`: it is in its form again. `arrived`: the backend has it.
 * `unsure`: the backend could not be asked. `unkept`: the form could not store it. `sending`: a try is
 * running.
 */
export type TakeBackOutcome = 'taken' | 'arrived' | 'unsure' | 'unkept' | 'sending';

export interface TakeBackOptions {
  readonly store: Pick<OutboxStore, 'list' | 'replace' | 'returnToForm'>;
  /** Whether the backend has a record of this code; rejects when it cannot be reached. */
  readonly hasArrived: (code: ReferenceCode) => Promise<boolean>;
  readonly now: () => Date;
}

/**
 * Moves an unsent submission back into its form. One transaction removes it from the outbox and stores its
 * draft. After a try with a lost answer the backend is asked first, so that nothing is sent twice.
 * @param toDraft converts the submission to a draft; null when nothing may be stored
 */
export async function takeBack(
  { store, hasArrived, now }: TakeBackOptions,
  code: ReferenceCode,
  toDraft: (submission: Submission) => Promise<ReturnedDraft | null>,
): Promise<Exclude<TakeBackOutcome, 'sending'>> {
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
  // Without storage the item stays in the outbox.
  const isTaken = draft !== null && (await store.returnToForm(code, draft).catch(() => false));
  return isTaken ? 'taken' : 'unkept';
}
