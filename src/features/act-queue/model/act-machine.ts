import { createSendingMachine, type SendingActor, type SendingSnapshot } from '@/shared/lib/sending';
import type { Act, DoneAct } from './act';

/** Brings what was done on this phone to the backend. */
export const actMachine = createSendingMachine<Act | DoneAct>('acts', ({ id }) => id);

export type ActActor = SendingActor<Act | DoneAct>;

/** What this phone did and no record shows yet, the oldest first; null until it has been read. */
export const selectActs = (snapshot: SendingSnapshot<Act | DoneAct>): readonly (Act | DoneAct)[] | null =>
  snapshot.matches('reading') ? null : snapshot.context.items;
