import { FirebaseError } from 'firebase/app';
import { BackendFailure, type BackendErrorCode } from '../backend';

/** What the SDK's codes mean in words of the port. Those of Firestore have no prefix. */
const codes: Readonly<Record<string, BackendErrorCode>> = {
  'permission-denied': 'forbidden',
  unauthenticated: 'unauthenticated',
  'not-found': 'not-found',
  'already-exists': 'already-exists',
  'invalid-argument': 'invalid',
  'out-of-range': 'invalid',
  // The lite SDK gives this name to every answer 400.
  'failed-precondition': 'invalid',
  'deadline-exceeded': 'slow',
  cancelled: 'slow',
  // Somebody else wrote at the same moment.
  aborted: 'unavailable',
  // The reads or writes of the day are used up.
  'resource-exhausted': 'unavailable',
  unavailable: 'unavailable',
  internal: 'unavailable',
  // An answer 500, or none at all: `isUnreached` has decided before.
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

/** How browsers say that a request did not get through; they have no code for it. */
const unreached =
  /failed to fetch|fetch failed|networkerror|network error|load failed|network connection|terminated/i;

/** Whether a request found no way, rather than an answer that says no. */
function isUnreached(cause: unknown): boolean {
  // The lite SDK gives a request that failed the same name as an answer 500.
  const isVague = cause instanceof FirebaseError ? cause.code === 'unknown' : cause instanceof TypeError;
  return isVague && unreached.test((cause as Error).message);
}

/**
 * Whether a refusal is not the backend's own. Every refusal of Firestore has a message; for an answer without one, as proxies,
 * hotspots and wrong hosts give it, the SDK puts the words of the HTTP status, or nothing, in its place.
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
  // Not an answer of the backend at all: the page of a hotspot that wants to be paid, or one that was cut off.
  if (cause instanceof SyntaxError) return 'unavailable';
  return known === 'unavailable' && !navigator.onLine ? 'offline' : (known ?? 'unknown');
}

/** Whatever the SDK throws as the one error of the port. */
export function toFailure(cause: unknown): BackendFailure {
  if (cause instanceof BackendFailure) return cause;
  const words = cause instanceof Error ? cause.message : String(cause);
  return new BackendFailure(codeOf(cause), words);
}

/** The answer of the SDK, its errors as those of the port. */
export async function asPort<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw toFailure(cause);
  }
}
