import { Button, Row } from 'design-system';
import { useState, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextAreaField, TextField } from '@/shared/ui/form';
import { hintFields, stepFields, type AnswerInput } from '../model/answer-input';
import styles from './answer-fields.module.css';

type AnswerForm = Pick<UseFormReturn<AnswerInput>, 'register' | 'formState' | 'control'>;

/** Labels of the fields of an answer, in their order. */
export function useAnswerLabels(): Readonly<Record<keyof AnswerInput, string>> {
  const { t } = useTranslation('homework-answer');
  const numbered = (fields: readonly string[], key: 'hint' | 'step') =>
    Object.fromEntries(fields.map((field, index) => [field, t(key, { number: index + 1 })]));
  return {
    about: t('about'),
    ...numbered(hintFields, 'hint'),
    ...numbered(stepFields, 'step'),
    result: t('result'),
    checkQuestion: t('checkQuestion'),
    checkKey: t('checkKey'),
  } as Record<keyof AnswerInput, string>;
}

interface AnswerFieldsProps {
  form: AnswerForm;
  /** What goes with the steps. */
  pictures?: ReactNode;
}

/** Labels of the descriptions of the pictures. */
export function usePictureLabels(): Readonly<Record<'firstWords' | 'secondWords', string>> {
  const { t } = useTranslation('homework-answer');
  return { firstWords: t('pictures.words.first'), secondWords: t('pictures.words.second') };
}

/** Fields of an answer in four parts. The page loads the namespace `homework-answer`. */
export function AnswerFields({ form, pictures }: AnswerFieldsProps) {
  const { t } = useTranslation('homework-answer');
  const labels = useAnswerLabels();
  return (
    <>
      <p className={styles.hint}>{t('formulae')}</p>
      <TextAreaField form={form} name="about" rows={2} label={labels.about} hint={t('aboutHint')} />
      <PartFields
        form={form}
        fields={hintFields}
        legend={t('hints')}
        hint={t('hintsHint')}
        add={t('addHint')}
      />
      <PartFields
        form={form}
        fields={stepFields}
        legend={t('steps')}
        hint={t('stepsHint')}
        add={t('addStep')}
      />
      {pictures}
      <TextAreaField form={form} name="result" rows={2} label={labels.result} />
      <TextAreaField
        form={form}
        name="checkQuestion"
        rows={2}
        label={labels.checkQuestion}
        hint={t('checkHint')}
      />
      <TextField form={form} name="checkKey" label={labels.checkKey} autoComplete="off" />
    </>
  );
}

interface PartFieldsProps {
  form: AnswerForm;
  fields: typeof hintFields | typeof stepFields;
  legend: string;
  hint: string;
  add: string;
}

/** Hints or steps: the filled ones, and an empty one on request. */
function PartFields({ form, fields, legend, hint, add }: PartFieldsProps) {
  const labels = useAnswerLabels();
  const values = useWatch({ control: form.control }) as AnswerInput;
  const [added, setAdded] = useState(1);
  const last = fields.reduce((count, field, index) => (values[field] ? index + 1 : count), 0);
  const count = Math.min(fields.length, Math.max(added, last));
  return (
    <fieldset className={styles.parts}>
      <legend>
        <b>{legend}</b>
      </legend>
      <p className={styles.hint}>{hint}</p>
      {fields.slice(0, count).map((field) => (
        <TextAreaField key={field} form={form} name={field} rows={2} label={labels[field]} />
      ))}
      {count < fields.length ? (
        <Row>
          <Button variant="second" isSmall onClick={() => setAdded(count + 1)}>
            {add}
          </Button>
        </Row>
      ) : null}
    </fieldset>
  );
}
