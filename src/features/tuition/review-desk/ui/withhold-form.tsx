import { useTranslation } from 'react-i18next';
import { withholdReasons, type ReviewDecision } from '@/entities/review';
import { ReasonForm } from '@/shared/drafts';
import type { ActionOutcome } from '@/shared/lib/action';

export interface WithholdFormProps {
  /** Draft name. */
  draftForm: string;
  send: (decision: ReviewDecision) => Promise<ActionOutcome>;
  onLeave: () => void;
}

/** Withholds a review. The family can read the whole decision. */
export function WithholdForm({ draftForm, send, onLeave }: WithholdFormProps) {
  const { t } = useTranslation('admin');
  return (
    <ReasonForm
      form={draftForm}
      isOfAccount
      isSmall
      reasons={withholdReasons.map((value) => ({ value, label: t(`reviews.reasons.${value}`) }))}
      needsWords
      labels={{
        reason: t('reviews.withholdReason'),
        words: t('reviews.withholdWords'),
        send: t('reviews.withholdSend'),
        leave: t('reviews.leave'),
      }}
      hint={t('reviews.withholdHint')}
      make={(decision) => decision}
      send={send}
      onLeave={onLeave}
    />
  );
}
