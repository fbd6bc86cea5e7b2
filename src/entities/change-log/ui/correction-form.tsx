import { Button, Facts, Row } from 'design-system';
import { useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { correctionReasons, type Correction } from '@/shared/correction';
import { deskStyles } from '@/shared/desk';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem, ChipsField, FormSummary, SelectField } from '@/shared/ui/form';
import {
  controlOf,
  correctionSchema,
  noCorrection,
  type CorrectionInput,
  type CorrectionValues,
} from '../model/correction-input';
import { CorrectionField } from './correction-field';
import { useCodeWords } from './use-code-words';

interface CorrectionFormProps<Stored extends object> {
  /** Names the draft: the officer and the record. */
  form: string;
  record: Stored;
  inputsOf: (record: Stored) => readonly CorrectionInput[];
  /** Resolves with whether it was written. */
  send: (correction: Correction, stored: Stored) => Promise<boolean>;
  isSending: boolean;
  /** Why the last try failed. */
  error: unknown;
  onClose: () => void;
}

/** Corrects one field of a record, for a reason. It keeps a draft. */
export function CorrectionForm<Stored extends object>({
  form: name,
  record,
  inputsOf,
  send,
  isSending,
  error,
  onClose,
}: CorrectionFormProps<Stored>) {
  const { t } = useTranslation('admin');
  const { labelOf, wordOf } = useCodeWords();
  // As shown when the form opened: a change by somebody else meanwhile makes this one fail.
  const [stored] = useState(record);
  const inputs = useMemo(() => inputsOf(stored), [inputsOf, stored]);
  const schema = useMemo(() => correctionSchema(inputs, stored), [inputs, stored]);
  const { form, draft, onSubmit } = useDraftedForm<CorrectionValues, Correction & FieldValues>({
    name: { form: `correction.${name}`, version: 1, isOfAccount: true },
    schema,
    empty: noCorrection,
    hasSummary: true,
    action: { run: (correction) => send(correction, stored) },
    onDone: onClose,
  });
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const chosen = form.watch('field');
  const input = inputs.find((one) => one.name === chosen);
  /** Begins with what is stored. */
  const choose = (field: string) => {
    const next = inputs.find((one) => one.name === field);
    form.clearErrors();
    form.setValue('text', typeof next?.value === 'string' ? next.value : '');
    form.setValue('picked', next && typeof next.value !== 'string' ? [...next.value] : []);
    draft.keep();
  };
  const labels = {
    field: t('correction.field'),
    ...(input && { [controlOf(input)]: labelOf(input.name) }),
    reason: t('correction.reason'),
  };
  const now = (one: CorrectionInput) =>
    [one.value]
      .flat()
      .map((value) => (one.codes ? (one.words?.[value] ?? wordOf(one.name, value)) : value))
      .join(', ');
  return (
    <div ref={part} tabIndex={-1}>
      <DraftForm draft={draft} className={deskStyles.form} onSubmit={onSubmit}>
        <FormSummary form={form} labels={labels} />
        <SelectField form={form} name="field" label={labels.field} onChoose={choose}>
          <option value="">{t('correction.choose')}</option>
          {inputs.map((one) => (
            <option key={one.name} value={one.name}>
              {labelOf(one.name)}
            </option>
          ))}
        </SelectField>
        {input ? (
          <>
            <Facts facts={[{ label: t('correction.now'), value: now(input) || t('correction.none') }]} />
            <CorrectionField key={input.name} form={form} input={input} />
          </>
        ) : null}
        <ChipsField
          form={form}
          type="radio"
          name="reason"
          label={labels.reason}
          hint={t('correction.reasonHint')}
          options={correctionReasons.map((value) => ({ value, label: t(`correction.reasons.${value}`) }))}
        />
        <KeptNote draft={draft} labels={{ text: t('correction.to'), ...labels }} />
        <DraftNote draft={draft} isQuiet />
        <BackendProblem error={error} />
        <Row>
          <Button type="submit" isSmall isBusy={isSending}>
            {t('correction.save')}
          </Button>
          <Button variant="second" isSmall onClick={onClose}>
            {t('correction.leave')}
          </Button>
        </Row>
      </DraftForm>
    </div>
  );
}
