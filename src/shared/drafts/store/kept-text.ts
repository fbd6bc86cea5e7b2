import * as v from 'valibot';
import { bringForward, isNothing } from './bring-forward';
import { keptName, type DraftName } from './draft-name';
import type { DraftStore } from './draft-store';

type Values = Readonly<Record<string, unknown>>;

/** What somebody typed into another version of a form, as far as it fits the present one no longer. */
export interface KeptText {
  readonly version: number;
  /** When it was typed; ISO-8601. */
  readonly savedAt: string;
  readonly values: Values;
}

/** The version of how kept texts are stored. */
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
 * The fields that hold something, each as one text.
 * @param yes the word for a box that was ticked
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

/** Keeps a text until it is discarded. False when the device has no room for it. */
function keep(store: DraftStore, form: string, text: KeptText): boolean {
  const others = stored(store, form).filter(
    ({ version, savedAt }) => version !== text.version || savedAt !== text.savedAt,
  );
  return store.save(keptName(form), storedAs, { texts: [...others, text] });
}

/** What of one draft does not stand in another. */
const notIn = (own: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !isNothing(value) && JSON.stringify(own[name]) !== JSON.stringify(value),
    ),
  );

/** What a form begins with from this device, and what no longer fits it. */
export interface OpenedDraft {
  /** Null when there is nothing for its fields. */
  readonly values: Values | null;
  readonly kept: readonly KeptText[];
}

/** What the drafts of all versions hold; the texts are those that have no other place yet. */
function look(store: DraftStore, name: DraftName, empty: object): OpenedDraft {
  const found = store
    .versions(name.form)
    .flatMap((version) => {
      const draft = store.load(name.form, version);
      return draft
        ? [{ version, savedAt: draft.savedAt, ...bringForward(draft.values, version, name, empty) }]
        : [];
    })
    // Its own version first, then the newest of the others.
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
 * Reads the drafts of all versions of a form; changes nothing.
 * @param empty the values of the present form when nothing is in it
 */
export function readDraft(store: DraftStore, name: DraftName, empty: object): OpenedDraft {
  const { values, kept } = look(store, name, empty);
  return { values, kept: [...stored(store, name.form), ...kept] };
}

/**
 * Makes the draft of an older version one of the present, so that typing goes on from it, and puts what does not fit
 * where typing does not reach it. A draft of a newer version stays as it is: a tab with newer code goes on with it.
 */
export function takeOver(store: DraftStore, name: DraftName, empty: object): void {
  const { form, version } = name;
  const { values, kept } = look(store, name, empty);
  const older = store.versions(form).filter((other) => other < version);
  const texts = kept.filter((text) => text.version <= version);
  if (values === null || older.length + texts.length === 0) return;
  // First the second place, then the first: a device without room loses nothing.
  if (!texts.every((text) => keep(store, form, text))) return;
  if (!store.save(form, version, values)) return;
  for (const other of older) store.discard(form, other);
}

/** Forgets every text that does not fit, also what a newer version of the form keeps. */
export function discardKept(store: DraftStore, { form, version }: DraftName): void {
  store.discard(keptName(form));
  for (const newer of store.versions(form)) if (newer > version) store.discard(form, newer);
}
