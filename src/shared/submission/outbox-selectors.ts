import type { OutboxItem } from './outbox-item';
import type { OutboxSnapshot } from './outbox-machine';

/** All submissions on this phone, oldest first; null until the store has been read. */
export const selectItems = (snapshot: OutboxSnapshot): readonly OutboxItem[] | null =>
  snapshot.matches('reading') ? null : snapshot.context.items;

/** Whether a round is running. */
export const selectIsSending = (snapshot: OutboxSnapshot): boolean => snapshot.matches('sending');
