import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { measureLimits, type OutcomeContent } from '@/entities/consultancy/outcome';
import { ChipsField, TextField } from '@/shared/ui/form';
import type { MeasurePlace, OutcomeInput } from '../model/outcome-form';
import styles from './outcome-form.module.css';

export type OutcomeFormApi = UseFormReturn<OutcomeInput, unknown, OutcomeContent>;

interface MeasureFieldsProps {
  form: Pick<OutcomeFormApi, 'register' | 'formState'>;
  place: MeasurePlace;
}

/** The fields of one measure: name, unit, scale, and which end of it is the good one. */
export function MeasureFields({ form, place }: MeasureFieldsProps) {
  const { t } = useTranslation('outcome');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('form.measure', { count: place })}</legend>
      <div className={styles.pair}>
        <TextField
          form={form}
          name={`measure${place}`}
          label={t('form.measureName')}
          hint={t('form.measureNameHint')}
          maxLength={measureLimits.name}
        />
        <TextField
          form={form}
          name={`unit${place}`}
          label={t('form.unit')}
          hint={t('form.unitHint')}
          maxLength={measureLimits.unit}
        />
      </div>
      <div className={styles.pair}>
        <TextField form={form} name={`lowest${place}`} label={t('form.lowest')} inputMode="numeric" />
        <TextField form={form} name={`highest${place}`} label={t('form.highest')} inputMode="numeric" />
      </div>
      <ChipsField
        form={form}
        name={`better${place}`}
        type="radio"
        label={t('form.better')}
        options={(['higher', 'lower'] as const).map((value) => ({
          value,
          label: t(`form.betterOf.${value}`),
        }))}
      />
    </fieldset>
  );
}
