import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Row } from 'design-system';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { withholdReasons } from '@/entities/review';
import { DraftForm, DraftNote, KeptNote, useDraftValues, useFormDraft } from '@/shared/drafts';
import { limits, oneOf, requiredText } from '@/shared/fields';
import { ChipsField, TextAreaField } from '@/shared/ui/form';
import { deskStyles } from '@/shared/desk';

/** Withholding needs a reason and a message to the family. */
const schema = v.object({ reason: oneOf(withholdReasons), words: requiredText(limits.shortText) });

const empty: v.InferInput<typeof schema> = { reason: '', words: '' };

export interface WithholdFormProps {
  /** Draft name. */
  draftForm: string;
  /** Resolves to whether the backend accepted it. */
  onSend: (decision: v.InferOutput<typeof schema>) => Promise<boolean>;
  onLeave: () => void;
}

/** Withholds a review. The family can read the whole decision. */
export function WithholdForm({ draftForm, onSend, onLeave }: WithholdFormProps) {
  const { t } = useTranslation('admin');
  const name = { form: draftForm, version: 1, isOfAccount: true } as const;
  const form = useForm<v.InferInput<typeof schema>, unknown, v.InferOutput<typeof schema>>({
    defaultValues: useDraftValues(name, empty),
    resolver: valibotResolver(schema),
  });
  const draft = useFormDraft(name, form, empty);
  const labels = { reason: t('reviews.withholdReason'), words: t('reviews.withholdWords') };
  const send = form.handleSubmit(async (decision) => {
    if (await onSend(decision)) draft.forget();
  });
  return (
    <DraftForm draft={draft} className={deskStyles.form} onSubmit={(event) => void send(event)}>
      <ChipsField
        form={form}
        name="reason"
        type="radio"
        label={labels.reason}
        options={withholdReasons.map((value) => ({ value, label: t(`reviews.reasons.${value}`) }))}
      />
      <TextAreaField
        form={form}
        name="words"
        rows={3}
        label={labels.words}
        hint={t('reviews.withholdHint')}
      />
      <KeptNote draft={draft} labels={labels} />
      <DraftNote draft={draft} />
      <Row>
        <Button type="submit" variant="stop" isSmall>
          {t('reviews.withholdSend')}
        </Button>
        <Button variant="second" isSmall onClick={onLeave}>
          {t('reviews.leave')}
        </Button>
      </Row>
    </DraftForm>
  );
}
