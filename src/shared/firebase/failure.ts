import { FirebaseError } from 'firebase/app';
import { BackendFailure, type BackendErrorCode } from '../backend';

/** Error codes of the SDK. Those of Firestore have no prefix. */
const codes: Readonly<Record<string, BackendErrorCode>> = {
  'permission-denied': 'forbidden',
  unauthenticated: 'unauthenticated',
  'not-found': 'not-found',
  'already-exists': 'already-exists',
  'invalid-argument': 'invalid',
  'out-of-range': 'invalid',
  // The lite SDK reports every HTTP 400 as this code.
  'failed-precondition': 'invalid',
  'deadline-exceeded': 'slow',
  cancelled: 'slow',
  // A concurrent write.
  aborted: 'unavailable',
  // The daily quota of reads or writes is used up.
  'resource-exhausted': 'unavailable',
  unavailable: 'unavailable',
  internal: 'unavailable',
  // HTTP 500 or no answer; `isUnreached` has handled the latter.
  unknown: 'unavailable',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/user-disabled': 'forbidden',
  'auth/email-already-in-use': 'account-exists',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/invalid-email': 'invalid',
  'auth/missing-email': 'invalid',
  'auth/missing-password': 'invalid',
  'auth/too-many-requests': 'too-many-tries',
  'auth/quota-exceeded': 'unavailable',
  'auth/invalid-api-key': 'settings',
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.': 'settings',
  'auth/operation-not-allowed': 'settings',
  'auth/configuration-not-found': 'settings',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'slow',
  'auth/user-token-expired': 'unauthenticated',
  'auth/invalid-user-token': 'unauthenticated',
  'auth/user-mismatch': 'unauthenticated',
  'auth/requires-recent-login': 'unauthenticated',
  'auth/firebase-app-check-token-is-invalid': 'bot-check',
  'storage/unauthorized': 'forbidden',
  'storage/unauthenticated': 'unauthenticated',
  'storage/unauthorized-app': 'bot-check',
  'storage/object-not-found': 'not-found',
  'storage/quota-exceeded': 'unavailable',
  'storage/bucket-not-found': 'unavailable',
  'storage/retry-limit-exceeded': 'slow',
  'storage/canceled': 'slow',
  'storage/invalid-checksum': 'invalid',
};

/** Browsers' messages for a failed request, which has no error code. */
const unreached =
  /failed to fetch|fetch failed|networkerror|network error|load failed|network connection|terminated/i;

/** Whether the request failed on the network, rather than being rejected. */
function isUnreached(cause: unknown): boolean {
  // The lite SDK reports a failed request like an HTTP 500.
  const isVague = cause instanceof FirebaseError ? cause.code === 'unknown' : cause instanceof TypeError;
  return isVague && unreached.test((cause as Error).message);
}

/**
 * Whether a rejection comes from a proxy, hotspot or wrong host. Every Firestore rejection has a message;
 * without one the SDK uses the HTTP reason phrase or nothing.
 */
function isOfSomebodyElse(cause: unknown): boolean {
  return (
    cause instanceof FirebaseError &&
    /^Request failed with error: *(bad request|unauthorized|forbidden|not found)?$/i.test(cause.message)
  );
}

function codeOf(cause: unknown): BackendErrorCode {
  const code = cause instanceof FirebaseError ? cause.code : '';
  const known = code.startsWith('appCheck/') ? 'bot-check' : codes[code];
  if (isUnreached(cause)) return 'offline';
  if (isOfSomebodyElse(cause)) return 'unavailable';
  // The answer is not JSON: a captive portal's page, or a truncated answer.
  if (cause instanceof SyntaxError) return 'unavailable';
  return known === 'unavailable' && !navigator.onLine ? 'offline' : (known ?? 'unknown');
}

/** Converts anything that the SDK throws to a `BackendFailure`. */
export function toFailure(cause: unknown): BackendFailure {
  if (cause instanceof BackendFailure) return cause;
  const words = cause instanceof Error ? cause.message : String(cause);
  return new BackendFailure(codeOf(cause), words);
}

/** Awaits an SDK call and converts its errors. */
export async function withPortErrors<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw toFailure(cause);
  }
}
