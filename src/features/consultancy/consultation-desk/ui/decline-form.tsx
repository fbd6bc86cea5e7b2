import { Button, Row } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { consultationReasons } from '@/entities/consultancy/consultation';
import { deskStyles } from '@/shared/desk';
import { DraftForm, DraftNote, useDraftedForm } from '@/shared/drafts';
import { oneOf } from '@/shared/fields';
import { useFocusPart } from '@/shared/lib/focus';
import { ChipsField } from '@/shared/ui/form';

const schema = v.object({ reason: oneOf(consultationReasons) });
const empty = { reason: '' };

interface DeclineFormProps {
  /** Names the draft on this device. */
  name: string;
  isSending: boolean;
  /** Resolves with whether it was written. */
  send: (reason: (typeof consultationReasons)[number]) => Promise<boolean>;
  onClose: () => void;
}

/** Declines a consultation, for a reason that the school reads. */
export function DeclineForm({ name, isSending, send, onClose }: DeclineFormProps) {
  const { t } = useTranslation('consultation-desk');
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: name, version: 1, isOfAccount: true },
    schema,
    empty,
    action: { run: ({ reason }) => send(reason) },
    onDone: onClose,
  });
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  return (
    <div ref={part} tabIndex={-1}>
      <DraftForm
        draft={draft}
        className={deskStyles.form}
        onSubmit={onSubmit}
        aria-label={t('decline.heading')}
      >
        <ChipsField
          form={form}
          type="radio"
          name="reason"
          label={t('decline.reason')}
          hint={t('decline.hint')}
          options={consultationReasons.map((value) => ({ value, label: t(`decline.reasons.${value}`) }))}
        />
        <DraftNote draft={draft} />
        <Row>
          <Button type="submit" variant="stop" isSmall isBusy={isSending}>
            {t('decline.send')}
          </Button>
          <Button variant="second" isSmall onClick={onClose}>
            {t('decline.leave')}
          </Button>
        </Row>
      </DraftForm>
    </div>
  );
}
