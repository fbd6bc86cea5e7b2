import {
  createSendingMachine,
  type SendingActor,
  type SendingFact,
  type SendingSnapshot,
} from '@/shared/lib/sending';
import type { OutboxItem } from './outbox-item';

/**
 * Brings what forms have sent on this phone to the backend. Each item is one record under one code, so that sending it twice is
 * the same as once.
 */
export const outboxMachine = createSendingMachine<OutboxItem>('outbox', ({ code }) => code);

/** What happens around the outbox. */
export type OutboxFact = SendingFact<OutboxItem>;
export type OutboxActor = SendingActor<OutboxItem>;
export type OutboxSnapshot = SendingSnapshot<OutboxItem>;
