import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { School } from '@/entities/jobs/school';
import { useStaff } from '@/entities/session';
import { numberSources, schoolKinds } from '@/shared/choices';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { levels, regionCodes } from '@/shared/ghana';
import { ChipsField, FormSummary, SelectField, TextField } from '@/shared/ui/form';
import { useAddSchoolMutation } from '../api/school-desk-api';
import { emptySchool, newSchoolSchema } from '../model/school-forms';

interface SchoolFormProps {
  /** Schools that are stored. */
  known: readonly School[];
  onClose: () => void;
}

/** Adds a school. It keeps a draft. */
export function SchoolForm({ known, onClose }: SchoolFormProps) {
  const { t } = useTranslation(['job-desk', 'ghana']);
  const by = useStaff();
  const [add, { error, isLoading }] = useAddSchoolMutation();
  const schema = useMemo(() => newSchoolSchema(known), [known]);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `school.${by.userId}`, version: 1, isOfAccount: true },
    schema,
    empty: emptySchool,
    hasSummary: true,
    action: { run: async (facts) => (await add({ facts, by })).error === undefined },
    onDone: onClose,
  });
  const labels = {
    name: t('schools.form.name'),
    kind: t('schools.form.kind'),
    levels: t('schools.form.levels'),
    region: t('schools.form.region'),
    town: t('schools.form.town'),
    phone: t('schools.form.phone'),
    foundIn: t('schools.form.foundIn'),
  };
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('schools.add')}
      labels={labels}
      error={error}
      send={t('schools.form.save')}
      leave={t('schools.form.leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <TextField form={form} name="name" label={labels.name} hint={t('schools.form.nameHint')} />
      <ChipsField
        form={form}
        type="radio"
        name="kind"
        label={labels.kind}
        options={schoolKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <ChipsField
        form={form}
        type="checkbox"
        name="levels"
        label={labels.levels}
        options={levels.map((value) => ({ value, label: t(`ghana:levels.${value}`) }))}
      />
      <SelectField form={form} name="region" label={labels.region}>
        <option value="">{t('schools.form.chooseRegion')}</option>
        {regionCodes.map((value) => (
          <option key={value} value={value}>
            {t(`ghana:regions.${value}`)}
          </option>
        ))}
      </SelectField>
      <TextField form={form} name="town" label={labels.town} />
      <TextField
        form={form}
        name="phone"
        type="tel"
        inputMode="tel"
        isOptional
        isShort
        label={labels.phone}
        hint={t('schools.form.phoneHint')}
      />
      <ChipsField
        form={form}
        type="radio"
        name="foundIn"
        label={labels.foundIn}
        options={numberSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
      />
    </OpenedForm>
  );
}
