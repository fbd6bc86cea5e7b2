import { Button, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { noteTextSchema } from '@/entities/note';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { TextAreaField } from '@/shared/ui/form';
import { deskStyles } from '@/shared/desk';

export interface CallFormProps {
  /** Draft name. */
  draftForm: string;
  /** Resolves to whether the backend accepted it. */
  onSend: (said: string) => Promise<boolean>;
  onLeave: () => void;
}

/** Records the call with the family before a low rating is published. */
export function CallForm({ draftForm, onSend, onLeave }: CallFormProps) {
  const { t } = useTranslation('admin');
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: draftForm, version: 1, isOfAccount: true },
    schema: noteTextSchema,
    empty: { text: '' },
    action: { run: ({ text }) => onSend(text) },
  });
  return (
    <DraftForm draft={draft} className={deskStyles.form} onSubmit={onSubmit}>
      <TextAreaField
        form={form}
        name="text"
        rows={4}
        label={t('reviews.callSaid')}
        hint={t('reviews.callHint')}
      />
      <KeptNote draft={draft} labels={{ text: t('reviews.callSaid') }} />
      <DraftNote draft={draft} isQuiet />
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
