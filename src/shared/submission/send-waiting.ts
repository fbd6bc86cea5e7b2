import { isFinal, toBackendError, type Write } from '@/shared/backend';
import { isDue, type RoundInput } from '@/shared/lib/sending';
import { submitFiles, type PutFile } from './submit-files';
import { isWaiting, type OutboxItem, type SentItem, type WaitingItem } from './outbox-item';
import type { OutboxStore } from './outbox-store';

export interface SendWaitingOptions extends Partial<RoundInput> {
  readonly store: Pick<OutboxStore, 'list' | 'replace' | 'observe'>;
  /** Runs the work unless another tab is at this item; then it does nothing. */
  readonly alone: (code: OutboxItem['code'], work: () => Promise<void>) => Promise<void>;
  /** Rejects with a `BackendFailure` when the record was not accepted. */
  readonly send: (writes: readonly Write[]) => Promise<void>;
  readonly putFile: PutFile;
  readonly now: () => Date;
}

/** What a failure leaves of an item: it waits on, unless the backend would refuse it again. */
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

/** Sends the record alone; its files go in a second step. */
async function sendRecord(item: WaitingItem, { store, send, now }: SendWaitingOptions): Promise<void> {
  const begun: WaitingItem = { ...item, isBegun: true };
  let outcome: OutboxItem;
  try {
    // First: a phone that dies before the answer must know that the record may have arrived.
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

/** Resolves at the next change of the items. Subscribes at once, so that no change is missed while they are read. */
function nextChange(store: Pick<OutboxStore, 'observe'>) {
  let stop: () => void = () => undefined;
  const came = new Promise<void>((resolve) => {
    stop = store.observe(resolve);
  });
  return { came, stop };
}

/**
 * Tries every item that is due once, the oldest first, and writes down what became of it. Files go beside that: an upload may
 * take minutes, and holds up no other submission. What is added meanwhile is tried in the same round. An item is at no time
 * sent by two tabs. Resolves with all items as they are then; rejects when this device's storage fails.
 */
export async function sendWaiting(options: SendWaitingOptions): Promise<readonly OutboxItem[]> {
  const { store, alone, isPrompted = false, now } = options;
  const tried = new Set<string>();
  const uploads = new Set<Promise<void>>();
  /** As it is once this tab alone is at it: another tab may have sent it, tried it or taken it back since it was listed. */
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
      // A failure of the storage ends the round where the uploads are waited for.
      upload.catch(() => undefined);
      uploads.add(upload);
    } else if (next) {
      await tryAlone(next, sendRecord);
      const after = (await store.list()).find(({ code }) => code === next.code);
      // Its files are the next thing to try.
      if (!(after && isWaiting(after) && after.hasArrived)) tried.add(next.code);
    } else if (uploads.size > 0) await Promise.race([change.came, ...uploads]);
    else {
      change.stop();
      return items;
    }
    change.stop();
  }
}
