import { Button, Dialog, Row, stackStyles } from 'design-system';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { speakerKinds } from '@/entities/content/wording';
import type { BackendError } from '@/shared/backend';
import { DraftForm, DraftNote, UnkeptSwitch, type FormDraft } from '@/shared/drafts';
import { BackendProblem, SelectField, TextField } from '@/shared/ui/form';
import type { WordingValues } from '../model/wording-drafts';

interface SendDialogProps {
  form: UseFormReturn<WordingValues>;
  draft: FormDraft;
  /** Texts that cannot be sent as they are. */
  unfinished: readonly string[];
  isSending: boolean;
  error: BackendError | null;
  onPrepare: () => void;
  onSend: () => void;
  onClose: () => void;
}

/** Sends what was suggested, with a name or without. */
export function SendDialog(props: SendDialogProps) {
  const { form, draft, unfinished, isSending, error, onPrepare, onSend, onClose } = props;
  const { t } = useTranslation('wordings');
  const headingId = useId();
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={headingId}>
      <DraftForm
        draft={draft}
        className={stackStyles.near}
        onFocus={onPrepare}
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <h2 id={headingId}>{t('send.heading')}</h2>
        <p>{t('send.lead')}</p>
        <DraftNote draft={draft} />
        <TextField form={form} name="name" label={t('send.name')} hint={t('send.nameHint')} isOptional />
        <SelectField form={form} name="speaks" label={t('send.speaks')} isOptional>
          <option value="">{t('send.speakers.none')}</option>
          {speakerKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`send.speakers.${kind}`)}
            </option>
          ))}
        </SelectField>
        <p role="status">
          {unfinished.length > 0 ? t('send.unfinished', { texts: unfinished.join(', ') }) : null}
        </p>
        <BackendProblem error={error} />
        <Row>
          <Button type="submit" aria-busy={isSending} disabled={isSending || unfinished.length > 0}>
            {t(isSending ? 'send.sending' : 'send.submit')}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t('send.back')}
          </Button>
        </Row>
        <UnkeptSwitch draft={draft} />
      </DraftForm>
    </Dialog>
  );
}
