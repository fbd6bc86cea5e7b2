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
  portalDays,
  portalDaysAt,
  type NewEvidence,
} from '@/entities/vetting/evidence';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { fieldMessage, oneOf, optionalText } from '@/shared/fields';
import { type EvidenceKind } from '@/shared/choices';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem, ChipsField, TextAreaField, TextField } from '@/shared/ui/form';
import styles from './checklist.module.css';

const day = v.pipe(v.string(), v.nonEmpty(fieldMessage('required')), v.isoDate(fieldMessage('date')));

/** Whether the officer says how a check was made: a good one. */
const hasMethod = (outcome: string): boolean => isGood({ outcome: outcome as NewEvidence['outcome'] });

const today = () => new Date().toISOString().slice(0, 10);

/** Whether a day on which somebody looked at a portal is a recent one. */
const isRecent = (text: string): boolean => {
  const [first, last] = portalDaysAt(today());
  return text >= first && text <= last;
};

/**
 * A good check says how it was made, that of a portal with the day; a verified document that can expire needs
 * its expiry date.
 */
const schemaOf = (kind: EvidenceKind) =>
  v.pipe(
    v.object({
      outcome: oneOf(evidenceOutcomes),
      method: v.union([v.literal(''), v.picklist(methodsOf(kind))], fieldMessage('required')),
      portalOn: v.union([v.literal(''), day], fieldMessage('date')),
      date: day,
      expiry: v.union([v.literal(''), day], fieldMessage('date')),
      words: optionalText(evidenceWordsLimit),
    }),
    v.forward(
      v.partialCheck(
        [['outcome'], ['method']],
        ({ outcome, method }) => !hasMethod(outcome) || method !== '',
        fieldMessage('required'),
      ),
      ['method'],
    ),
    v.forward(
      v.partialCheck(
        [['outcome'], ['method'], ['portalOn']],
        ({ outcome, method, portalOn }) =>
          !hasMethod(outcome) || method !== 'portal' || portalOn === '' || isRecent(portalOn),
        fieldMessage('portalOn'),
      ),
      ['portalOn'],
    ),
    v.forward(
      v.partialCheck(
        [['outcome'], ['method'], ['portalOn']],
        ({ outcome, method, portalOn }) => !hasMethod(outcome) || method !== 'portal' || portalOn !== '',
        fieldMessage('required'),
      ),
      ['portalOn'],
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
  const words = t as (key: string, values: Readonly<Record<'context', string>>) => string;
  const run = (given: v.InferOutput<ReturnType<typeof schemaOf>>) => {
    const hasExpiry = expiringKinds.includes(kind) && given.outcome === 'seen';
    const { method, portalOn, ...rest } = given;
    const check = { kind, ...rest, expiry: hasExpiry ? given.expiry : '' };
    if (!hasMethod(given.outcome) || method === '') return onSave(check);
    return onSave({ ...check, method, ...(method === 'portal' && { portalOn }) });
  };
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: draftForm, version: 2, isOfAccount: true },
    schema: schemaOf(kind),
    empty: { outcome: '', method: '', portalOn: '', date: today(), expiry: '', words: '' },
    action: { run },
  });
  const [outcome, method] = useWatch({ control: form.control, name: ['outcome', 'method'] });
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const labels = {
    outcome: t('checks.form.outcome'),
    method: t('checks.form.method'),
    portalOn: t('checks.form.portalOn'),
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
          options={outcomesOf(kind).map((value) => ({
            value,
            label: words(`checks.outcomes.${value}`, { context: kind }),
          }))}
        />
        {hasMethod(outcome) ? (
          <ChipsField
            form={form}
            name="method"
            type="radio"
            label={labels.method}
            hint={t('checks.form.methodHint')}
            options={methodsOf(kind).map((value) => ({ value, label: t(`checks.methods.${value}`) }))}
          />
        ) : null}
        {hasMethod(outcome) && method === 'portal' ? (
          <TextField
            form={form}
            name="portalOn"
            type="date"
            isShort
            label={labels.portalOn}
            hint={t('checks.form.portalOnHint', { count: portalDays })}
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
        <DraftNote draft={draft} isQuiet />
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
