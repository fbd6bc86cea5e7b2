import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/shared/lib/device';
import type { ListenKeyProps } from './listen-key';

/**
 * A key that reads a text aloud, where the device has a voice for its language; nothing where it has none. It
 * comes when the page is idle. Without network, on a first visit, it does not come.
 */
export function Listen(props: ListenKeyProps) {
  const [loaded, setLoaded] = useState<{ Key: ComponentType<ListenKeyProps> } | null>(null);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    let isHere = true;
    whenIdle(() => {
      import(/* webpackChunkName: "listen" */ './listen-key').then(
        ({ ListenKey }) => {
          if (isHere) setLoaded({ Key: ListenKey });
        },
        // The text can be read without it.
        () => undefined,
      );
    });
    return () => {
      isHere = false;
    };
  }, []);
  return loaded ? <loaded.Key {...props} /> : null;
}
