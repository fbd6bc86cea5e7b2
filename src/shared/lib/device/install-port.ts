import { observeMedia } from './media';

/** Chromium's install prompt, usable once. Not a standard, so not in TypeScript's types. */
export interface InstallPromptEvent extends Event {
  /** Shows the dialogue. Rejects without a user gesture, or when it was already shown. */
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: InstallOutcome }>;
}

/** The person's answer to the dialogue. */
export type InstallOutcome = 'accepted' | 'dismissed';

/**
 * Install state: a prompt is available, the app was installed, this is the installed app, or iOS Safari,
 * which has no prompt.
 */
export type InstallNews = 'prompt' | 'installed' | 'standalone' | 'iphone';

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
  interface Window {
    /** The latest unused prompt. The inline script stores the first one. */
    lifelineInstallPrompt?: InstallPromptEvent;
  }
}

/** Access to the browser's install features. */
export interface InstallPort {
  /** Reports the present state, then changes. Returns a function that unsubscribes. */
  observe(tell: (news: InstallNews) => void): () => void;
  /**
   * Shows the dialogue; must be called in a user gesture. Rejects when there is no prompt or the browser
   * refuses.
   */
  show(): Promise<InstallOutcome>;
}

const inOwnWindow = '(display-mode: standalone), (display-mode: minimal-ui)';

/** Whether this is the installed app's window. On iOS `standalone` tells it. */
export const isInstalledApp = (): boolean =>
  window.matchMedia(inOwnWindow).matches || ('standalone' in navigator && navigator.standalone === true);

/** Only Safari's user agent ends this way; other iOS browsers and in-app browsers differ. */
const isSafari = (userAgent: string) => /Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/.test(userAgent);

/**
 * Safari on iOS or iPadOS, which installs from its Share menu without events. `standalone` is specific to
 * Apple; an iPad claims to be a Mac, but has touch.
 */
const isIphoneSafari = () =>
  'standalone' in navigator && navigator.maxTouchPoints > 1 && isSafari(navigator.userAgent);

/** Creates the port for the real browser. */
export function createInstallPort(): InstallPort {
  return {
    observe(tell) {
      const watching = new AbortController();
      const { signal } = watching;
      window.addEventListener(
        'beforeinstallprompt',
        (event) => {
          // Some versions would show a banner at once.
          event.preventDefault();
          window.lifelineInstallPrompt = event;
          tell('prompt');
        },
        { signal },
      );
      window.addEventListener('appinstalled', () => tell('installed'), { signal });
      const stopMedia = observeMedia(inOwnWindow, (holds) => {
        if (holds) tell('standalone');
      });
      if ('standalone' in navigator && navigator.standalone === true) tell('standalone');
      if (isIphoneSafari()) tell('iphone');
      if (window.lifelineInstallPrompt) tell('prompt');
      return () => {
        watching.abort();
        stopMedia();
      };
    },
    async show() {
      const event = window.lifelineInstallPrompt;
      if (!event) throw new Error('the browser has made no offer to install, or it was shown');
      delete window.lifelineInstallPrompt;
      await event.prompt();
      return (await event.userChoice).outcome;
    },
  };
}
