import { NetworkFirst } from 'workbox-strategies';
import { settingsAddress } from '@/shared/config';
import { runtimeCaches } from './caches';

/** The settings of a real site that are known do when no newer ones come in this time. */
const patienceSeconds = 3;

/** A demo whose settings are empty may have become a real site: only no network at all makes them do. */
async function isKnownReal(): Promise<boolean> {
  const kept = await caches.match(settingsAddress, { cacheName: runtimeCaches.settings });
  return kept !== undefined && (await kept.text()).trim() !== '{}';
}

/** The settings of the site from the network, else those that are known. */
export async function answerSettings(request: Request, event: ExtendableEvent): Promise<Response> {
  const strategy = new NetworkFirst({
    cacheName: runtimeCaches.settings,
    ...((await isKnownReal()) && { networkTimeoutSeconds: patienceSeconds }),
  });
  return strategy.handle({ request, event });
}
