import type { DocumentsPort } from '@/shared/backend';
import type { KeyValueStore } from '@/shared/lib/storage';
import {
  callAllSamples,
  factsIn,
  keepOffice,
  officeFactsPath,
  readShownOffice,
  showKeptOffice,
} from '@/shared/office-facts';
import { readWithoutSdk } from './read-without-sdk';

interface Backend {
  readonly documents: Pick<DocumentsPort, 'get'>;
}

/**
 * Keeps the facts that the database has, by one request without the SDK.
 * @returns whether the database refuses such a request, as it does where App Check is enforced
 */
async function readOffice(device: KeyValueStore, signal?: AbortSignal): Promise<boolean> {
  const fields = await readWithoutSdk(officeFactsPath, signal);
  if (fields === 'refused') return true;
  // Null: the office has set nothing yet.
  if (fields) keepOffice(device, { facts: factsIn(fields), isSample: false });
  return false;
}

/** Keeps the facts through the backend, whose requests carry a token of App Check. */
async function readThrough({ documents }: Backend, device: KeyValueStore): Promise<void> {
  const fields = await documents.get(officeFactsPath);
  if (fields) keepOffice(device, { facts: factsIn(fields), isSample: false });
}

interface FollowOptions {
  /** Whether the HTML says that the site has a real backend. */
  readonly isReal: boolean;
  /** Resolves once something has loaded the backend; loads nothing itself. */
  readonly backendLoaded: Promise<Backend>;
  readonly log: (cause: unknown) => void;
}

/**
 * Shows what the office says of itself: first as the device keeps it, then as the database has it, by one
 * request without the SDK. Where that is refused, it waits until something else has loaded the backend. In
 * the demo the desk of the same browser keeps it.
 */
export function followOffice(device: KeyValueStore, { isReal, backendLoaded, log }: FollowOptions): void {
  const read = async () => {
    const isRefused = await readOffice(device);
    if (isRefused) await readThrough(await backendLoaded, device);
  };
  if (isReal) void read().catch(log);
  else callAllSamples();
  showKeptOffice(device);
}

/** `/whatsapp` goes to the known number when the newest is not read within this many milliseconds. */
const whatsAppTimeoutMs = 8000;

/** Address of the office's WhatsApp: the newest number, else the one that the device keeps. */
export async function loadWhatsAppAddress(device: KeyValueStore, isReal: boolean): Promise<string> {
  showKeptOffice(device);
  if (isReal) {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), whatsAppTimeoutMs);
    await readOffice(device, waiting.signal).catch(() => undefined);
    clearTimeout(timer);
  }
  return `https://wa.me/${readShownOffice().whatsApp.replace(/\D/g, '')}`;
}
