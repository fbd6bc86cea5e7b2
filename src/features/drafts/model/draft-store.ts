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

/** Drafts of forms by form name. Forms with passwords do not use it. */
export interface DraftStore {
  /** Null when there is none, or when it was kept by another version of the form. */
  load(form: string, version: number): Draft | null;
  save(form: string, version: number, values: Readonly<Record<string, unknown>>): SaveResult;
  discard(form: string): void;
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

/** @param forms the names of all forms that keep drafts, so that a shared phone can forget them. */
export function createDraftStore(
  store: KeyValueStore,
  forms: readonly string[],
  now: () => Date,
): DraftStore {
  const isSharedPhone = () => store.get(storageKeys.isSharedPhone) === 'yes';
  /** What this tab has tried to send; on a shared phone nothing else remembers it. */
  const reserved = new Map<string, Reservation>();
  const states = new Map<string, DraftState>();
  const listeners = new Set<() => void>();
  const tell = (form: string, state: DraftState | null) => {
    if (state) states.set(form, state);
    else states.delete(form);
    listeners.forEach((listener) => listener());
  };
  const load = (form: string, version: number): Draft | null => {
    const draft = parseDraft(store.get(storageKeys.draft(form)));
    return draft?.version === version ? { values: draft.values, savedAt: draft.savedAt } : null;
  };
  const discard = (form: string) => {
    reserved.delete(form);
    store.remove(storageKeys.draft(form));
    store.remove(storageKeys.draftCode(form));
    tell(form, null);
  };
  const stateNow = (form: string, version: number): DraftState => {
    if (isSharedPhone()) return { kind: 'shared-phone' };
    const draft = load(form, version);
    return draft ? { kind: 'saved', savedAt: draft.savedAt } : { kind: 'empty' };
  };
  const write = (form: string, version: number, values: Draft['values']): SaveResult => {
    if (isSharedPhone()) return { kind: 'shared-phone' };
    const savedAt = now().toISOString();
    const isKept = store.set(storageKeys.draft(form), JSON.stringify({ version, values, savedAt }));
    return isKept ? { kind: 'saved', savedAt } : { kind: 'full' };
  };
  return {
    isSharedPhone,
    discard,
    reserveCode(form, content, create) {
      const kept = reserved.get(form) ?? parseReserved(store.get(storageKeys.draftCode(form)));
      if (kept?.content === content) return kept.code;
      const reservation = { code: create(), content };
      reserved.set(form, reservation);
      if (!isSharedPhone()) store.set(storageKeys.draftCode(form), JSON.stringify(reservation));
      return reservation.code;
    },
    load,
    save(form, version, values) {
      const result = write(form, version, values);
      tell(form, result);
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
        forms.forEach(discard);
        store.set(storageKeys.isSharedPhone, 'yes');
      } else {
        store.remove(storageKeys.isSharedPhone);
      }
      for (const form of forms) tell(form, null);
    },
  };
}
