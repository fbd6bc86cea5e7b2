import { createSendingMachine, type SendingActor, type SendingSnapshot } from '@/shared/lib/sending';
import type { PendingWrite } from './pending-write';

/** State machine of the pending-writes queue: sends queued acts to the backend. */
export const pendingWriteMachine = createSendingMachine<PendingWrite>('acts', ({ id }) => id);

export type PendingWriteActor = SendingActor<PendingWrite>;

/** All queued acts, oldest first; null until the store has been read. */
export const selectPendingWrites = (
  snapshot: SendingSnapshot<PendingWrite>,
): readonly PendingWrite[] | null => (snapshot.matches('reading') ? null : snapshot.context.items);
