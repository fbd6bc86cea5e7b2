export { keepSubmission } from './model/keep-submission';
export { LoadOutboxContext, type LoadOutbox, type Outbox } from './model/outbox';
export {
  isWaiting,
  type OutboxItem,
  type RefusedItem,
  type SubmittedFile,
  type WaitingItem,
} from './model/outbox-item';
export { outboxMachine } from './model/outbox-machine';
export { createOutboxStore } from './model/outbox-store';
export { type ReferenceCode } from './model/reference-code';
export { sendWaiting } from './model/send-waiting';
export { takeBack } from './model/take-back';
export { useOutbox } from './model/use-outbox';
export { useSubmission } from './model/use-submission';
