import { isFinal, toBackendError, type Write } from '@/shared/backend';
import { isWaiting, type OutboxItem, type WaitingItem } from './outbox-item';
import type { OutboxStore } from './outbox-store';

export interface SendWaitingOptions {
  readonly store: Pick<OutboxStore, 'list' | 'replace'>;
  /** Rejects with a `BackendFailure` when the record was not accepted. */
  readonly send: (writes: readonly Write[]) => Promise<void>;
  readonly now: () => Date;
}

async function outcomeOf(item: WaitingItem, { send, now }: SendWaitingOptions): Promise<OutboxItem> {
  const { code, fingerprint, addedAt } = item;
  try {
    await send(item.writes);
  } catch (cause) {
    const { code: problem } = toBackendError(cause);
    return isFinal(problem)
      ? { ...item, state: 'refused', problem }
      : { ...item, tries: item.tries + 1, problem };
  }
  return { code, fingerprint, addedAt, state: 'sent', sentAt: now().toISOString() };
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
