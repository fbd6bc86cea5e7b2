import { useTranslation } from 'react-i18next';
import { regionCodes } from '@/shared/ghana';
import { lessonPlaces, tutorGenders } from '@/shared/choices';
import { ChipsField, SelectField, TextField, TickField } from '@/shared/ui/form';
import type { RequestWizard } from '../../model/use-request-wizard';
import { BudgetNote } from '../budget-note';

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** Step 3: place, start date, tutor's gender, budget. */
export function PlaceStep({ wizard }: { wizard: RequestWizard }) {
  const { form, values, tutors } = wizard;
  const { t } = useTranslation(['tuition', 'ghana']);
  const wished = values.wishedTutor === '' ? null : tutors.known.wished;
  const isOffered = (value: string) =>
    wished === null || wished.where === 'either' || value === 'either' || value === wished.where;
  return (
    <>
      <ChipsField
        form={form}
        name="where"
        type="radio"
        isQuestion
        label={t('fields.where.label')}
        options={lessonPlaces.map((value) => ({
          value,
          label: isOffered(value) ? (
            t(`fields.where.options.${value}`)
          ) : (
            <span>
              {t(`fields.where.options.${value}`)}{' '}
              <small>{t('fits.notOffered', { name: wished?.name ?? '' })}</small>
            </span>
          ),
        }))}
      />
      <SelectField form={form} name="region" isQuestion label={t('fields.region.label')}>
        <option value="">{t('fields.region.choose')}</option>
        {regionCodes.map((code) => (
          <option key={code} value={code}>
            {t(`ghana:regions.${code}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        form={form}
        name="town"
        isQuestion
        isOptional={values.where === 'online'}
        label={t('fields.town.label')}
        hint={t('fields.town.hint')}
        autoComplete="address-level2"
      />
      <TextField
        form={form}
        name="digitalAddress"
        isQuestion
        isOptional
        isShort
        label={t('fields.digitalAddress.label')}
        hint={t('fields.digitalAddress.hint')}
        placeholder="GA-183-8164"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="landmark"
        isQuestion
        isOptional
        label={t('fields.landmark.label')}
        hint={t('fields.landmark.hint')}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="startDate"
        isQuestion
        isShort
        type="date"
        min={isoDay(new Date())}
        label={t('fields.startDate.label')}
        hint={t('fields.startDate.hint')}
      />
      <ChipsField
        form={form}
        name="tutorGender"
        type="radio"
        isQuestion
        label={t('fields.tutorGender.label')}
        hint={t('fields.tutorGender.hint')}
        options={tutorGenders.map((value) => ({ value, label: t(`fields.tutorGender.options.${value}`) }))}
      />
      <TextField
        form={form}
        name="budget"
        isQuestion
        isOptional
        isShort
        label={t('fields.budget.label')}
        hint={
          <>
            {t('fields.budget.hint')} <BudgetNote wizard={wizard} />
          </>
        }
        inputMode="decimal"
        autoComplete="off"
      />
      <TickField form={form} name="trialPresence" label={t('fields.trialPresence.label')} />
    </>
  );
}
