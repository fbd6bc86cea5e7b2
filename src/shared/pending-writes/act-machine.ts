import { createSendingMachine, type SendingActor, type SendingSnapshot } from '@/shared/lib/sending';
import type { Act } from './act';

/** State machine of the pending-writes queue: sends queued acts to the backend. */
export const actMachine = createSendingMachine<Act>('acts', ({ id }) => id);

export type ActActor = SendingActor<Act>;

/** All queued acts, oldest first; null until the store has been read. */
export const selectActs = (snapshot: SendingSnapshot<Act>): readonly Act[] | null =>
  snapshot.matches('reading') ? null : snapshot.context.items;
