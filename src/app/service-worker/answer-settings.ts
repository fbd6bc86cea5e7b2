import { NetworkFirst } from 'workbox-strategies';
import { settingsAddress } from '@/shared/config';
import { runtimeCaches } from './caches';

/** Falls back to cached settings of a real site after this many seconds. */
const timeoutSeconds = 3;

/**
 * Whether the cached settings name a real backend. A demo may have become a real site, so its empty settings
 * are only used offline.
 */
async function isKnownReal(): Promise<boolean> {
  const kept = await caches.match(settingsAddress, { cacheName: runtimeCaches.settings });
  return kept !== undefined && (await kept.text()).trim() !== '{}';
}

/** Answers the site's settings: network first, then cache. */
export async function answerSettings(request: Request, event: ExtendableEvent): Promise<Response> {
  const strategy = new NetworkFirst({
    cacheName: runtimeCaches.settings,
    ...((await isKnownReal()) && { networkTimeoutSeconds: timeoutSeconds }),
  });
  return strategy.handle({ request, event });
}
