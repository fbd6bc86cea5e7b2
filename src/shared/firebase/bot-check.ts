import type { FirebaseApp } from 'firebase/app';
import { BackendFailure } from '../backend';
import { withTimeout } from '../lib/deadline';

/** Shows the backend that a person sends, and not a program. */
export interface BotCheck {
  /** @throws BackendFailure `bot-check` when the check cannot be loaded or is not passed. */
  pass(): Promise<void>;
  /** Waits until the check goes with requests, or is known not to come for now. Says which. */
  settle(): Promise<boolean>;
}

const scriptAddress = 'https://www.google.com/recaptcha/api.js';

/** Longer than this nobody waits for the check, in milliseconds. */
const deadlineMs = 15_000;

/** A check that did not load is not loaded again for those who only read until this time has passed, in milliseconds. */
const pauseMs = 30_000;

/**
 * Loads the provider's script at the end of the page. The SDK would do it by itself, but waits for ever when the script is
 * blocked.
 */
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

/** Gives tokens of App Check with reCAPTCHA v3; from then on the SDK sends one with every request. */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<() => Promise<unknown>> {
  const [{ getToken, initializeAppCheck, ReCaptchaV3Provider }] = await Promise.all([
    import('firebase/app-check'),
    loadScript(),
  ]);
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaV3Provider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return () => getToken(appCheck);
}

const late = () => new Error(`the check took longer than ${deadlineMs} ms`);

/** @param start loads the check and gives the source of its tokens; tried again at the next submission when it fails */
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
      // Without it a request goes on its way all the same: it is the backend that insists, not this page.
      return source().then(
        () => true,
        () => false,
      );
    },
  };
}
