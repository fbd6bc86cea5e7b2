import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payout } from '@/entities/money/payout';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { fieldMessage } from '@/shared/fields';
import { useAction } from '@/shared/lib/action';
import { TextField } from '@/shared/ui/form';
import { useNotePaidMutation } from '../api/payout-runs-api';
import { paidSchema, type PaidInput } from '../model/payment-input';

interface PaidButtonProps {
  payout: Payout;
  /** Of the tutor. */
  name: string;
  onNoted: () => void;
}

/** Button that opens the form for the reference of a payout that was paid. */
export function PaidButton(props: PaidButtonProps) {
  const { t } = useTranslation('payments');
  const [isOpen, setOpen] = useState(false);
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <PaidForm {...props} onClose={() => setOpen(false)} />
      ) : (
        <Row>
          <Button isSmall onClick={() => setOpen(true)}>
            {t('payouts.paid.open', { name: props.name })}
          </Button>
        </Row>
      )}
    </div>
  );
}

type Made = PaidInput & { readonly actionId: string };

function PaidForm({ payout, name, onNoted, onClose }: PaidButtonProps & { onClose: () => void }) {
  const { t } = useTranslation('payments');
  const by = useStaff();
  const [note, { data: outcome, error }] = useNotePaidMutation();
  const { run, isRunning } = useAction<PaidInput, Made>({
    make: (given) => ({ ...given, actionId: crypto.randomUUID() }),
    async send({ reference, actionId }) {
      const { data, error: problem } = await note({ payout, reference, by, actionId });
      if (data === undefined) return outcomeOf(problem);
      if (data === 'doubled')
        form.setError('reference', { message: fieldMessage('paymentThere') }, { shouldFocus: true });
      if (data !== 'noted') return 'refused';
      onNoted();
      return 'done';
    },
  });
  const { form, draft, onSubmit } = useDraftedForm<PaidInput, PaidInput>({
    name: { form: `payout-paid.${by.userId}.${payout.id}`, version: 1, isOfAccount: true },
    schema: paidSchema,
    empty: { reference: '' },
    action: { run },
    onDone: onClose,
  });
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('payouts.paid.heading', { name })}
      error={error}
      notice={outcome === 'other' ? <Note tone="call">{t('payouts.other')}</Note> : null}
      send={t('payouts.paid.send')}
      leave={t('leave')}
      isSending={isRunning}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="reference"
        label={t('fields.reference')}
        hint={t('payouts.paid.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </OpenedForm>
  );
}
