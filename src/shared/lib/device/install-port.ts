import { observeMedia } from './media';

/** Chromium's offer to install the site, which can be shown once. In no standard, so that TypeScript does not know it. */
export interface InstallPromptEvent extends Event {
  /** Shows the browser's dialogue. Rejects without a touch before it, and when it has been shown. */
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: InstallOutcome }>;
}

/** What a person said to the browser's dialogue. */
export type InstallOutcome = 'accepted' | 'dismissed';

/** What the browser tells of installing: an offer can be shown, it is done, this is the installed app, or it has no offers. */
export type InstallNews = 'prompt' | 'installed' | 'standalone' | 'iphone';

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
  interface Window {
    /** The newest offer that was not shown yet; the first script of a page keeps the one that came before all others. */
    lifelineInstallPrompt?: InstallPromptEvent;
  }
}

/** How the site is installed, as far as a page has a say. */
export interface InstallPort {
  /** Tells what is so already, and then what happens. Returns the unsubscriber. */
  observe(tell: (news: InstallNews) => void): () => void;
  /**
   * Shows the browser's dialogue; to be called in the handler of a touch.
   * Rejects when there is no offer or the browser refuses to show it.
   */
  show(): Promise<InstallOutcome>;
}

const inOwnWindow = '(display-mode: standalone), (display-mode: minimal-ui)';

/** Safari ends with its own name; every other browser of an iPhone, or one inside an app, leaves out or adds something. */
const isSafari = (userAgent: string) => /Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/.test(userAgent);

/**
 * Safari of an iPhone or iPad, which installs from its Share menu and tells no page so. `standalone` is Apple's own; an
 * iPad says that it is a Mac, which has no touch.
 */
const isIphoneSafari = () =>
  'standalone' in navigator && navigator.maxTouchPoints > 1 && isSafari(navigator.userAgent);

/** The browser's own. */
export function createInstallPort(): InstallPort {
  return {
    observe(tell) {
      const watching = new AbortController();
      const { signal } = watching;
      window.addEventListener(
        'beforeinstallprompt',
        (event) => {
          // Some versions would ask at once, on top of what somebody reads.
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
