import { Button, Row } from 'design-system';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import {
  evidenceOutcomes,
  evidenceWordsLimit,
  expiringKinds,
  isGood,
  methodsOf,
  outcomesOf,
  type NewEvidence,
} from '@/entities/evidence';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { fieldMessage, oneOf, optionalText } from '@/shared/fields';
import { evidenceMethods, type EvidenceKind } from '@/shared/choices';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem, ChipsField, TextAreaField, TextField } from '@/shared/ui/form';
import styles from './checklist.module.css';

const day = v.pipe(v.string(), v.nonEmpty(fieldMessage('required')), v.isoDate(fieldMessage('date')));

/** Whether the officer says how a check was made: a good one that can be made in two ways. */
const hasChoice = (kind: EvidenceKind, outcome: string): boolean =>
  isGood({ outcome: outcome as NewEvidence['outcome'] }) && methodsOf(kind).length > 1;

/** A good check says how it was made; a verified document that can expire needs its expiry date. */
const schemaOf = (kind: EvidenceKind) =>
  v.pipe(
    v.object({
      outcome: oneOf(evidenceOutcomes),
      method: v.union([v.literal(''), v.picklist(evidenceMethods)]),
      date: day,
      expiry: v.union([v.literal(''), day], fieldMessage('date')),
      words: optionalText(evidenceWordsLimit),
    }),
    v.forward(
      v.partialCheck(
        [['outcome'], ['method']],
        ({ outcome, method }) => !hasChoice(kind, outcome) || method !== '',
        fieldMessage('required'),
      ),
      ['method'],
    ),
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
    const { method, ...rest } = given;
    const [only = null, ...others] = isGood(given) ? methodsOf(kind) : [];
    const made = others.length > 0 ? method || null : only;
    return onSave({ kind, ...rest, expiry: hasExpiry ? given.expiry : '', ...(made && { method: made }) });
  };
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: draftForm, version: 2, isOfAccount: true },
    schema: schemaOf(kind),
    empty: { outcome: '', method: '', date: new Date().toISOString().slice(0, 10), expiry: '', words: '' },
    action: { run },
  });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const labels = {
    outcome: t('checks.form.outcome'),
    method: t('checks.form.method'),
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
        {hasChoice(kind, outcome) ? (
          <ChipsField
            form={form}
            name="method"
            type="radio"
            label={labels.method}
            hint={t('checks.form.methodHint')}
            options={methodsOf(kind).map((value) => ({ value, label: t(`checks.methods.${value}`) }))}
          />
        ) : null}
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
