import { Button } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { yearsAhead, type ChoiceRules } from '@/entities/counselling/choice-rule';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { BackendProblem, TextField } from '@/shared/ui/form';
import { useAddChoiceYearMutation } from '../api/choice-rules-desk-api';
import { yearSchema } from '../model/rule-inputs';

interface YearFormProps {
  /** All years, the newest first. */
  known: readonly [ChoiceRules, ...ChoiceRules[]];
  onAdded: (year: number) => void;
}

/** Adds a year by copying the newest one. Families see it once the office shows it. */
export function YearForm({ known, onAdded }: YearFormProps) {
  const { t } = useTranslation('admin');
  const staff = useStaff();
  const [from] = known;
  const schema = useMemo(
    () =>
      yearSchema(
        known.map(({ year }) => year),
        new Date().getUTCFullYear() + yearsAhead,
      ),
    [known],
  );
  const [add, { error, isLoading }] = useAddChoiceYearMutation();
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `choice-year.${staff.userId}`, version: 1, isOfAccount: true },
    schema,
    empty: { year: '' },
    staysOpen: true,
    action: {
      run: async ({ year }) => {
        const isAdded = (await add({ year, from, by: staff })).error === undefined;
        if (isAdded) onAdded(year);
        return isAdded;
      },
    },
  });
  const label = t('choiceRules.add.year');
  return (
    <DraftForm draft={draft} className={deskStyles.form} onSubmit={onSubmit}>
      <TextField
        form={form}
        name="year"
        label={label}
        hint={t('choiceRules.add.hint', { from: from.year })}
        inputMode="numeric"
        isShort
      />
      <KeptNote draft={draft} labels={{ year: label }} />
      <DraftNote draft={draft} isQuiet />
      <BackendProblem error={error} />
      <Button type="submit" variant="second" isSmall isBusy={isLoading}>
        {t('choiceRules.add.button')}
      </Button>
    </DraftForm>
  );
}
