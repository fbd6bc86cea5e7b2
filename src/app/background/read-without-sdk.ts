import { settingsAddress, type FirebaseSettings } from '@/shared/config';
import { fieldsOfRest, publicAddressOf, type RestDocument } from '@/shared/office-facts';

/**
 * Reads a document that anybody may read, by one request without the SDK.
 * @param path `settings/site`
 * @returns its texts and whole numbers; null when there is none; `refused` where the database refuses such a
 * request, as it does where App Check is enforced
 * @throws without network, or when the database fails
 */
export async function readWithoutSdk(
  path: string,
  signal?: AbortSignal,
): Promise<Readonly<Record<string, unknown>> | null | 'refused'> {
  const options = signal ? { signal } : {};
  // Not parsed in full, which every page would load: wrong settings give an address that refuses.
  const settings = (await (await fetch(settingsAddress, options)).json()) as Partial<FirebaseSettings>;
  if (!settings.projectId) return null;
  const answer = await fetch(publicAddressOf(settings, path), options);
  if (answer.status === 404) return null;
  if (answer.status === 401 || answer.status === 403) return 'refused';
  if (!answer.ok) throw new Error(`the database answered ${path} with ${String(answer.status)}`);
  return fieldsOfRest((await answer.json()) as RestDocument);
}
