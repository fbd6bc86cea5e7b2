import { valibotResolver } from '@hookform/resolvers/valibot';
import type { SubmitEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import type { DraftName } from '../store/draft-name';
import { useDraftValues, useFormDraft } from './use-form-draft';
import { useUnkeptSubject } from './use-unkept-subject';

export interface DraftedFormOptions<Values extends FieldValues, Given extends FieldValues> {
  name: DraftName;
  schema: v.GenericSchema<Values, Given>;
  empty: Values;
  /** Has a `FormSummary`, which moves the focus to the first invalid field by itself. */
  hasSummary?: boolean;
  /** What the submit runs: the result of `useAction`, or something like it. */
  action: {
    /** Resolves with whether the write was made. */
    run: (given: Given) => Promise<boolean>;
    isJustDone?: () => boolean;
  };
  /** The form is emptied after the write and stays on the screen, instead of closing. */
  staysOpen?: boolean;
  /** Called after the write, once the draft is deleted. */
  onDone?: (() => void) | undefined;
}

/** A form with a draft that writes: validates what is typed, and deletes the draft after the write. */
export function useDraftedForm<Values extends FieldValues, Given extends FieldValues>({
  name,
  schema,
  empty,
  hasSummary = false,
  action,
  staysOpen = false,
  onDone,
}: DraftedFormOptions<Values, Given>) {
  const form = useForm<Values, unknown, Given>({
    // The draft has every field of `empty`.
    defaultValues: useDraftValues(name, empty) as DefaultValues<Values>,
    shouldFocusError: !hasSummary,
    resolver: valibotResolver<Values, unknown, Given>(schema),
  });
  const draft = useFormDraft(name, form, empty);
  useUnkeptSubject(name, draft);
  const submit = form.handleSubmit(async (given) => {
    if (!(await action.run(given))) return;
    if (staysOpen) draft.discard();
    else draft.forget();
    onDone?.();
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // The second press of a double press: the form is empty by now, and nothing is missing from it.
    if (staysOpen && action.isJustDone?.()) event.preventDefault();
    else void submit(event);
  };
  return { form, draft, onSubmit };
}
