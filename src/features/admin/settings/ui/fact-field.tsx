import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { trialPayers } from '@/entities/site-setting';
import type { FactName } from '@/shared/office-facts';
import { SelectField, TextAreaField, TextField } from '@/shared/ui/form';
import type { FactInputs } from '../model/fact-inputs';
import { useFactWords } from '../model/use-fact-words';

const longFacts: readonly FactName[] = ['postAddress', 'closedOn'];
const hinted = ['openDays', 'closedOn', 'linesCheckedOn', 'registration'] as const;

interface FactFieldProps {
  form: Pick<UseFormReturn<FactInputs>, 'register' | 'formState'>;
  name: FactName;
}

/** The field of one fact. */
export function FactField({ form, name }: FactFieldProps) {
  const { t } = useTranslation('admin');
  const { label, text } = useFactWords();
  const hint = hinted.find((one) => one === name);
  const field = { form, name, label: label(name), hint: hint && t(`settings.hints.${hint}`) };
  if (longFacts.includes(name)) return <TextAreaField {...field} rows={3} />;
  if (name === 'linesCheckedOn') return <TextField {...field} type="date" isShort />;
  if (name === 'trialPayer')
    return (
      <SelectField {...field}>
        {(['', ...trialPayers] as const).map((payer) => (
          <option key={payer} value={payer}>
            {text(name, payer)}
          </option>
        ))}
      </SelectField>
    );
  return <TextField {...field} />;
}
