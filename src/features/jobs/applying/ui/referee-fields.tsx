import { Button } from 'design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { refereeRelations } from '@/shared/choices';
import { SelectField, TextField } from '@/shared/ui/form';
import type { ApplyFieldsProps } from './applicant-fields';
import styles from './apply-form.module.css';

const numbers = ['first', 'second'] as const;

type Which = (typeof numbers)[number];

const fieldsOf = (which: Which) =>
  [`${which}Name`, `${which}Phone`, `${which}Relation`, `${which}Place`] as const;

/** Up to two referees, each shown on demand. */
export function RefereeFields({ form, labels }: ApplyFieldsProps) {
  const { t } = useTranslation('job-apply');
  const [asked, setAsked] = useState(0);
  const typed = useWatch({ control: form.control });
  const isTyped = (which: Which) => fieldsOf(which).some((field) => typed[field] !== '');
  const shown = isTyped('second') ? 2 : Math.max(asked, isTyped('first') ? 1 : 0);
  return (
    <div className={styles.group}>
      {numbers.slice(0, shown).map((which) => (
        <fieldset key={which} className={styles.group}>
          <legend>{t(`referees.${which}`)}</legend>
          <RefereeInputs which={which} form={form} labels={labels} />
        </fieldset>
      ))}
      {shown === numbers.length ? null : (
        <div className={styles.fill}>
          <Button variant="second" isSmall onClick={() => setAsked(shown + 1)}>
            {t(shown === 0 ? 'referees.add' : 'referees.addSecond')}
          </Button>
          {shown === 0 ? <p>{t('referees.words')}</p> : null}
        </div>
      )}
    </div>
  );
}

function RefereeInputs({ which, form, labels }: ApplyFieldsProps & { which: Which }) {
  const { t } = useTranslation('job-apply');
  const [name, phone, relation, place] = fieldsOf(which);
  return (
    <>
      <TextField form={form} name={name} label={labels[name]} autoComplete="off" />
      <TextField form={form} name={phone} label={labels[phone]} inputMode="tel" autoComplete="off" isShort />
      <SelectField form={form} name={relation} label={labels[relation]}>
        <option value="">{t('choose')}</option>
        {refereeRelations.map((value) => (
          <option key={value} value={value}>
            {t(`relations.${value}`)}
          </option>
        ))}
      </SelectField>
      <TextField form={form} name={place} label={labels[place]} hint={t('hints.place')} autoComplete="off" />
    </>
  );
}
