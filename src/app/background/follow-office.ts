import { settingsAddress, type FirebaseSettings } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';
import {
  callAllSamples,
  factsAddressOf,
  factsIn,
  fieldsOfRest,
  keepOffice,
  readShownOffice,
  showKeptOffice,
  type RestDocument,
} from '@/shared/office-facts';

async function readOffice(device: KeyValueStore, signal?: AbortSignal): Promise<void> {
  const options = signal ? { signal } : {};
  // Not parsed in full, which every page would load: wrong settings give an address that refuses.
  const settings = (await (await fetch(settingsAddress, options)).json()) as Partial<FirebaseSettings>;
  if (!settings.projectId) return;
  const answer = await fetch(factsAddressOf(settings), options);
  // 404: the office has set nothing yet. Any other refusal leaves what is known.
  if (!answer.ok) return;
  const fields = fieldsOfRest((await answer.json()) as RestDocument);
  keepOffice(device, { facts: factsIn(fields), isSample: false });
}

/**
 * Shows what the office says of itself: first as the device keeps it, then as the database has it, by one
 * request without the SDK. In the demo the desk of the same browser keeps it.
 * @param isReal whether the HTML says that the site has a real backend
 */
export function followOffice(device: KeyValueStore, isReal: boolean, log: (cause: unknown) => void): void {
  if (isReal) void readOffice(device).catch(log);
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
