import { storageKeys } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';

/** What is half typed in a form, as it was kept on this device. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  /** ISO-8601. */
  readonly savedAt: string;
}

export type SaveResult =
  { readonly kind: 'saved'; readonly savedAt: string } | { readonly kind: 'shared-phone' | 'full' };

/** What is known of the draft of a form. */
export type DraftState = SaveResult | { readonly kind: 'empty' };

/**
 * Drafts of forms by form name and version of the form: each version is kept for itself, so that a tab with old code
 * never writes over what a newer one keeps. Forms with passwords do not use it.
 */
export interface DraftStore {
  /** Null when there is none of this version. */
  load(form: string, version: number): Draft | null;
  /** The versions of which there is a draft, in no order. */
  versions(form: string): readonly number[];
  /** Fields that are named like a password are left out. */
  save(form: string, version: number, values: Readonly<Record<string, unknown>>): SaveResult;
  /** Forgets the draft of one version, or of all, and the code it was sent under. */
  discard(form: string, version?: number): void;
  /** What became of the draft so far: the same object until it changes. */
  stateOf(form: string, version: number): DraftState;
  /** Calls back when the state of any draft changes. Returns the unsubscriber. */
  observe(onChange: () => void): () => void;
  /**
   * The code under which a form is sent: made at the first Send and kept with the draft, so that sending the same
   * content again, also after a reload or in another tab, writes the same record. Other content is another record: the
   * first may have arrived although its answer got lost.
   */
  reserveCode(form: string, content: string, create: () => string): string;
  /** Forgets every draft of every form, and the codes that they were sent under. */
  forgetAll(): void;
  /** On a shared phone nothing is kept; switching it on forgets every draft. */
  isSharedPhone(): boolean;
  setSharedPhone(isShared: boolean): void;
}

interface StoredDraft extends Draft {
  readonly version: number;
}

/** The code that a content was, or will be, sent under. */
interface Reservation {
  readonly code: string;
  readonly content: string;
}

/** An object with these fields that was stored as JSON; null when there is none. */
function parseStored<Stored>(text: string | null, fields: readonly (keyof Stored & string)[]): Stored | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch (cause) {
    // Half a text, from a phone that died while writing: there is nothing to restore.
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
  const isWhole = typeof stored === 'object' && stored !== null && fields.every((field) => field in stored);
  return isWhole ? (stored as Stored) : null;
}

const parseDraft = (text: string | null) => parseStored<StoredDraft>(text, ['version', 'values', 'savedAt']);
const parseReserved = (text: string | null) => parseStored<Reservation>(text, ['code', 'content']);

/** The last line of defence: forms with such fields keep no drafts in the first place. */
const secret = /[Pp]assword|[Ss]ecret|PIN|(^p|[^a-z]p|P)in(?![a-z])/;

const withoutSecrets = (name: string, value: unknown) => (secret.test(name) ? undefined : value);

export function createDraftStore(store: KeyValueStore, now: () => Date): DraftStore {
  const isSharedPhone = () => store.get(storageKeys.isSharedPhone) === 'yes';
  /** What this tab has tried to send; on a shared phone nothing else remembers it. */
  const reserved = new Map<string, Reservation>();
  const states = new Map<string, DraftState>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const draftsOf = (form: string) => {
    const first = storageKeys.draft(form);
    return store.keys(first).flatMap((key) => {
      const draft = key === first || key.startsWith(`${first}@`) ? parseDraft(store.get(key)) : null;
      return draft ? [{ ...draft, key }] : [];
    });
  };
  const find = (form: string, version: number) =>
    draftsOf(form).find((draft) => draft.version === version) ?? null;
  /** Where a version is kept: under the plain key, unless another version has it. */
  const keyOf = (form: string, version: number) => {
    const first = storageKeys.draft(form);
    return find(form, version)?.key ?? (parseDraft(store.get(first)) ? `${first}@${version}` : first);
  };
  const load = (form: string, version: number): Draft | null => {
    const draft = find(form, version);
    return draft && { values: draft.values, savedAt: draft.savedAt };
  };
  const stateNow = (form: string, version: number): DraftState => {
    if (isSharedPhone()) return { kind: 'shared-phone' };
    const draft = load(form, version);
    return draft ? { kind: 'saved', savedAt: draft.savedAt } : { kind: 'empty' };
  };
  const write = (form: string, version: number, values: Draft['values']): SaveResult => {
    if (isSharedPhone()) return { kind: 'shared-phone' };
    const savedAt = now().toISOString();
    const text = JSON.stringify({ version, values, savedAt }, withoutSecrets);
    return store.set(keyOf(form, version), text) ? { kind: 'saved', savedAt } : { kind: 'full' };
  };
  const forgetAll = () => {
    for (const key of store.keys(storageKeys.drafts)) store.remove(key);
    reserved.clear();
    states.clear();
  };
  return {
    isSharedPhone,
    load,
    forgetAll() {
      forgetAll();
      tell();
    },
    versions: (form) => draftsOf(form).map(({ version }) => version),
    discard(form, version) {
      reserved.delete(form);
      store.remove(storageKeys.draftCode(form));
      for (const draft of draftsOf(form)) {
        if (version === undefined || draft.version === version) store.remove(draft.key);
      }
      states.delete(form);
      tell();
    },
    reserveCode(form, content, create) {
      const kept = reserved.get(form) ?? parseReserved(store.get(storageKeys.draftCode(form)));
      if (kept?.content === content) return kept.code;
      const reservation = { code: create(), content };
      reserved.set(form, reservation);
      if (!isSharedPhone()) store.set(storageKeys.draftCode(form), JSON.stringify(reservation));
      return reservation.code;
    },
    save(form, version, values) {
      const result = write(form, version, values);
      states.set(form, result);
      tell();
      return result;
    },
    stateOf(form, version) {
      const state = states.get(form) ?? stateNow(form, version);
      states.set(form, state);
      return state;
    },
    observe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    setSharedPhone(isShared) {
      if (isShared) {
        forgetAll();
        store.set(storageKeys.isSharedPhone, 'yes');
      } else {
        store.remove(storageKeys.isSharedPhone);
      }
      states.clear();
      tell();
    },
  };
}
