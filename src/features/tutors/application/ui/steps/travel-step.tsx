import { useTranslation } from 'react-i18next';
import { regionCodes } from '@/shared/ghana';
import { lessonPlaces } from '@/shared/choices';
import { ChipsField, TextField, WeekField } from '@/shared/ui/form';
import type { ApplicationWizard } from '../../model/use-application-wizard';

/** Step 3: places, hours and rate. */
export function TravelStep({ wizard: { form, values } }: { wizard: ApplicationWizard }) {
  const { t } = useTranslation(['apply', 'ghana']);
  const travels = values.where !== 'online';
  return (
    <>
      <ChipsField
        form={form}
        name="where"
        type="radio"
        isQuestion
        label={t('fields.where.label')}
        options={lessonPlaces.map((value) => ({ value, label: t(`fields.where.options.${value}`) }))}
      />
      {travels ? (
        <>
          <ChipsField
            form={form}
            name="regions"
            type="checkbox"
            isQuestion
            label={t('fields.regions.label')}
            options={regionCodes.map((value) => ({ value, label: t(`ghana:regions.${value}`) }))}
          />
          <TextField
            form={form}
            name="towns"
            isQuestion
            isOptional
            label={t('fields.towns.label')}
            hint={t('fields.towns.hint')}
            autoComplete="off"
          />
        </>
      ) : null}
      <WeekField
        form={form}
        name="hours"
        label={t('fields.hours.label')}
        hint={t('fields.hours.hint', { count: values.hours.length })}
      />
      <TextField
        form={form}
        name="rate"
        isQuestion
        isShort
        label={t('fields.rate.label')}
        hint={t('fields.rate.hint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}
