import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChipsField, SelectField, TextAreaField, TextField } from '@/shared/ui/form';
import type { CorrectionInput, CorrectionValues } from '../model/correction-input';
import { useCodeWords } from './use-code-words';

interface CorrectionFieldProps {
  form: Pick<UseFormReturn<CorrectionValues>, 'register' | 'formState'>;
  input: CorrectionInput;
}

/** The control for the new value. */
export function CorrectionField({
  form,
  input: { name, kind, codes = [], words: named = {} },
}: CorrectionFieldProps) {
  const { t } = useTranslation('admin');
  const { labelOf, wordOf } = useCodeWords();
  const label = t('correction.toOf', { field: labelOf(name) });
  const options = codes.map((value) => ({ value, label: named[value] ?? wordOf(name, value) }));
  if (kind === 'some') return <ChipsField type="checkbox" {...{ form, label, options }} name="picked" />;
  if (kind === 'words') return <TextAreaField {...{ form, label }} name="text" rows={5} />;
  if (kind !== 'one')
    return <TextField {...{ form, label }} name="text" type={kind === 'day' ? 'date' : 'text'} />;
  return (
    <SelectField {...{ form, label }} name="text">
      {options.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
