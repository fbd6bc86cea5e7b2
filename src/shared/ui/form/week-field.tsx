import { Chip, FieldGroup } from 'design-system';
import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { WeekGrid } from '../week-grid';
import { useFieldId } from './field-scope';
import { useFieldError } from './use-field-error';
import styles from './week-field.module.css';

export interface WeekFieldProps<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>;
  name: Path<Values>;
  label: ReactNode;
  hint?: ReactNode;
}

/** A weekly grid of checkboxes: seven days, three parts of the day. Needs the namespace `ghana`. */
export function WeekField<Values extends FieldValues>({ form, name, label, hint }: WeekFieldProps<Values>) {
  const { t } = useTranslation('ghana');
  const error = useFieldError(form.formState.errors, name);
  const id = useFieldId()(name);
  return (
    <FieldGroup id={id} isQuestion legend={label} hint={hint} error={error}>
      <WeekGrid
        className={styles.week}
        cell={(day, part) => (
          <Chip
            type="checkbox"
            shape="cell"
            value={`${day}-${part}`}
            aria-label={t('slot', { day: t(`days.${day}`), part: t(`dayParts.${part}`) })}
            {...form.register(name)}
          />
        )}
      />
    </FieldGroup>
  );
}
