import * as v from 'valibot';
import { checkWording, hashOfForms, speakerKinds, type SuggestedWording } from '@/entities/content/wording';
import type { DraftName } from '@/shared/drafts';
import { optionalName } from '@/shared/fields';
import { namedForms, type NamedForm } from './text-forms';

/** Draft of the suggestions in a language. */
export const wordingDraft = (language: string): DraftName => ({ form: `wordings-${language}`, version: 1 });

/** What is typed: who suggests, and `DraftedTexts` as JSON. */
export const wordingValuesSchema = v.object({
  name: optionalName,
  speaks: v.picklist(['', ...speakerKinds]),
  texts: v.string(),
});

export type WordingValues = v.InferInput<typeof wordingValuesSchema>;

export const noValues: WordingValues = { name: '', speaks: '', texts: '' };

/** What is typed for a text, by form. */
export type TypedForms = Partial<Readonly<Record<NamedForm['form'], string>>>;

/** What is typed for a text, and the English of its forms: its own page need not be open when it is sent. */
export interface DraftedText extends TypedForms {
  readonly english: readonly string[];
}

/** By namespace and key. */
export type DraftedTexts = Readonly<Record<string, DraftedText>>;

const textsSchema = v.record(
  v.string(),
  v.object({
    english: v.array(v.string()),
    text: v.exactOptional(v.string()),
    one: v.exactOptional(v.string()),
  }),
);

/** Reads the texts of a draft; none where they cannot be read. */
export function readTexts(json: string): DraftedTexts {
  if (json === '') return {};
  try {
    const read = v.safeParse(textsSchema, JSON.parse(json));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

export const writeTexts = (texts: DraftedTexts): string =>
  Object.keys(texts).length === 0 ? '' : JSON.stringify(texts);

/** Whether nothing is typed for any form. */
export const isNothingTyped = ({ text = '', one = '' }: TypedForms): boolean => (text + one).trim() === '';

/** What is wrong with each form; empty when the text can be sent. */
export const problemsOf = (typed: TypedForms, english: readonly string[]) =>
  namedForms(english).flatMap(({ form, english: source }) => {
    const problem = checkWording(typed[form] ?? '', source);
    return problem ? [{ form, problem }] : [];
  });

/** A drafted text as it is sent. */
export const toSuggestion = (
  key: string,
  { english, text = '', one = '' }: DraftedText,
): SuggestedWording => ({
  key,
  english: hashOfForms(english),
  text: text.trim(),
  one: one.trim(),
});
