// @vitest-environment jsdom
import { FirebaseError } from 'firebase/app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendFailure } from '../backend';
import { withPortErrors, toFailure } from './failure';

const codeOf = (cause: unknown) => toFailure(cause).code;
const sdk = (code: string, message = 'words of the SDK') => new FirebaseError(code, message);

afterEach(() => vi.restoreAllMocks());

describe('errors of the SDK', () => {
  it.each([
    ['permission-denied', 'forbidden'],
    ['unauthenticated', 'unauthenticated'],
    ['not-found', 'not-found'],
    ['failed-precondition', 'invalid'],
    ['invalid-argument', 'invalid'],
    ['deadline-exceeded', 'slow'],
    ['resource-exhausted', 'unavailable'],
    ['aborted', 'unavailable'],
    ['auth/invalid-credential', 'wrong-credentials'],
    ['auth/user-not-found', 'wrong-credentials'],
    ['auth/email-already-in-use', 'account-exists'],
    ['auth/weak-password', 'weak-password'],
    ['auth/too-many-requests', 'too-many-tries'],
    ['auth/network-request-failed', 'offline'],
    ['auth/user-token-expired', 'unauthenticated'],
    ['auth/user-disabled', 'forbidden'],
    ['storage/unauthorized', 'forbidden'],
    ['storage/object-not-found', 'not-found'],
    ['appCheck/recaptcha-error', 'bot-check'],
    ['auth/firebase-app-check-token-is-invalid', 'bot-check'],
    ['something-new', 'unknown'],
  ])('%s is %s', (code, expected) => {
    expect(codeOf(sdk(code))).toBe(expected);
    expect(toFailure(sdk(code)).message).toBe('words of the SDK');
  });

  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'fetch failed',
  ])('a failed request is offline, with the message of each browser: %s', (words) => {
    expect(codeOf(sdk('unknown', `Request failed with error: ${words}`))).toBe('offline');
    expect(codeOf(new TypeError(words))).toBe('offline');
  });

  it('a failing server is not reported as offline', () => {
    expect(codeOf(sdk('unknown', 'Request failed with error: Internal error'))).toBe('unavailable');
  });

  it('a timeout on a device without network is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(codeOf(sdk('unavailable'))).toBe('offline');
    expect(codeOf(sdk('permission-denied'))).toBe('forbidden');
  });

  it('the sign-in page of a hotspot is not an answer', () => {
    expect(codeOf(new SyntaxError('Unexpected token <'))).toBe('unavailable');
  });

  it.each([
    ['permission-denied', 'Forbidden'],
    ['not-found', 'Not Found'],
    ['failed-precondition', 'Bad Request'],
    ['unauthenticated', 'Unauthorized'],
    // HTTP/2 has no reason phrase.
    ['permission-denied', ''],
  ])(
    'a refusal (%s, “%s”) without a message of the backend may come from a proxy, and is retried',
    (code, words) => {
      expect(codeOf(sdk(code, `Request failed with error: ${words}`))).toBe('unavailable');
    },
  );

  it('a refusal with a message comes from the backend', () => {
    const words = 'Request failed with error: Missing or insufficient permissions.';
    expect(codeOf(sdk('permission-denied', words))).toBe('forbidden');
  });

  it('an error in our own code stays unchanged', () => {
    expect(codeOf(new TypeError('x is undefined'))).toBe('unknown');
    expect(codeOf('thrown as text')).toBe('unknown');
  });

  it('an error of the port stays unchanged', async () => {
    const failure = new BackendFailure('bot-check', 'blocked');
    expect(toFailure(failure)).toBe(failure);
    await expect(withPortErrors(Promise.reject(failure))).rejects.toBe(failure);
  });
});
