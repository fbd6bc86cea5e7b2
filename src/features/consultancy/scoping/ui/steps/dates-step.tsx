import { useTranslation } from 'react-i18next';
import { dayParts, deciders, talkWays } from '@/entities/consultancy/consultation';
import { ChipsField, TextField } from '@/shared/ui/form';
import type { ScopingWizard } from '../../model/use-scoping-wizard';

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** Step 3: wished times of the first talk, dates of the work, and who decides. */
export function DatesStep({ wizard: { form, values } }: { wizard: ScopingWizard }) {
  const { t } = useTranslation('consult');
  const today = isoDay(new Date());
  return (
    <>
      <p>{t('fields.wishes')}</p>
      {(['first', 'second'] as const).map((which) => (
        <div key={which}>
          <TextField
            form={form}
            name={`${which}Day`}
            isQuestion
            isShort
            type="date"
            min={today}
            isOptional={which === 'second'}
            label={t(`fields.${which}Day.label`)}
          />
          {which === 'first' || values.secondDay !== '' ? (
            <ChipsField
              form={form}
              name={`${which}Part`}
              type="radio"
              label={t(`fields.${which}Part.label`)}
              options={dayParts.map((value) => ({ value, label: t(`fields.firstPart.options.${value}`) }))}
            />
          ) : null}
        </div>
      ))}
      <ChipsField
        form={form}
        name="way"
        type="radio"
        isQuestion
        label={t('fields.way.label')}
        options={talkWays.map((value) => ({ value, label: t(`fields.way.options.${value}`) }))}
      />
      {(['from', 'until'] as const).map((name) => (
        <TextField
          key={name}
          form={form}
          name={name}
          isQuestion
          isShort
          isOptional
          type="date"
          min={today}
          label={t(`fields.${name}.label`)}
        />
      ))}
      <ChipsField
        form={form}
        name="decides"
        type="radio"
        isQuestion
        label={t('fields.decides.label')}
        hint={t('fields.decides.hint')}
        options={deciders.map((value) => ({ value, label: t(`fields.decides.options.${value}`) }))}
      />
    </>
  );
}
