import { Chip, FieldGroup } from 'design-system';
import { useTranslation } from 'react-i18next';
import { dayParts, weekdays } from '@/shared/ghana';
import { fieldId, useFieldError } from '@/shared/ui/form';
import type { RequestWizard } from '../../model/use-request-wizard';
import styles from './hours-field.module.css';

/** The week as a grid to tap: seven days, three parts of the day. */
export function HoursField({ form, count }: { form: RequestWizard['form']; count: number }) {
  const { t } = useTranslation(['tuition', 'ghana']);
  const error = useFieldError(form.formState.errors, 'hours');
  return (
    <FieldGroup
      id={fieldId('hours')}
      isQuestion
      legend={t('fields.hours.label')}
      hint={t('fields.hours.hint', { count })}
      error={error}
    >
      <table className={styles.week}>
        <thead>
          <tr>
            <td />
            {dayParts.map((part) => (
              <th key={part} scope="col">
                {t(`ghana:dayParts.${part}`)}
                <small>{t(`ghana:dayPartHours.${part}`)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day}>
              <th scope="row">{t(`ghana:daysShort.${day}`)}</th>
              {dayParts.map((part) => (
                <td key={part}>
                  <Chip
                    type="checkbox"
                    shape="cell"
                    value={`${day}-${part}`}
                    aria-label={t('ghana:slot', {
                      day: t(`ghana:days.${day}`),
                      part: t(`ghana:dayParts.${part}`),
                    })}
                    {...form.register('hours')}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FieldGroup>
  );
}
