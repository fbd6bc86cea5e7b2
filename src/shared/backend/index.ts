export {
  changesOnly,
  createAccessPolicy,
  isAdmin,
  isOwnSignature,
  type AccessContext,
  type AccessPolicy,
  type AccessRule,
  type SuspendedSince,
  type ListRule,
  type Actor,
  type CollectionAccess,
} from './access-policy';
export {
  BackendFailure,
  isFinal,
  isPassing,
  toBackendError,
  type BackendError,
  type BackendErrorCode,
} from './backend-error';
export {
  isServerTime,
  minimumPasswordLength,
  serverTime,
  type AuthPort,
  type AuthUser,
  type BackendPort,
  type Credentials,
  type Condition,
  type DocumentData,
  type DocumentQuery,
  type DocumentsChange,
  type DocumentsPort,
  type FilesPort,
  type Role,
  type SignInLength,
  type StoredDocument,
  type Write,
} from './backend-port';
export { duties, dutiesOf, hasDuty, type Duty } from './duties';
export { submitOnce } from './submit-once';
export { assertFile, createDocumentFiles, fileAccess, maximumFileBytes, pieceBytes } from './document-files';
export { documentsWithTimeout } from './documents-with-timeout';
export { countDone } from './count-done';
export { submitEach, type BulkOutcome } from './submit-each';
