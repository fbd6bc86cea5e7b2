import { Chip, FieldGroup } from 'design-system';
import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dayParts, weekdays, type WeekSlot } from '@/shared/ghana';
import { fieldId, useFieldError } from '@/shared/ui/form';
import styles from './week.module.css';

/** The frame of a week: seven days, three parts of the day, and one cell for each. */
export function WeekTable({ cell }: { cell: (slot: WeekSlot, name: string) => ReactNode }) {
  const { t } = useTranslation('ghana');
  return (
    <table className={styles.week}>
      <thead>
        <tr>
          <td />
          {dayParts.map((part) => (
            <th key={part} scope="col">
              {t(`dayParts.${part}`)}
              <small>{t(`dayPartHours.${part}`)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekdays.map((day) => (
          <tr key={day}>
            <th scope="row">{t(`daysShort.${day}`)}</th>
            {dayParts.map((part) => (
              <td key={part}>
                {cell(`${day}-${part}`, t('slot', { day: t(`days.${day}`), part: t(`dayParts.${part}`) }))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Parts of the week to tap. */
export function WeekField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
}: {
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>;
  name: Path<Values>;
  label: string;
  hint: string;
}) {
  const error = useFieldError(form.formState.errors, name);
  return (
    <FieldGroup id={fieldId(name)} legend={label} hint={hint} error={error}>
      <WeekTable
        cell={(slot, slotName) => (
          <Chip type="checkbox" shape="cell" value={slot} aria-label={slotName} {...form.register(name)} />
        )}
      />
    </FieldGroup>
  );
}
