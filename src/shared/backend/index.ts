export {
  changesOnly,
  createAccessPolicy,
  isOwnSignature,
  type AccessContext,
  type AccessPolicy,
  type AccessRule,
  type SuspendedSince,
  type ListContext,
  type ListRule,
  type Actor,
  type CollectionAccess,
} from './access-policy';
export {
  BackendFailure,
  isFinal,
  isForbidden,
  isRefusal,
  isPassing,
  toBackendError,
  type BackendError,
  type BackendErrorCode,
} from './backend-error';
export {
  increment,
  isIncrement,
  isServerTime,
  minimumPasswordLength,
  serverTime,
  type AuthPort,
  type AuthUser,
  type BackendPort,
  type Credentials,
  type Condition,
  type DocumentData,
  type CountQuery,
  type DocumentQuery,
  type DocumentsChange,
  type DocumentsPort,
  type FileFacts,
  type FilesPort,
  type GroupDocument,
  type GroupQuery,
  type ListPlace,
  type Role,
  type SignInLength,
  type StoredDocument,
  type Write,
} from './backend-port';
export { duties, dutiesOf, hasDuty, isAdmin, isAdministrator, unnamedDuties, type Duty } from './duties';
export { collectionOf, isOfGroup } from './document-path';
export { isObserved } from './is-observed';
export { submitOnce } from './submit-once';
export {
  assertFile,
  createDocumentFiles,
  fileAccess,
  maximumFileBytes,
  pieceBytes,
  unshownStates,
} from './document-files';
export { documentsWithTimeout } from './documents-with-timeout';
export { countDone } from './count-done';
export { submitEach, type BulkOutcome } from './submit-each';
