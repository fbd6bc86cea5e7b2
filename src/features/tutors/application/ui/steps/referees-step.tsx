import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { refereeRelations } from '@/shared/choices';
import { ChipsField, TextField } from '@/shared/ui/form';
import type { ApplicationWizard } from '../../model/use-application-wizard';

/** Step 5: two referees who have seen the applicant teach. */
export function RefereesStep({ wizard: { form } }: { wizard: ApplicationWizard }) {
  const { t } = useTranslation('apply');
  const relations = refereeRelations.map((value) => ({ value, label: t(`relations.${value}`) }));
  return (
    <>
      {(['first', 'second'] as const).map((which) => (
        <Fragment key={which}>
          <TextField
            form={form}
            name={`${which}Name`}
            isQuestion
            label={t(`fields.${which}Name.label`)}
            autoComplete="off"
          />
          <TextField
            form={form}
            name={`${which}Phone`}
            isQuestion
            isShort
            label={t(`fields.${which}Phone.label`)}
            inputMode="tel"
            autoComplete="off"
          />
          <ChipsField
            form={form}
            name={`${which}Relation`}
            type="radio"
            isQuestion
            label={t(`fields.${which}Relation.label`)}
            options={relations}
          />
          <TextField
            form={form}
            name={`${which}Place`}
            isQuestion
            label={t(`fields.${which}Place.label`)}
            hint={t(`fields.${which}Place.hint`)}
            autoComplete="off"
          />
        </Fragment>
      ))}
    </>
  );
}
