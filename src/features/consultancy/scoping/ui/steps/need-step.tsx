import { useTranslation } from 'react-i18next';
import { needFields } from '@/entities/consultancy/consultation';
import { consultancyNeeds, needQuestions } from '@/shared/choices';
import { ChipsField, TextAreaField } from '@/shared/ui/form';
import type { ScopingWizard } from '../../model/use-scoping-wizard';
import styles from './need-step.module.css';

/** Step 1: the needs, and the questions of those that are chosen. */
export function NeedStep({ wizard: { form, values } }: { wizard: ScopingWizard }) {
  const { t } = useTranslation('consult');
  const words = t as (key: string) => string;
  return (
    <>
      <ChipsField
        form={form}
        name="needs"
        type="checkbox"
        isQuestion
        label={t('fields.needs.label')}
        hint={t('fields.needs.hint')}
        options={consultancyNeeds.map((value) => ({ value, label: t(`fields.needs.options.${value}`) }))}
      />
      {consultancyNeeds
        .filter((need) => values.needs.includes(need))
        .map((need) => {
          const [first, second, more] = needFields[need];
          const [ofFirst = [], ofSecond = []] = Object.values(
            needQuestions[need],
          ) as readonly (readonly string[])[];
          return (
            <section key={need} className={styles.need} aria-labelledby={`need-${need}`}>
              <h3 id={`need-${need}`}>{t(`fields.needs.options.${need}`)}</h3>
              {(
                [
                  [first, ofFirst],
                  [second, ofSecond],
                ] as const
              ).map(([name, options]) => (
                <ChipsField
                  key={name}
                  form={form}
                  name={name}
                  type="radio"
                  isQuestion
                  label={t(`fields.${name}.label`)}
                  options={options.map((value) => ({
                    value,
                    label: words(`fields.${name}.options.${value}`),
                  }))}
                />
              ))}
              <TextAreaField
                form={form}
                name={more}
                rows={3}
                isOptional
                isQuestion
                label={t(`fields.${more}.label`)}
                hint={t(`fields.${more}.hint`)}
              />
            </section>
          );
        })}
      <TextAreaField
        form={form}
        name="more"
        rows={3}
        isOptional
        isQuestion
        label={t('fields.more.label')}
        hint={t('fields.more.hint')}
      />
    </>
  );
}
