export { keepSubmission, noteSent } from './keep-submission';
export {
  isWaiting,
  type OutboxItem,
  type RefusedItem,
  type SubmittedFile,
  type WaitingItem,
} from './outbox-item';
export { outboxMachine } from './outbox-machine';
export { createOutboxStore } from './outbox-store';
export { type LoadOutbox, LoadOutboxContext, type Outbox } from './outbox';
export { type ReferenceCode } from './reference-code';
export { sendWaiting } from './send-waiting';
export { takeBack } from './take-back';
export { useOutbox } from './use-outbox';
export { useSubmission } from './use-submission';
