import type { FirebaseApp } from 'firebase/app';
import { BackendFailure } from '../backend';
import { withTimeout } from '../lib/clock';

/** Proves to the backend that a person sends the request, not a bot. */
export interface BotCheck {
  /** @throws BackendFailure `bot-check` when the check cannot be loaded or fails */
  pass(): Promise<void>;
  /**
   * Waits until requests carry a token, or the check has failed to load. Resolves with whether they carry
   * one.
   */
  settle(): Promise<boolean>;
}

const scriptAddress = 'https://www.google.com/recaptcha/api.js';

/** Timeout of the check, in milliseconds. */
const deadlineMs = 15_000;

/** After a failed load, reads do not load the check again for this long, in milliseconds. */
const pauseMs = 30_000;

/** Loads the reCAPTCHA script. The SDK would load it itself, but waits forever when the script is blocked. */
function loadScript(): Promise<void> {
  const script = document.createElement('script');
  script.src = scriptAddress;
  script.async = true;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${scriptAddress} was not loaded`));
    };
    document.body.append(script);
  });
}

/**
 * Starts App Check with reCAPTCHA v3 and returns a function that requests a token. From then on the SDK adds
 * a token to every request.
 */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<() => Promise<unknown>> {
  const [{ getToken, initializeAppCheck, ReCaptchaV3Provider }] = await Promise.all([
    import(/* webpackChunkName: "firebase-app-check" */ 'firebase/app-check'),
    loadScript(),
  ]);
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaV3Provider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return () => getToken(appCheck);
}

const late = () => new Error(`the check took longer than ${deadlineMs} ms`);

/**
 * @param start loads the check and returns its token source; retried at the next submission after a failure
 */
export function createBotCheck(start: () => Promise<() => Promise<unknown>>): BotCheck {
  let started: Promise<() => Promise<unknown>> | null = null;
  let failedAt = -Infinity;
  const source = () => {
    started ??= withTimeout(start(), deadlineMs, late).catch((cause: unknown) => {
      started = null;
      failedAt = Date.now();
      throw cause;
    });
    return started;
  };

  return {
    async pass() {
      try {
        const requestToken = await source();
        await withTimeout(requestToken(), deadlineMs, late);
      } catch (cause) {
        throw new BackendFailure('bot-check', cause instanceof Error ? cause.message : String(cause));
      }
    },
    async settle() {
      if (Date.now() - failedAt < pauseMs) return false;
      // Send without a token: the backend enforces the check, not this page.
      return source().then(
        () => true,
        () => false,
      );
    },
  };
}
