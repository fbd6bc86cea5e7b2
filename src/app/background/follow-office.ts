import { settingsAddress, type FirebaseSettings } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';
import { callAllSamples, factsIn, keepOffice, readShownOffice, showKeptOffice } from '@/shared/office-facts';

/** A value in Firestore's REST interface; other types are no facts. */
interface RestValue {
  readonly stringValue?: string;
  readonly integerValue?: string;
}

interface RestDocument {
  readonly fields?: Readonly<Record<string, RestValue>>;
}

const valueOf = ({ stringValue, integerValue }: RestValue): unknown =>
  integerValue === undefined ? stringValue : Number(integerValue);

/** Address of the settings in Firestore's REST interface. */
function addressOf({ projectId, apiKey, emulators }: Partial<FirebaseSettings>): string {
  const origin = emulators
    ? `http://${emulators.firestoreHost}:${String(emulators.firestorePort)}`
    : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${String(projectId)}/databases/(default)/documents/settings/site?key=${String(apiKey)}`;
}

async function readOffice(device: KeyValueStore, signal?: AbortSignal): Promise<void> {
  const options = signal ? { signal } : {};
  // Not parsed in full, which every page would load: wrong settings give an address that refuses.
  const settings = (await (await fetch(settingsAddress, options)).json()) as Partial<FirebaseSettings>;
  if (!settings.projectId) return;
  const answer = await fetch(addressOf(settings), options);
  // 404: the office has set nothing yet. Any other refusal leaves what is known.
  if (!answer.ok) return;
  const { fields = {} } = (await answer.json()) as RestDocument;
  const values = Object.entries(fields).map(([name, value]) => [name, valueOf(value)] as const);
  keepOffice(device, { facts: factsIn(Object.fromEntries(values)), isSample: false });
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
