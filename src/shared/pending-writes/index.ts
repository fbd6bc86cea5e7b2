export { commitPendingWrite, putFiles } from './commit-pending-write';
export { pendingWriteMachine } from './pending-write-machine';
export { createPendingWriteStore } from './pending-write-store';
export {
  isFailedWrite,
  isWaitingWrite,
  type NewPendingWrite,
  type PendingFile,
  type PendingWrite,
} from './pending-write';
export { pendingWritesOver } from './pending-writes-over';
export {
  type LoadPendingWrites,
  LoadPendingWritesContext,
  type PendingWrites,
  useLoadPendingWrites,
} from './pending-writes';
export { sendPendingWrites } from './send-pending-writes';
export { actsOfRecord, readShown, type Shown } from './shown';
export { type Signature, type SignedWrites, useSignedAction } from './signed-writes';
export { type OwnPendingWrites, useOwnAction, useOwnPendingWrites } from './use-own-pending-writes';
export { usePendingWrites } from './use-pending-writes';
export { UnsentActButtons } from './unsent-act-buttons';
