import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { HandBackReason, HideReason, HomeworkDeclineReason } from '@/entities/homework/question';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { oneOf } from '@/shared/fields';
import { ChipsField } from '@/shared/ui/form';

const empty = { reason: '' };

interface ReasonChoiceProps<Reason extends string> {
  /** Names the draft on this device. */
  name: string;
  kind: 'hide' | 'decline' | 'handBack';
  reasons: readonly Reason[];
  isSending: boolean;
  /** Resolves with whether it was written. */
  send: (reason: Reason) => Promise<boolean>;
  onClose: () => void;
}

/** Does something with a question for a reason that is chosen. */
export function ReasonChoice<Reason extends HideReason | HomeworkDeclineReason | HandBackReason>({
  name,
  kind,
  reasons,
  isSending,
  send,
  onClose,
}: ReasonChoiceProps<Reason>) {
  const { t } = useTranslation('homework-desk');
  const schema = useMemo(() => v.object({ reason: oneOf(reasons) }), [reasons]);
  const { form, draft, onSubmit } = useDraftedForm<{ reason: string }, { reason: Reason }>({
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
      aria-label={t(`choice.${kind}.heading`)}
      send={t(`choice.${kind}.send`)}
      leave={t('leave')}
      isSending={isSending}
      isStop
      onClose={onClose}
    >
      <ChipsField
        form={form}
        type="radio"
        name="reason"
        label={t(`choice.${kind}.reason`)}
        hint={t(`choice.${kind}.hint`)}
        options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
    </OpenedForm>
  );
}
