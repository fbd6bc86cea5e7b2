import { isFinal, toBackendError, type Write } from '@/shared/backend';
import { isDue, type RoundInput } from '@/shared/lib/sending';
import { submitFiles, type PutFile } from './submit-files';
import { isWaiting, type OutboxItem, type SentItem, type WaitingItem } from './outbox-item';
import type { OutboxStore } from './outbox-store';

export interface SendWaitingOptions extends Partial<RoundInput> {
  readonly store: Pick<OutboxStore, 'list' | 'replace' | 'observe'>;
  /** Runs the work under a lock on this item; does nothing when another tab holds it. */
  readonly alone: (code: OutboxItem['code'], work: () => Promise<void>) => Promise<void>;
  /** Rejects with a `BackendFailure` when the backend did not accept the record. */
  readonly send: (writes: readonly Write[]) => Promise<void>;
  readonly putFile: PutFile;
  readonly now: () => Date;
}

/** Next state after a failure: refused when the failure is final, else waiting. */
function afterFailure(item: WaitingItem, cause: unknown, now: Date): OutboxItem {
  const { code: problem } = toBackendError(cause);
  return isFinal(problem)
    ? { ...item, state: 'refused', problem }
    : { ...item, tries: item.tries + 1, triedAt: now.toISOString(), problem };
}

const asSent = ({ code, fingerprint, addedAt }: WaitingItem, now: Date): SentItem => ({
  code,
  fingerprint,
  addedAt,
  state: 'sent',
  sentAt: now.toISOString(),
});

/** Sends the record only; files follow in a second step. */
async function sendRecord(item: WaitingItem, { store, send, now }: SendWaitingOptions): Promise<void> {
  const begun: WaitingItem = { ...item, isBegun: true };
  let outcome: OutboxItem;
  try {
    // Stored first: if the phone dies before the answer, it must know that the record may have arrived.
    if (!item.isBegun) await store.replace(begun);
    await send(item.writes);
    outcome = item.files?.length ? { ...begun, hasArrived: true } : asSent(begun, now());
  } catch (cause) {
    outcome = afterFailure(begun, cause, now());
  }
  await store.replace(outcome);
}

async function sendFiles(item: WaitingItem, { store, putFile, now }: SendWaitingOptions): Promise<void> {
  let outcome: OutboxItem;
  try {
    const lostFiles = await submitFiles(putFile, item.files ?? []);
    outcome = lostFiles.length > 0 ? { ...asSent(item, now()), lostFiles } : asSent(item, now());
  } catch (cause) {
    outcome = afterFailure(item, cause, now());
  }
  await store.replace(outcome);
}

/**
 * Resolves at the next change of the items. Subscribes at once, so that no change is missed during the read.
 */
function nextChange(store: Pick<OutboxStore, 'observe'>) {
  let stop: () => void = () => undefined;
  const came = new Promise<void>((resolve) => {
    stop = store.observe(resolve);
  });
  return { came, stop };
}

/**
 * Runs one round: tries each due item once, oldest first, and stores the outcome. Uploads of files run in
 * parallel, since they may take minutes. Items added meanwhile are tried in the same round. A lock keeps two
 * tabs from sending the same item. Resolves with all items; rejects when the device storage fails.
 */
export async function sendWaiting(options: SendWaitingOptions): Promise<readonly OutboxItem[]> {
  const { store, alone, isPrompted = false, now } = options;
  const tried = new Set<string>();
  const uploads = new Set<Promise<void>>();
  /** Reads the item again under the lock: another tab may have sent, tried or removed it. */
  const tryAlone = (listed: WaitingItem, step: typeof sendRecord) =>
    alone(listed.code, async () => {
      const item = (await store.list()).find(({ code }) => code === listed.code);
      if (item && isWaiting(item) && item.tries === listed.tries) await step(item, options);
    });
  for (;;) {
    const change = nextChange(store);
    const items = await store.list();
    const next = items
      .filter(isWaiting)
      .find((item) => !tried.has(item.code) && isDue(item, { isPrompted }, now().getTime()));
    if (next?.hasArrived) {
      tried.add(next.code);
      const upload: Promise<void> = tryAlone(next, sendFiles).finally(() => uploads.delete(upload));
      // Storage failures surface where the uploads are awaited.
      upload.catch(() => undefined);
      uploads.add(upload);
    } else if (next) {
      await tryAlone(next, sendRecord);
      const after = (await store.list()).find(({ code }) => code === next.code);
      // Not marked as tried, so that its files are sent next.
      if (!(after && isWaiting(after) && after.hasArrived)) tried.add(next.code);
    } else if (uploads.size > 0) await Promise.race([change.came, ...uploads]);
    else {
      change.stop();
      return items;
    }
    change.stop();
  }
}
