import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { factGroups, policeCertificates, trialPayers } from '@/entities/site-setting';
import { mobileNetworks, regionCodes } from '@/shared/ghana';
import type { FactName } from '@/shared/office-facts';
import { ChipsField, SelectField, TextAreaField, TextField } from '@/shared/ui/form';
import type { FactInputs } from '../model/fact-inputs';
import { dayFacts, useFactWords } from '../model/use-fact-words';

const longFacts: readonly FactName[] = ['postAddress', 'closedOn', 'noticeText', ...factGroups.team];
const hinted = [
  'officeName',
  'concernHours',
  'openDays',
  'closedOn',
  'openOn',
  'noticeText',
  'noticeUntil',
  'team1',
  'quarterPercent',
  'furtherChildPercent',
  'transportMost',
  'tutorPercent',
  'homeworkRate',
  'payNumber',
  'payDays',
  'policeCertificate',
  'badgeLessons',
  'badgeFamilies',
  'badgeStars',
  'badgeReplies',
  'pausedRegions',
  'linesCheckedOn',
  'helpCheckedOn',
  'registration',
] as const;

/** Values of the facts that are chosen from a list. */
const choices = {
  trialPayer: ['', ...trialPayers],
  policeCertificate: policeCertificates,
  payNetwork: ['', ...mobileNetworks],
} as const;

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
  if (dayFacts.includes(name)) return <TextField {...field} type="date" isShort />;
  if (name === 'pausedRegions')
    return (
      <ChipsField
        {...field}
        type="checkbox"
        options={regionCodes.map((code) => ({ value: code, label: text(name, code) }))}
      />
    );
  if (name === 'trialPayer' || name === 'policeCertificate' || name === 'payNetwork')
    return (
      <SelectField {...field}>
        {choices[name].map((value) => (
          <option key={value} value={value}>
            {text(name, value)}
          </option>
        ))}
      </SelectField>
    );
  return <TextField {...field} />;
}
