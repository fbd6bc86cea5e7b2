import { valibotResolver } from '@hookform/resolvers/valibot';
import type { i18n as I18n } from 'i18next';
import { useForm, useWatch } from 'react-hook-form';
import { mostWordings, suggestWordings, type WordingLanguage } from '@/entities/content/wording';
import { createReferenceCode } from '@/entities/reference-code';
import { useDraftValues, useFormDraft } from '@/shared/drafts';
import { routes } from '@/shared/routes';
import { useSubmission } from '@/shared/submission';
import { formsOf } from './text-forms';
import {
  noValues,
  problemsOf,
  readTexts,
  toSuggestion,
  wordingDraft,
  wordingValuesSchema,
  writeTexts,
  type DraftedText,
  type WordingValues,
} from './wording-drafts';

/** The place of a text by its name. */
function placeOf(name: string) {
  const [namespace = '', key = ''] = name.split(':');
  return { namespace, key };
}

/** The suggestions in a language: kept as a draft of this phone, and sent together under one code. */
export function useWordingForm(i18n: I18n, language: WordingLanguage, page: string) {
  const name = wordingDraft(language);
  const form = useForm<WordingValues>({
    defaultValues: useDraftValues(name, noValues),
    resolver: valibotResolver(wordingValuesSchema),
  });
  const draft = useFormDraft(name, form, noValues);
  const texts = readTexts(useWatch({ control: form.control, name: 'texts' }));
  const submission = useSubmission(() => createReferenceCode('wording'), {
    ...draft,
    source: { ...name, editAt: routes.improveWords(page) },
    values: () => form.getValues(),
  });
  const type = (key: string, text: DraftedText | null) => {
    const { [key]: _before, ...others } = readTexts(form.getValues('texts'));
    const isEmpty = text === null || Object.values(text).every((typed) => typed.trim() === '');
    form.setValue('texts', writeTexts(isEmpty ? others : { ...others, [key]: text }));
    draft.keep();
  };
  const entries = Object.entries(texts);
  const unfinished = entries
    .filter(([key, drafted]) => problemsOf(drafted, formsOf(i18n, placeOf(key))).length > 0)
    .map(([key]) => key);
  const send = form.handleSubmit(({ name: speaker, speaks }) =>
    submission.send((ref) =>
      suggestWordings(
        ref,
        { language, name: speaker.trim(), speaks },
        entries.map(([key, drafted]) => toSuggestion(key, drafted, formsOf(i18n, placeOf(key)))),
      ),
    ),
  );
  return {
    ...{ form, draft, texts, type, unfinished, submission },
    count: entries.length,
    isFull: entries.length >= mostWordings,
    send: () => void send(),
  };
}
