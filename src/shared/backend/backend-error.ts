/** Error codes of the product; every adapter maps its own errors to these. */
export type BackendErrorCode =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  /** Somebody else has changed the record since it was read. */
  | 'changed'
  | 'already-exists'
  | 'invalid'
  | 'offline'
  /** Timeout: the operation may or may not have happened. */
  | 'slow'
  | 'wrong-credentials'
  | 'account-exists'
  | 'weak-password'
  /** Rate limit: the backend rejects this person for a while. */
  | 'too-many-tries'
  /** App Check could not be loaded or passed. */
  | 'bot-check'
  /** The site is misconfigured; only its administrator can repair it. */
  | 'settings'
  /** The backend or the network failed; the operation may or may not have happened. */
  | 'unavailable'
  /** The demo backend cannot send mail. */
  | 'no-mail'
  | 'unknown';

/** Serializable, because it is stored in the Redux cache. */
export interface BackendError {
  readonly code: BackendErrorCode;
  /** For the log; screens show a translation of the code. */
  readonly message: string;
}

/** The only error that a backend throws. */
export class BackendFailure extends Error {
  readonly code: BackendErrorCode;

  constructor(code: BackendErrorCode, message: string) {
    super(message);
    this.name = 'BackendFailure';
    this.code = code;
  }
}

/** Whether the error is temporary and unrelated to the content. */
export const isPassing = ({ code }: BackendError): boolean =>
  ['offline', 'slow', 'unavailable', 'bot-check', 'too-many-tries'].includes(code);

/** Whether the person, a guest or signed in, may not do it. */
export const isRefusal = ({ code }: BackendError): boolean =>
  code === 'forbidden' || code === 'unauthenticated';

/** Whether a write or read was refused by the access policy, such as because a colleague was faster. */
export const isForbidden = (cause: unknown): boolean =>
  cause instanceof BackendFailure && cause.code === 'forbidden';

/** Codes after which the same content will be rejected again. */
const finalProblems: readonly BackendErrorCode[] = ['forbidden', 'invalid', 'not-found', 'changed'];

/** Whether a retry is useless. */
export const isFinal = (problem: BackendErrorCode): boolean => finalProblems.includes(problem);

/** Converts anything thrown to a `BackendError`; one from the Redux cache is returned unchanged. */
export function toBackendError(cause: unknown): BackendError {
  if (cause instanceof BackendFailure) return { code: cause.code, message: cause.message };
  if (isBackendError(cause)) return cause;
  return { code: 'unknown', message: cause instanceof Error ? cause.message : String(cause) };
}

const isBackendError = (cause: unknown): cause is BackendError =>
  typeof cause === 'object' &&
  cause !== null &&
  Object.getPrototypeOf(cause) === Object.prototype &&
  'code' in cause &&
  'message' in cause &&
  typeof cause.code === 'string' &&
  typeof cause.message === 'string';
