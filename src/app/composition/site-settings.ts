import { settingsAddress, type FirebaseSettings, type SiteSettings } from '@/shared/config';
import { MissingFile } from '../errors/missing-file';
import { SettingsProblem } from '../errors/settings-problem';

/** Settings that have not come in this time, in milliseconds, are not waited for. */
const patienceMs = 15_000;

const required = [
  'apiKey',
  'authDomain',
  'projectId',
  'storageBucket',
  'messagingSenderId',
  'appId',
] as const;

const problem = (detail: string) => new SettingsProblem(`${settingsAddress}: ${detail}`);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function parseEmulators(given: unknown): FirebaseSettings['emulators'] {
  if (given === undefined) return undefined;
  const { auth, firestoreHost, firestorePort } = (given ?? {}) as Record<string, unknown>;
  if (!isText(auth) || !isText(firestoreHost) || typeof firestorePort !== 'number')
    throw problem('emulators needs auth, firestoreHost and firestorePort.');
  return { auth, firestoreHost, firestorePort };
}

/**
 * What the file says. Nothing at all is the embedded backend.
 * @throws SettingsProblem that names what is missing or not as it should be.
 */
export function parseSettings(given: unknown): SiteSettings {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw problem('it is not a JSON object.');
  const fields = given as Readonly<Record<string, unknown>>;
  if (Object.keys(fields).length === 0) return { backend: 'embedded' };
  const missing = required.filter((name) => !isText(fields[name]));
  if (missing.length > 0) throw problem(`it lacks ${missing.join(', ')}.`);
  const { recaptchaSiteKey, fileStore = 'documents' } = fields;
  if (fileStore !== 'documents' && fileStore !== 'cloud-storage')
    throw problem('fileStore must be "documents" or "cloud-storage".');
  if (recaptchaSiteKey !== undefined && !isText(recaptchaSiteKey))
    throw problem('recaptchaSiteKey is empty; leave it out to have no bot check.');
  const emulators = parseEmulators(fields.emulators);
  const [apiKey, authDomain, projectId, storageBucket, messagingSenderId, appId] = required.map((name) =>
    String(fields[name]).trim(),
  ) as [string, string, string, string, string, string];
  return {
    backend: 'firebase',
    firebase: {
      ...{ apiKey, authDomain, projectId, storageBucket, messagingSenderId, appId, fileStore },
      ...(recaptchaSiteKey !== undefined && { recaptchaSiteKey: recaptchaSiteKey.trim() }),
      ...(emulators && { emulators }),
    },
  };
}

/**
 * Reads the settings of this site.
 * @param isReal the document says that the site has a real backend: nothing may then be kept in a demo
 * @throws MissingFile when they cannot be had, SettingsProblem when they cannot be used.
 */
export async function readSettings(isReal: boolean): Promise<SiteSettings> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patienceMs);
  try {
    const response = await fetch(settingsAddress, { signal: waiting.signal });
    if (response.status === 404) throw problem('it is not there.');
    if (!response.ok) throw new MissingFile(`${settingsAddress} (${response.status})`);
    const settings = parseSettings(await response.json());
    if (isReal && settings.backend === 'embedded')
      throw problem('it is empty, but these pages belong to a real site.');
    return settings;
  } catch (cause) {
    if (cause instanceof SettingsProblem || cause instanceof MissingFile) throw cause;
    if (cause instanceof SyntaxError) throw problem(`it is not JSON (${cause.message}).`);
    throw new MissingFile(settingsAddress, { cause });
  } finally {
    clearTimeout(timer);
  }
}
