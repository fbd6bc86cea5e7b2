import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Row } from 'design-system';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { noteTextSchema } from '@/entities/note';
import { DraftForm, DraftNote, KeptNote, useDraftValues, useFormDraft } from '@/shared/drafts';
import { TextAreaField } from '@/shared/ui/form';
import { deskStyles } from '@/shared/desk';

export interface CallFormProps {
  /** Draft name. */
  draftForm: string;
  /** Resolves to whether the backend accepted it. */
  onSend: (said: string) => Promise<boolean>;
  onLeave: () => void;
}

const empty = { text: '' };

/** Records the call with the family before a low rating is published. */
export function CallForm({ draftForm, onSend, onLeave }: CallFormProps) {
  const { t } = useTranslation('admin');
  const name = { form: draftForm, version: 1, isOfAccount: true } as const;
  const form = useForm({
    defaultValues: useDraftValues(name, empty),
    resolver: valibotResolver(noteTextSchema),
  });
  const draft = useFormDraft(name, form, empty);
  const send = form.handleSubmit(async ({ text }) => {
    if (await onSend(text)) draft.forget();
  });
  return (
    <DraftForm draft={draft} className={deskStyles.form} onSubmit={(event) => void send(event)}>
      <TextAreaField
        form={form}
        name="text"
        rows={4}
        label={t('reviews.callSaid')}
        hint={t('reviews.callHint')}
      />
      <KeptNote draft={draft} labels={{ text: t('reviews.callSaid') }} />
      <DraftNote draft={draft} />
      <Row>
        <Button type="submit" isSmall>
          {t('reviews.callSend')}
        </Button>
        <Button variant="second" isSmall onClick={onLeave}>
          {t('reviews.leave')}
        </Button>
      </Row>
    </DraftForm>
  );
}
