import { Button, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { applicationLimits, refusalReasons } from '@/entities/tutor-application';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { fieldMessage, oneOf, requiredText } from '@/shared/fields';
import { ChipsField, TextAreaField, TextField } from '@/shared/ui/form';
import styles from './evidence/checklist.module.css';

/** Refusing needs a reason, what to improve, and an optional date for a new application. */
const refusalSchema = v.object({
  reason: oneOf(refusalReasons),
  words: requiredText(applicationLimits.about),
  retryFrom: v.union(
    [v.literal(''), v.pipe(v.string(), v.isoDate(fieldMessage('date')))],
    fieldMessage('date'),
  ),
});

export interface RefuseFormProps {
  /** Draft name. */
  draftForm: string;
  /** Resolves to whether the backend accepted it. */
  onSend: (decision: v.InferOutput<typeof refusalSchema>) => Promise<boolean>;
  onLeave: () => void;
}

/** Refuses an application. The applicant can read the whole decision. */
export function RefuseForm({ draftForm, onSend, onLeave }: RefuseFormProps) {
  const { t } = useTranslation('vetting');
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: draftForm, version: 1, isOfAccount: true },
    schema: refusalSchema,
    empty: { reason: '', words: '', retryFrom: '' },
    action: { run: onSend },
  });
  const labels = {
    reason: t('moves.refuse.reason'),
    words: t('moves.refuse.words'),
    retryFrom: t('moves.refuse.retryFrom'),
  };
  return (
    <DraftForm draft={draft} className={styles.form} onSubmit={onSubmit}>
      <ChipsField
        form={form}
        name="reason"
        type="radio"
        label={labels.reason}
        options={refusalReasons.map((value) => ({ value, label: t(`moves.refuse.reasons.${value}`) }))}
      />
      <TextAreaField form={form} name="words" rows={4} label={labels.words} hint={t('moves.refuse.hint')} />
      <TextField form={form} name="retryFrom" type="date" isShort isOptional label={labels.retryFrom} />
      <KeptNote draft={draft} labels={labels} />
      <DraftNote draft={draft} isQuiet />
      <Row>
        <Button type="submit" variant="stop" isSmall>
          {t('moves.refuse.send')}
        </Button>
        <Button isSmall variant="second" onClick={onLeave}>
          {t('moves.leave')}
        </Button>
      </Row>
    </DraftForm>
  );
}
