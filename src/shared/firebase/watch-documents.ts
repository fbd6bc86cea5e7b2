import type { DocumentsPort } from '../backend';
import { observeNetwork, observeReturn } from '../lib/device';
import type { TabChannel } from '../lib/tabs';

/** What the tabs of this device tell each other. */
export type TabMessage =
  | { readonly type: 'documents'; readonly paths: readonly string[] }
  | { readonly type: 'signed-out' }
  /** Something about an account has changed that its other tabs cannot see by themselves. */
  | { readonly type: 'account'; readonly userId: string };

/** Coming back is told by two events at once, and by the network as a third: one reading answers them all. */
const oneReturnMs = 1000;

const collectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/**
 * What is written in the tabs of this device is told with its paths. Of changes from elsewhere nobody tells, so every return of
 * the person or the network, and with `everyMs` the time that passes while the page is seen, may have brought some.
 */
export function createWatching(channel: TabChannel<TabMessage>): DocumentsPort['observe'] {
  return (target, onChange, { everyMs } = {}) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let toldAt = -Infinity;

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
      // A page that nobody sees asks when it is seen again.
      if (document.visibilityState === 'visible') tell();
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
        const paths = message.paths.filter((path) => path === target || collectionOf(path) === target);
        if (paths.length > 0) onChange(paths);
      }),
      () => clearTimeout(timer),
    ];
    return () => stops.forEach((stop) => stop());
  };
}
