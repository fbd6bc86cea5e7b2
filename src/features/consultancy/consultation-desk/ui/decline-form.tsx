import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { consultationReasons } from '@/entities/consultancy/consultation';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { oneOf } from '@/shared/fields';
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
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('decline.heading')}
      send={t('decline.send')}
      leave={t('decline.leave')}
      isSending={isSending}
      isStop
      onClose={onClose}
    >
      <ChipsField
        form={form}
        type="radio"
        name="reason"
        label={t('decline.reason')}
        hint={t('decline.hint')}
        options={consultationReasons.map((value) => ({ value, label: t(`decline.reasons.${value}`) }))}
      />
    </OpenedForm>
  );
}
