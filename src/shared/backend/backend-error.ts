/** What can go wrong, in words of the product; every adapter maps its own errors to these. */
export type BackendErrorCode =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'already-exists'
  | 'invalid'
  | 'offline'
  /** No answer in time: what was asked may have been done or not. */
  | 'slow'
  | 'wrong-credentials'
  | 'account-exists'
  | 'weak-password'
  /** The backend has been asked too often and takes no more from this person for a while. */
  | 'too-many-tries'
  /** The check that a person sends could not be loaded or passed. */
  | 'bot-check'
  /** The site is not set up right; only its administrator can mend that. */
  | 'settings'
  /** The backend, or something on the way to it, could not answer now; what was asked may have been done or not. */
  | 'unavailable'
  /** This backend cannot send mail: the demo. */
  | 'no-mail'
  | 'unknown';

/** Serializable on purpose: it travels through the Redux cache. */
export interface BackendError {
  readonly code: BackendErrorCode;
  /** For the log; people are shown the words of the code. */
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

/** Whether what went wrong passes by itself, and says nothing about what was asked. */
export const isPassing = ({ code }: BackendError): boolean =>
  ['offline', 'slow', 'unavailable', 'bot-check', 'too-many-tries'].includes(code);

/** Answers after which the same content will not be taken. Everything else may be different the next time. */
const finalProblems: readonly BackendErrorCode[] = ['forbidden', 'invalid', 'not-found'];

/** Whether sending the same again is of no use. */
export const isFinal = (problem: BackendErrorCode): boolean => finalProblems.includes(problem);

/** Any thrown thing as a `BackendError`; one that has travelled through the Redux cache stays as it is. */
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
