import type { OutboxItem } from './outbox-item';
import type { OutboxSnapshot } from './outbox-machine';

/** The submissions of this phone, the oldest first; null until they have been read. */
export const selectItems = (snapshot: OutboxSnapshot): readonly OutboxItem[] | null =>
  snapshot.matches('reading') ? null : snapshot.context.items;

/** Whether something is on its way at this moment. */
export const selectIsSending = (snapshot: OutboxSnapshot): boolean => snapshot.matches('sending');
