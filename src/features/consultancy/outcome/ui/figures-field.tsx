import { Button, FieldGroup, Row } from 'design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readFieldMessage } from '@/shared/fields';
import { useFieldId } from '@/shared/ui/form';
import { placesOf, scalesOf, type OutcomeInput } from '../model/outcome-form';
import { readTyped, readTypedRows, typedOf } from '../model/typed-rows';
import { ImportPart } from './import-part';
import type { OutcomeFormApi } from './measure-fields';
import { PupilTable } from './pupil-table';
import styles from './outcome-form.module.css';

interface FiguresFieldProps {
  form: OutcomeFormApi;
  /** Stores values that were set by code. */
  keep: () => void;
}

/** The figures of the pupils: typed into a table, or taken over from a file into it. */
export function FiguresField({ form, keep }: FiguresFieldProps) {
  const { t } = useTranslation(['outcome', 'validation']);
  const id = useFieldId()('rows');
  const input = useWatch({ control: form.control }) as OutcomeInput;
  const [pasted, setPasted] = useState<string | null>(null);
  const [taken, setTaken] = useState<number | null>(null);
  const measures = placesOf(input.count).map((place) => input[`measure${place}`].trim());
  const scales = scalesOf(input);
  const present = readTypedRows(readTyped(input.rows, measures.length), scales).pupils.length;
  const { rows: error } = form.formState.errors;
  const message = error ? readFieldMessage(error.message ?? 'required') : null;
  const change = (rows: string) => {
    form.setValue('rows', rows, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    keep();
  };
  return (
    <FieldGroup
      legend={t('form.rows')}
      hint={t('table.hint')}
      id={`${id}-group`}
      error={message === null ? undefined : t(`validation:${message.key}`, message.values)}
    >
      {pasted === null ? (
        <Row>
          <Button
            isSmall
            variant="second"
            onClick={() => {
              setTaken(null);
              setPasted('');
            }}
          >
            {t('import.heading')}
          </Button>
        </Row>
      ) : (
        <div className={styles.import}>
          <ImportPart
            key={pasted}
            {...{ measures, scales, present, pasted }}
            onTake={(pupils) => {
              change(typedOf(pupils));
              setTaken(pupils.length);
              setPasted(null);
            }}
            onClose={() => setPasted(null)}
          />
        </div>
      )}
      <p role="status" className={styles.status}>
        {taken === null ? null : t('import.taken', { count: taken })}
      </p>
      <p className={styles.keys}>{t('table.keys')}</p>
      <PupilTable
        rows={input.rows}
        onChange={change}
        measures={measures}
        scales={scales}
        onPasteTable={(text) => {
          setTaken(null);
          setPasted(text);
        }}
      />
    </FieldGroup>
  );
}
