import {
  createSendingMachine,
  type SendingActor,
  type SendingFact,
  type SendingSnapshot,
} from '@/shared/lib/sending';
import type { OutboxItem } from './outbox-item';

/**
 * State machine of the outbox: sends queued submissions to the backend. Each item creates one record under
 * one code, so a retry is idempotent.
 */
export const outboxMachine = createSendingMachine<OutboxItem>('outbox', ({ code }) => code);

/** Facts that the outbox machine receives as events. */
export type OutboxFact = SendingFact<OutboxItem>;
export type OutboxActor = SendingActor<OutboxItem>;
export type OutboxSnapshot = SendingSnapshot<OutboxItem>;
