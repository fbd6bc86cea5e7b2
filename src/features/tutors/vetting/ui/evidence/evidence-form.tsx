import { Button, Row } from 'design-system';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import {
  evidenceOutcomes,
  evidenceWordsLimit,
  expiringKinds,
  outcomesOf,
  type NewEvidence,
} from '@/entities/evidence';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { fieldMessage, oneOf, optionalText } from '@/shared/fields';
import type { EvidenceKind } from '@/shared/choices';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem, ChipsField, TextAreaField, TextField } from '@/shared/ui/form';
import styles from './checklist.module.css';

const day = v.pipe(v.string(), v.nonEmpty(fieldMessage('required')), v.isoDate(fieldMessage('date')));

/** A verified document that can expire needs its expiry date. */
const schemaOf = (kind: EvidenceKind) =>
  v.pipe(
    v.object({
      outcome: oneOf(evidenceOutcomes),
      date: day,
      expiry: v.union([v.literal(''), day], fieldMessage('date')),
      words: optionalText(evidenceWordsLimit),
    }),
    v.forward(
      v.partialCheck(
        [['outcome'], ['expiry']],
        ({ outcome, expiry }) => !expiringKinds.includes(kind) || outcome !== 'seen' || expiry !== '',
        fieldMessage('required'),
      ),
      ['expiry'],
    ),
  );

export interface EvidenceFormProps {
  /** Draft name. */
  draftForm: string;
  kind: EvidenceKind;
  error: unknown;
  /** Resolves to whether it was stored. */
  onSave: (item: NewEvidence) => Promise<boolean>;
  onLeave: () => void;
}

/** Records a check: outcome, date, expiry and findings. */
export function EvidenceForm({ draftForm, kind, error, onSave, onLeave }: EvidenceFormProps) {
  const { t } = useTranslation('vetting');
  const run = (given: v.InferOutput<ReturnType<typeof schemaOf>>) => {
    const hasExpiry = expiringKinds.includes(kind) && given.outcome === 'seen';
    return onSave({ kind, ...given, expiry: hasExpiry ? given.expiry : '' });
  };
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: draftForm, version: 1, isOfAccount: true },
    schema: schemaOf(kind),
    empty: { outcome: '', date: new Date().toISOString().slice(0, 10), expiry: '', words: '' },
    action: { run },
  });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const labels = {
    outcome: t('checks.form.outcome'),
    date: t('checks.form.date'),
    expiry: t('checks.form.expiry'),
    words: t('checks.form.words'),
  };
  return (
    <div ref={part} tabIndex={-1}>
      <DraftForm draft={draft} className={styles.form} onSubmit={onSubmit}>
        <ChipsField
          form={form}
          name="outcome"
          type="radio"
          label={labels.outcome}
          options={outcomesOf(kind).map((value) => ({ value, label: t(`checks.outcomes.${value}`) }))}
        />
        <TextField form={form} name="date" type="date" isShort label={labels.date} />
        {expiringKinds.includes(kind) && outcome === 'seen' ? (
          <TextField form={form} name="expiry" type="date" isShort label={labels.expiry} />
        ) : null}
        <TextAreaField
          form={form}
          name="words"
          isOptional
          rows={3}
          label={labels.words}
          hint={t('checks.form.wordsHint')}
        />
        <KeptNote draft={draft} labels={labels} />
        <DraftNote draft={draft} />
        <BackendProblem error={error} />
        <Row>
          <Button type="submit" isSmall>
            {t('checks.form.save')}
          </Button>
          <Button isSmall variant="second" onClick={onLeave}>
            {t('checks.form.cancel')}
          </Button>
        </Row>
      </DraftForm>
    </div>
  );
}
