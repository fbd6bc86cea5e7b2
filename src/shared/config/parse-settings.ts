import type { FirebaseSettings, SiteSettings } from './firebase-settings';

const required = [
  'apiKey',
  'authDomain',
  'projectId',
  'storageBucket',
  'messagingSenderId',
  'appId',
] as const;

const optional = ['recaptchaSiteKey', 'fileStore', 'emulators'];

/** Valid settings, or a sentence that names what is wrong. */
export type ParsedSettings = { readonly settings: SiteSettings } | { readonly problem: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function isEmulators(given: unknown): given is FirebaseSettings['emulators'] {
  if (given === undefined) return true;
  const { auth, firestoreHost, firestorePort } = (given ?? {}) as Record<string, unknown>;
  return isText(auth) && isText(firestoreHost) && typeof firestorePort === 'number';
}

/** Parses a site's settings. An empty object selects the embedded backend. */
export function parseSettings(given: unknown): ParsedSettings {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { problem: 'it is not a JSON object.' };
  const fields = given as Readonly<Record<string, unknown>>;
  if (Object.keys(fields).length === 0) return { settings: { backend: 'embedded' } };
  const missing = required.filter((name) => !isText(fields[name]));
  if (missing.length > 0) return { problem: `it lacks ${missing.join(', ')}.` };
  // Reject unknown names: a misspelt one would silently disable something.
  const unknown = Object.keys(fields).filter((name) => ![...required, ...optional].includes(name));
  if (unknown.length > 0) return { problem: `it has ${unknown.join(', ')}, which is no setting.` };
  const { recaptchaSiteKey, fileStore = 'documents', emulators } = fields;
  if (fileStore !== 'documents' && fileStore !== 'cloud-storage')
    return { problem: 'fileStore must be "documents" or "cloud-storage".' };
  if (recaptchaSiteKey !== undefined && !isText(recaptchaSiteKey))
    return { problem: 'recaptchaSiteKey is empty; leave it out to have no bot check.' };
  if (!isEmulators(emulators)) return { problem: 'emulators needs auth, firestoreHost and firestorePort.' };
  const [apiKey, authDomain, projectId, storageBucket, messagingSenderId, appId] = required.map((name) =>
    String(fields[name]).trim(),
  ) as [string, string, string, string, string, string];
  return {
    settings: {
      backend: 'firebase',
      firebase: {
        ...{ apiKey, authDomain, projectId, storageBucket, messagingSenderId, appId, fileStore },
        ...(recaptchaSiteKey !== undefined && { recaptchaSiteKey: recaptchaSiteKey.trim() }),
        ...(emulators && { emulators }),
      },
    },
  };
}
