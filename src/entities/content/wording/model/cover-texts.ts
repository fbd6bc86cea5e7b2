import type { i18n as I18n } from 'i18next';

interface Covered {
  readonly text: string;
  /** What the build has; undefined where it has only English. */
  readonly built: string | undefined;
}

/**
 * By language and key, as in `ha home:heading`. Kept for the store of an instance: components get copies of
 * the instance, which share the store.
 */
const coveredTexts = new WeakMap<I18n['store'], Map<string, Covered>>();

/** Splits `home:heading`. */
export function partsOfKey(key: string): readonly [namespace: string, key: string] {
  const end = key.indexOf(':');
  return [key.slice(0, end), key.slice(end + 1)];
}

/**
 * The text that is loaded for a key, with accepted words where they lie over those of the build.
 * @param key `namespace:key`
 */
export function shownText(i18n: I18n, language: string, key: string): string | undefined {
  const text: unknown = i18n.getResource(language, ...partsOfKey(key));
  return typeof text === 'string' ? text : undefined;
}

/**
 * The text of the build, also where accepted words lie over it.
 * @param key `namespace:key`
 * @returns undefined when the build has none in this language, or has not loaded it
 */
export function builtText(i18n: I18n, language: string, key: string): string | undefined {
  const shown = shownText(i18n, language, key);
  const covered = coveredTexts.get(i18n.store)?.get(`${language} ${key}`);
  // A file that was loaded again has its own text again.
  return covered?.text === shown ? covered?.built : shown;
}

/**
 * Lays texts over those of the build, and takes away what lay there before and is not among them.
 * @returns whether any text has changed
 */
export function coverTexts(
  i18n: I18n,
  language: string,
  texts: readonly (readonly [key: string, text: string])[],
): boolean {
  const known = coveredTexts.get(i18n.store) ?? new Map<string, Covered>();
  coveredTexts.set(i18n.store, known);
  const given = new Map(texts);
  const earlier = [...known.keys()].flatMap((name) => {
    const key = name.slice(language.length + 1);
    return name.startsWith(`${language} `) && !given.has(key) ? [key] : [];
  });
  let isChanged = false;
  const show = (key: string, text: unknown) => {
    if (shownText(i18n, language, key) === text) return;
    const [namespace, name] = partsOfKey(key);
    // Undefined leads to the English text.
    i18n.addResource(language, namespace, name, text as string, { silent: true });
    isChanged = true;
  };
  for (const key of earlier) {
    show(key, builtText(i18n, language, key));
    known.delete(`${language} ${key}`);
  }
  for (const [key, text] of given) {
    const built = builtText(i18n, language, key);
    show(key, text);
    known.set(`${language} ${key}`, { text, built });
  }
  return isChanged;
}
