import { Button, FieldGroup, Row, ToolButton } from 'design-system';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '@/shared/fields';
import { useFormats } from '@/shared/i18n';
import { TextField } from '@/shared/ui/form';
import { readAdded, type EditedHours, type HoursValues } from '../model/hours-form';
import styles from './counsellors.module.css';

interface ExceptionDaysProps {
  form: Pick<
    UseFormReturn<HoursValues, unknown, EditedHours>,
    'control' | 'register' | 'formState' | 'getValues' | 'setValue' | 'setError' | 'clearErrors' | 'setFocus'
  >;
  labels: Readonly<Record<'exceptionDay' | 'exceptionHours', string>>;
  /** Called after a day was added or removed, which the draft does not notice. */
  onChange: () => void;
}

/** Days with other hours than their weekday, or off. */
export function ExceptionDays({ form, labels, onChange }: ExceptionDaysProps) {
  const { t } = useTranslation('counselling-desk');
  const { date } = useFormats();
  const exceptions = useWatch({ control: form.control, name: 'exceptions' });
  const put = (days: readonly string[]) => {
    form.setValue('exceptions', [...days].sort());
    onChange();
  };
  const add = () => {
    form.clearErrors(['exceptionDay', 'exceptionHours']);
    const values = form.getValues();
    const added = values.exceptionDay === '' ? null : readAdded(values);
    if (added === null || 'problems' in added) {
      const problems = added?.problems ?? ([['exceptionDay', 'required']] as const);
      for (const [field, key] of problems) form.setError(field, { message: fieldMessage(key) });
      form.setFocus(problems[0]?.[0] ?? 'exceptionDay');
      return;
    }
    form.setValue('exceptionDay', '');
    form.setValue('exceptionHours', '');
    put([...values.exceptions, ...(added.text === null ? [] : [added.text])]);
    form.setFocus('exceptionDay');
  };
  return (
    <FieldGroup legend={t('hours.exceptions')} hint={t('hours.exceptionsHint')} id="exceptions">
      <ul className={styles.list}>
        {exceptions.map((text) => {
          const day = date(text.slice(0, 10), 'day');
          return (
            <li key={text}>
              <span>
                {day}: {text.slice(11) || t('hours.dayOff')}
              </span>
              <ToolButton
                aria-label={t('hours.removeDay', { day })}
                onClick={() => put(exceptions.filter((one) => one !== text))}
              >
                {t('hours.remove')}
              </ToolButton>
            </li>
          );
        })}
      </ul>
      <div className={styles.week}>
        <TextField
          form={form}
          name="exceptionDay"
          type="date"
          isShort
          isOptional
          label={labels.exceptionDay}
        />
        <TextField
          form={form}
          name="exceptionHours"
          isOptional
          label={labels.exceptionHours}
          autoComplete="off"
        />
      </div>
      <Row>
        <Button variant="second" isSmall onClick={add}>
          {t('hours.addDay')}
        </Button>
      </Row>
    </FieldGroup>
  );
}
