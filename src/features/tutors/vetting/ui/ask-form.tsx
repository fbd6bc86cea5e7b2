import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Row } from 'design-system';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { applicationLimits } from '@/entities/tutor-application';
import { DraftForm, DraftNote, KeptNote, useDraftValues, useFormDraft } from '@/shared/drafts';
import { requiredText } from '@/shared/fields';
import { TextAreaField } from '@/shared/ui/form';
import styles from './evidence/checklist.module.css';

const askSchema = v.object({ words: requiredText(applicationLimits.about) });
const empty = { words: '' };

export interface AskFormProps {
  /** Draft name. */
  draftForm: string;
  /** Resolves to whether the backend accepted it. */
  onSend: (given: v.InferOutput<typeof askSchema>) => Promise<boolean>;
  onLeave: () => void;
}

/** Asks the applicant for documents. */
export function AskForm({ draftForm, onSend, onLeave }: AskFormProps) {
  const { t } = useTranslation('vetting');
  const name = { form: draftForm, version: 1, isOfAccount: true } as const;
  const form = useForm({ defaultValues: useDraftValues(name, empty), resolver: valibotResolver(askSchema) });
  const draft = useFormDraft(name, form, empty);
  const send = form.handleSubmit(async (given) => {
    if (await onSend(given)) draft.forget();
  });
  return (
    <DraftForm draft={draft} className={styles.form} onSubmit={(event) => void send(event)}>
      <TextAreaField
        form={form}
        name="words"
        rows={3}
        label={t('moves.ask.words')}
        hint={t('moves.ask.hint')}
      />
      <KeptNote draft={draft} labels={{ words: t('moves.ask.words') }} />
      <DraftNote draft={draft} />
      <Row>
        <Button type="submit" isSmall>
          {t('moves.ask.send')}
        </Button>
        <Button isSmall variant="second" onClick={onLeave}>
          {t('moves.leave')}
        </Button>
      </Row>
    </DraftForm>
  );
}
