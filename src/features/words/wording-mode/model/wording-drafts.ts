import * as v from 'valibot';
import { checkWording, hashOfForms, speakerKinds, type SuggestedWording } from '@/entities/content/wording';
import type { DraftName } from '@/shared/drafts';
import { optionalName } from '@/shared/fields';
import type { TextForm } from './text-forms';

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
export type DraftedText = Partial<Readonly<Record<TextForm['form'], string>>>;

/** By namespace and key. */
export type DraftedTexts = Readonly<Record<string, DraftedText>>;

const textsSchema = v.record(
  v.string(),
  v.object({ text: v.exactOptional(v.string()), one: v.exactOptional(v.string()) }),
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

/** What is wrong with each form; empty when the text can be sent. */
export const problemsOf = (drafted: DraftedText, forms: readonly TextForm[]) =>
  forms.flatMap(({ form, english }) => {
    const problem = checkWording(drafted[form] ?? '', english);
    return problem ? [{ form, problem }] : [];
  });

/** A drafted text as it is sent. */
export const toSuggestion = (
  key: string,
  drafted: DraftedText,
  forms: readonly TextForm[],
): SuggestedWording => ({
  key,
  english: hashOfForms(forms.map(({ english }) => english)),
  text: (drafted.text ?? '').trim(),
  one: (drafted.one ?? '').trim(),
});
