import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { allChoiceRules, type ChoiceRules } from '@/entities/counselling/choice-rule';
import { useDraftValues, useFormDraft } from '@/shared/drafts';
import { checkChoices } from './check-choices';
import { emptyChoice, isFilled, places, type Choice } from './choice';
import { choicesDraft, emptyForm, fieldsOf, listOf, type ChoicesForm } from './choices-draft';
import { placesOf } from './placed-choice';

/** Rules that the office has stored, as the device last read them. */
export interface ReadRules {
  readonly stored: readonly ChoiceRules[];
  /** When they were read, where the backend cannot be reached now; else null. */
  readonly keptSince: string | null;
}

const nothingRead: ReadRules = { stored: [], keptSince: null };

/** Places that a form shows while its year is not known. */
const usualPlaces = 7;

/** State of the checker: the list in its draft, the rules that are known, and what they say of the list. */
export function useChoicesForm() {
  const form = useForm<ChoicesForm>({ defaultValues: useDraftValues(choicesDraft, emptyForm) });
  const draft = useFormDraft(choicesDraft, form, emptyForm);
  const values = { ...emptyForm, ...(useWatch({ control: form.control }) as Partial<ChoicesForm>) };
  const [read, setRead] = useState(nothingRead);
  const list = listOf(values);
  const known = allChoiceRules(read.stored);
  const checked = checkChoices(list, known);
  const last = list.choices.reduce((most, choice, index) => (isFilled(choice) ? index + 1 : most), 0);
  const { main, alternatives, secondRound } = checked.rules
    ? placesOf(checked.rules)
    : { main: usualPlaces, alternatives: 0, secondRound: 0 };
  return {
    form,
    draft,
    list,
    known,
    checked,
    keptSince: read.keptSince,
    setRead,
    /** Number of places that the form shows: those of the year, and what was filled beyond. */
    shown: Math.min(places.length, Math.max(main + alternatives + secondRound, last)),
    /** Shows the choices in another order, and keeps it. */
    setChoices: (choices: readonly Choice[]) => {
      const fields = places.map((place, index) => fieldsOf(place, choices[index] ?? emptyChoice));
      form.reset({ ...form.getValues(), ...(Object.assign({}, ...fields) as Partial<ChoicesForm>) });
      draft.keep();
    },
  };
}

export type ChoicesState = ReturnType<typeof useChoicesForm>;
