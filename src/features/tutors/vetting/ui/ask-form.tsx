import { useTranslation } from 'react-i18next';
import { applicationLimits } from '@/entities/tutor-application';
import { ReasonForm } from '@/shared/drafts';

export interface AskFormProps {
  /** Draft name. */
  draftForm: string;
  /** Resolves to whether the backend accepted it. */
  onSend: (words: string) => Promise<boolean>;
  onLeave: () => void;
}

/** Asks the applicant for documents. */
export function AskForm({ draftForm, onSend, onLeave }: AskFormProps) {
  const { t } = useTranslation('vetting');
  return (
    <ReasonForm
      form={draftForm}
      isOfAccount
      isSmall
      reasons={[]}
      maxLength={applicationLimits.about}
      labels={{ words: t('moves.ask.words'), send: t('moves.ask.send'), leave: t('moves.leave') }}
      hint={t('moves.ask.hint')}
      tone="plain"
      variant="main"
      make={({ words }) => words}
      send={async (words) => ((await onSend(words)) ? 'done' : 'unsure')}
      onLeave={onLeave}
    />
  );
}
