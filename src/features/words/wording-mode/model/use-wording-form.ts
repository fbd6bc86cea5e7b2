import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { mostWordings, suggestWordings, type WordingLanguage } from '@/entities/content/wording';
import { createReferenceCode } from '@/entities/reference-code';
import { useDraftValues, useFormDraft } from '@/shared/drafts';
import { routes } from '@/shared/routes';
import { useSubmission } from '@/shared/submission';
import {
  isNothingTyped,
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

/** The suggestions in a language: kept as a draft of this phone, and sent together under one code. */
export function useWordingForm(language: WordingLanguage, page: string) {
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
    const isTyped = text !== null && !isNothingTyped(text);
    form.setValue('texts', writeTexts(isTyped ? { ...others, [key]: text } : others));
    draft.keep();
  };
  const entries = Object.entries(texts);
  const unfinished = entries
    .filter(([, drafted]) => problemsOf(drafted, drafted.english).length > 0)
    .map(([key]) => key);
  const send = form.handleSubmit(({ name: speaker, speaks }) =>
    submission.send((ref) =>
      suggestWordings(
        ref,
        { language, name: speaker.trim(), speaks },
        entries.map(([key, drafted]) => toSuggestion(key, drafted)),
      ),
    ),
  );
  return {
    ...{ form, draft, texts, type, unfinished, submission },
    /** Whether the draft was read: what is typed before would replace the texts in it. */
    isRead: draft.state.kind !== 'reading',
    count: entries.length,
    isFull: entries.length >= mostWordings,
    send: () => void send(),
  };
}
