import { createSendingMachine, type SendingActor, type SendingSnapshot } from '@/shared/lib/sending';
import type { Act } from './act';

/** Brings what was done on this phone to the backend. */
export const actMachine = createSendingMachine<Act>('acts', ({ id }) => id);

export type ActActor = SendingActor<Act>;

/** What this phone did, the oldest first; null until it has been read. */
export const selectActs = (snapshot: SendingSnapshot<Act>): readonly Act[] | null =>
  snapshot.matches('reading') ? null : snapshot.context.items;
