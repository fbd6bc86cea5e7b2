import * as v from 'valibot';
import { convertValues, isNothing } from './convert-values';
import { keptName, type DraftName } from './draft-name';
import { isStoredAlike } from './draft-state';
import type { DraftStore } from './draft-store';

type Values = Readonly<Record<string, unknown>>;

/** Values of another form version that fit no field of the present one. */
export interface KeptText {
  readonly version: number;
  /** When it was typed; ISO 8601. */
  readonly savedAt: string;
  readonly values: Values;
}

/** Version of the storage format. */
const storedAs = 1;

const storedSchema = v.object({
  texts: v.array(
    v.object({ version: v.number(), savedAt: v.string(), values: v.record(v.string(), v.unknown()) }),
  ),
});

/** One field of a kept text, as words. */
export interface KeptLine {
  readonly name: string;
  readonly text: string;
}

function textOf(value: unknown, yes: string): string {
  if (isNothing(value)) return '';
  if (typeof value !== 'object' || value === null) return value === true ? yes : String(value);
  return Object.values(value)
    .map((inner) => textOf(inner, yes))
    .filter(Boolean)
    .join(', ');
}

/**
 * Converts each field that is not empty to one text.
 * @param yes the word for a ticked box
 */
export function toLines(values: Values, yes = 'yes'): readonly KeptLine[] {
  return Object.entries(values)
    .map(([name, value]) => ({ name, text: textOf(value, yes) }))
    .filter(({ text }) => text !== '');
}

function stored(store: DraftStore, form: string): readonly KeptText[] {
  const result = v.safeParse(storedSchema, store.load(keptName(form), storedAs)?.values);
  return result.success ? result.output.texts : [];
}

/** Stores a text until it is discarded. False when it could not be stored. */
function keep(store: DraftStore, form: string, text: KeptText): boolean {
  const others = stored(store, form).filter(
    ({ version, savedAt }) => version !== text.version || savedAt !== text.savedAt,
  );
  return store.save(keptName(form), storedAs, { texts: [...others, text] });
}

/** The values of one draft that differ from another's. */
const notIn = (own: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isNothing(value) && !isStoredAlike(own[name], value)),
  );

/** Result of reading a form's drafts. */
export interface OpenedDraft {
  /** Null when no draft has values for the form's fields. */
  readonly values: Values | null;
  readonly kept: readonly KeptText[];
}

/** Combines the drafts of all versions; `kept` lists the values without a field. */
function look(store: DraftStore, name: DraftName, empty: object): OpenedDraft {
  const found = store
    .versions(name.form)
    .flatMap((version) => {
      const draft = store.load(name.form, version);
      return draft
        ? [{ version, savedAt: draft.savedAt, ...convertValues(draft.values, version, name, empty) }]
        : [];
    })
    // Own version first, then newest first.
    .sort(
      (one, other) =>
        Number(other.version === name.version) - Number(one.version === name.version) ||
        other.version - one.version,
    );
  const values = found[0]?.values ?? null;
  const kept = found.map(({ version, savedAt, rest, values: fits }) => ({
    version,
    savedAt,
    values: { ...rest, ...notIn(values ?? {}, fits) },
  }));
  return { values, kept: kept.filter((text) => toLines(text.values).length > 0) };
}

/**
 * Reads the drafts of all versions of a form without changing them.
 * @param empty the empty values of the present form
 */
export function readDraft(store: DraftStore, name: DraftName, empty: object): OpenedDraft {
  const { values, kept } = look(store, name, empty);
  return { values, kept: [...stored(store, name.form), ...kept] };
}

/**
 * Converts older drafts to the present version and stores values without a field separately. A newer
 * version's draft stays, for the tab with newer code.
 */
export function migrateDraft(store: DraftStore, name: DraftName, empty: object): void {
  const { form, version } = name;
  const { values, kept } = look(store, name, empty);
  const older = store.versions(form).filter((other) => other < version);
  const texts = kept.filter((text) => text.version <= version);
  if (values === null || older.length + texts.length === 0) return;
  // Store the separate texts first, so that a failed write loses nothing.
  if (!texts.every((text) => keep(store, form, text))) return;
  if (!store.save(form, version, values)) return;
  for (const other of older) store.discard(form, other);
}

/** Deletes every text that does not fit, including those of newer form versions. */
export function discardKept(store: DraftStore, { form, version }: DraftName): void {
  store.discard(keptName(form));
  for (const newer of store.versions(form)) if (newer > version) store.discard(form, newer);
}
