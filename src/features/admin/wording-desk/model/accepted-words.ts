import {
  englishForms,
  englishHash,
  hashOfForms,
  type EnglishForm,
  type OverlayWords,
  type Wording,
} from '@/entities/content/wording';
import { staysEnglish } from './stays-english';

/** Whether the English is the one that was translated. */
export const isPresent = (forms: readonly EnglishForm[], hash: string): boolean =>
  hashOfForms(forms.map(({ english }) => english)) === hash;

interface Accepted {
  readonly forms: readonly EnglishForm[];
  /** The accepted texts, in the order of the forms. */
  readonly texts: readonly string[];
  readonly isChecked: boolean;
}

/**
 * The words of the overlay with these; without those whose mistakes can harm somebody, unless a named speaker
 * has checked them.
 */
export function withAccepted(words: OverlayWords, { forms, texts, isChecked }: Accepted): OverlayWords {
  const added = forms.flatMap(({ key, english }, index) => {
    const text = texts[index];
    if (text === undefined || (!isChecked && staysEnglish(key, english))) return [];
    return [[key, [englishHash(english), text, isChecked ? 1 : 0] as const] as const];
  });
  return { ...withoutKeys(words, forms), ...Object.fromEntries(added) };
}

/** The words of the overlay without these. */
export const withoutKeys = (words: OverlayWords, forms: readonly Pick<EnglishForm, 'key'>[]): OverlayWords =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !forms.some((form) => form.key === key)));

/** Without words that the build has by now, or whose English has changed. */
export const stillNeeded = (
  words: OverlayWords,
  englishOf: (key: string) => string | undefined,
  todayOf: (key: string) => string | undefined,
): OverlayWords =>
  Object.fromEntries(
    Object.entries(words).filter(([key, [hash, text]]) => {
      const english = englishOf(key);
      return english === undefined || (englishHash(english) === hash && todayOf(key) !== text);
    }),
  );

/**
 * The words, where those that a named speaker had checked are a draft again once the name was taken off, and
 * go where drafts can harm somebody.
 * @param accepted suggestions that were accepted; of each text the last one counts
 */
export function withoutUnnamed(
  words: OverlayWords,
  accepted: readonly Pick<Wording, 'key' | 'speaker' | 'movedAt'>[],
  englishOf: (key: string) => string | undefined,
): OverlayWords {
  const unnamed = new Set(
    [...lastOfEach(accepted).values()]
      .filter(({ speaker }) => speaker === '')
      .flatMap(({ key }) => englishForms(key, englishOf).map((form) => form.key)),
  );
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, word]) => {
      const [hash, text, checked] = word;
      if (checked === 0 || !unnamed.has(key)) return [[key, word] as const];
      return staysEnglish(key, englishOf(key) ?? '') ? [] : [[key, [hash, text, 0] as const] as const];
    }),
  );
}

/** What was accepted of one form of a text. */
export function acceptedOf(
  { accepted, acceptedOne }: Pick<Wording, 'accepted' | 'acceptedOne'>,
  forms: readonly EnglishForm[],
  key: string,
): string {
  return forms.length > 1 && key === forms[0]?.key ? acceptedOne : accepted;
}

/** What was accepted last, by the key of its text. */
function lastOfEach<T extends Pick<Wording, 'key' | 'movedAt'>>(accepted: readonly T[]) {
  const last = new Map<string, T>();
  for (const wording of accepted) {
    const known = last.get(wording.key);
    if (known === undefined || known.movedAt <= wording.movedAt) last.set(wording.key, wording);
  }
  return last;
}

/** What was accepted last of each text, as far as the build does not have it. */
export function newToBuild<T extends Pick<Wording, 'key' | 'accepted' | 'acceptedOne' | 'movedAt'>>(
  accepted: readonly T[],
  englishOf: (key: string) => string | undefined,
  todayOf: (key: string) => string | undefined,
): readonly T[] {
  const last = lastOfEach(accepted);
  return accepted.filter((wording) => {
    if (last.get(wording.key) !== wording) return false;
    const forms = englishForms(wording.key, englishOf);
    return forms.some(({ key }) => todayOf(key) !== acceptedOf(wording, forms, key));
  });
}
