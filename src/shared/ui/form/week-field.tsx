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
  /** Cells with a dot, and what the dot means. */
  marked?: { readonly slots: readonly string[]; readonly words: string } | null;
}

/** A weekly grid of checkboxes: seven days, three parts of the day. Needs the namespace `ghana`. */
export function WeekField<Values extends FieldValues>(props: WeekFieldProps<Values>) {
  const { form, name, label, hint, marked } = props;
  const { t } = useTranslation('ghana');
  const error = useFieldError(form.formState.errors, name);
  const id = useFieldId()(name);
  return (
    <FieldGroup id={id} isQuestion legend={label} hint={hint} error={error}>
      {marked ? (
        <p id={`${id}-marked`} className={styles.meaning}>
          <Dot /> {marked.words}
        </p>
      ) : null}
      <WeekGrid
        className={styles.week}
        cell={(day, part) => (
          <Chip
            type="checkbox"
            shape="cell"
            value={`${day}-${part}`}
            aria-label={t('slot', { day: t(`days.${day}`), part: t(`dayParts.${part}`) })}
            aria-describedby={marked?.slots.includes(`${day}-${part}`) ? `${id}-marked` : undefined}
            {...form.register(name)}
          >
            {marked?.slots.includes(`${day}-${part}`) ? <Dot /> : null}
          </Chip>
        )}
      />
    </FieldGroup>
  );
}

function Dot() {
  return <span className={styles.dot} aria-hidden="true" />;
}
