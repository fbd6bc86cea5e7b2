import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDraftValues, useFormDraft } from '@/shared/drafts';
import { isFilled } from './choice';
import { choicesDraft, emptyForm, listOf, type ChoicesForm } from './choices-draft';
import { choicesText } from './choices-text';

/** The list that this device keeps, as a text that can go along with a booking; null when there is none. */
export function useChoicesForBooking(): string | null {
  const { t } = useTranslation('choices');
  const form = useForm<ChoicesForm>({ defaultValues: useDraftValues(choicesDraft, emptyForm) });
  useFormDraft(choicesDraft, form, emptyForm);
  const list = listOf({ ...emptyForm, ...(useWatch({ control: form.control }) as Partial<ChoicesForm>) });
  return list.choices.some(isFilled) ? choicesText(list, t) : null;
}
