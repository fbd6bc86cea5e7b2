import { isFinal, toBackendError, type Write } from '@/shared/backend';
import { submitFiles, type PutFile } from './submit-files';
import { isWaiting, type OutboxItem, type WaitingItem } from './outbox-item';
import type { OutboxStore } from './outbox-store';

export interface SendWaitingOptions {
  readonly store: Pick<OutboxStore, 'list' | 'replace'>;
  /** Rejects with a `BackendFailure` when the record was not accepted. */
  readonly send: (writes: readonly Write[]) => Promise<void>;
  readonly putFile: PutFile;
  readonly now: () => Date;
}

async function outcomeOf(item: WaitingItem, options: SendWaitingOptions): Promise<OutboxItem> {
  const { code, fingerprint, addedAt, files = [] } = item;
  const { store, send, putFile, now } = options;
  const begun: WaitingItem = files.length > 0 ? { ...item, isBegun: true } : item;
  let { hasArrived } = item;
  let lostFiles: readonly string[] = [];
  try {
    // Files take long: a phone that dies meanwhile must know how far it came, or the record would go back into its form.
    if (begun !== item) await store.replace(begun);
    if (!hasArrived) await send(item.writes);
    if (files.length > 0) {
      hasArrived = true;
      await store.replace({ ...begun, hasArrived });
      lostFiles = await submitFiles(putFile, files);
    }
  } catch (cause) {
    const { code: problem } = toBackendError(cause);
    return isFinal(problem)
      ? { ...begun, state: 'refused', problem }
      : { ...begun, tries: item.tries + 1, problem, ...(hasArrived && { hasArrived }) };
  }
  const sent = { code, fingerprint, addedAt, state: 'sent', sentAt: now().toISOString() } as const;
  return lostFiles.length > 0 ? { ...sent, lostFiles } : sent;
}

/**
 * Tries every item that waits once, the oldest first, and writes down what became of it. Only one tab may do so at a time.
 * Resolves with all items as they are then; rejects when this device's storage fails.
 */
export async function sendWaiting(options: SendWaitingOptions): Promise<readonly OutboxItem[]> {
  const { store } = options;
  const tried = new Set<string>();
  for (;;) {
    // Read anew each time: another tab may have added, sent or taken back.
    const items = await store.list();
    const next = items.filter(isWaiting).find(({ code }) => !tried.has(code));
    if (!next) return items;
    tried.add(next.code);
    await store.replace(await outcomeOf(next, options));
  }
}
