import { storageKeys } from '@/shared/config';
import type { DraftRow } from '@/shared/device-database';
import type { KeyValueStore } from '@/shared/lib/storage';
import { partsOf } from './draft-name';

interface StoredText {
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly savedAt: string;
}

/** Parses a stored object with these fields; null when there is none. */
function parseStored<Stored>(text: string | null, fields: readonly (keyof Stored & string)[]): Stored | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch (cause) {
    // Truncated when the phone died during the write: nothing to restore.
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
  const isWhole = typeof stored === 'object' && stored !== null && fields.every((field) => field in stored);
  return isWhole ? (stored as Stored) : null;
}

const codeKey = storageKeys.draftCode('');
const draftKey = storageKeys.draft('');

/** Reads the drafts of an earlier build from local storage, by form. */
export function readOldDrafts(device: KeyValueStore): ReadonlyMap<string, Omit<DraftRow, 'id' | 'form'>> {
  const found = new Map<string, Omit<DraftRow, 'id' | 'form'>>();
  const add = (form: string, change: (draft: Omit<DraftRow, 'id' | 'form'>) => Partial<DraftRow>) => {
    const draft = found.get(form) ?? { texts: [], savedAt: '' };
    found.set(form, { ...draft, ...change(draft) });
  };
  for (const key of device.keys(storageKeys.drafts)) {
    if (key.startsWith(codeKey)) {
      const reserved = parseStored<{ code: string; content: string }>(device.get(key), ['code', 'content']);
      if (reserved) add(key.slice(codeKey.length), () => ({ reserved }));
    } else if (key.startsWith(draftKey)) {
      const text = parseStored<StoredText>(device.get(key), ['version', 'values', 'savedAt']);
      const { form, part } = partsOf(key.slice(draftKey.length).replace(/@\d+$/, ''));
      const { version, values, savedAt } = text ?? { version: 0, values: {}, savedAt: '' };
      if (text)
        add(form, (draft) => ({
          texts: [...draft.texts, { name: part, version, values, savedAt }],
          savedAt: savedAt > draft.savedAt ? savedAt : draft.savedAt,
        }));
    }
  }
  return found;
}

export function forgetOldDrafts(device: KeyValueStore): void {
  for (const key of device.keys(storageKeys.drafts)) device.remove(key);
}
