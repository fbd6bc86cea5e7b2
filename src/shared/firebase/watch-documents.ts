import { isObserved, type DocumentsPort } from '../backend';
import { observeNetwork, observeReturn } from '../lib/device';
import type { TabChannel } from '../lib/tabs';

/** Messages between tabs. */
export type TabMessage =
  | { readonly type: 'documents'; readonly paths: readonly string[] }
  | { readonly type: 'signed-out' }
  /** The account has changed in a way that other tabs cannot observe. */
  | { readonly type: 'account'; readonly userId: string };

/** Debounce in milliseconds: one return fires visibility, focus and network events. */
const oneReturnMs = 1000;

/**
 * Notifies of changes. Writes of tabs on this device are reported with their paths. Firestore listeners are
 * not used, so `unknown` is reported on every return of the person or network, and every `everyMs` while the
 * page is visible, or every `everyHiddenMs` while it is hidden.
 */
export function createWatching(channel: TabChannel<TabMessage>): DocumentsPort['observe'] {
  return (target, onChange, { everyMs, everyHiddenMs } = {}) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let toldAt = Date.now() - oneReturnMs;

    const wait = () => {
      clearTimeout(timer);
      if (everyMs !== undefined) timer = setTimeout(passTime, everyMs);
    };
    const tell = () => {
      wait();
      if (Date.now() - toldAt < oneReturnMs) return;
      toldAt = Date.now();
      onChange('unknown');
    };
    const passTime = () => {
      // A hidden page polls seldom, or once it is visible again.
      const isDue = everyHiddenMs !== undefined && Date.now() - toldAt >= everyHiddenMs;
      if (document.visibilityState === 'visible' || isDue) tell();
      else wait();
    };

    wait();
    const stops = [
      observeReturn(tell),
      observeNetwork((isOnline) => {
        if (isOnline) tell();
      }),
      channel.observe((message) => {
        if (message.type !== 'documents') return;
        const paths = message.paths.filter((path) => isObserved(target, path));
        if (paths.length > 0) onChange(paths);
      }),
      () => clearTimeout(timer),
    ];
    return () => stops.forEach((stop) => stop());
  };
}
