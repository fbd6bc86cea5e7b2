import { Field, TextArea, TextInput } from 'design-system';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldError, useFieldId } from '@/shared/ui/form';
import type { FactName, GivenFacts } from '@/shared/office-facts';
import type { FactInputs } from '../model/fact-inputs';
import { useFactWords } from '../model/use-fact-words';

const longFacts: readonly FactName[] = ['postAddress', 'closedOn'];
const hinted = ['openDays', 'closedOn', 'linesCheckedOn', 'registration'] as const;

/** The field of one fact. Controlled: it shows the values of the draft whenever they are read. */
export function FactField({
  form,
  name,
}: {
  form: Pick<UseFormReturn<FactInputs, unknown, GivenFacts>, 'control' | 'formState'>;
  name: FactName;
}) {
  const { t } = useTranslation('admin');
  const { label } = useFactWords();
  const id = useFieldId()(name);
  const { field } = useController({ control: form.control, name });
  const error = useFieldError(form.formState.errors, name);
  const hint = hinted.find((one) => one === name);
  return (
    <Field id={id} label={label(name)} hint={hint ? t(`settings.hints.${hint}`) : undefined} error={error}>
      {(control) =>
        longFacts.includes(name) ? (
          <TextArea {...control} {...field} rows={3} />
        ) : (
          <TextInput
            {...control}
            {...field}
            {...(name === 'linesCheckedOn' && { type: 'date', isShort: true })}
          />
        )
      }
    </Field>
  );
}
