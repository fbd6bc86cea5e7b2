import { Note } from 'design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentNetworks, type Payment } from '@/entities/money/payment';
import { createReferenceCode } from '@/entities/reference-code';
import { useStaff } from '@/entities/session';
import { useOpenRequestsQuery } from '@/entities/tuition-request';
import { outcomeOf } from '@/shared/api';
import { deskStyles, shortCode } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { fieldMessage } from '@/shared/fields';
import { formatMoney, useFormats } from '@/shared/i18n';
import { useAction } from '@/shared/lib/action';
import { ChipsField, FormSummary, TextField } from '@/shared/ui/form';
import { useEnterPaymentMutation, type NewPayment } from '../api/payments-api';
import { paymentSchema, type PaymentInput, type TypedPayment } from '../model/payment-input';

const clock = () => new Date();

/** A payment that was entered, with its receipt and the path of its record. */
export interface EnteredAs extends TypedPayment {
  readonly receipt: string;
  readonly path: string;
}

interface PaymentFormProps {
  /** Code of the family whose account is open; empty on the list. */
  suggested: string;
  /** What can be given back to the family, in pesewas: makes it the form of a refund. */
  refundable?: number;
  onEntered: (payment: EnteredAs) => void;
  onClose: () => void;
}

/** Enters a payment. What is typed is kept on the device, also when the backend refuses it. */
export function PaymentForm({ suggested, refundable, onEntered, onClose }: PaymentFormProps) {
  const { t } = useTranslation('payments');
  const by = useStaff();
  const [enter, { error }] = useEnterPaymentMutation();
  const [before, setBefore] = useState<Payment | null>(null);
  const isRefund = refundable !== undefined;
  // The list that an open desk holds: no read of its own.
  const { data: requests } = useOpenRequestsQuery(null);
  const schema = useMemo(
    () => paymentSchema(clock, requests?.map(({ ref }) => ref) ?? null, refundable ?? null),
    [requests, refundable],
  );
  const [empty] = useState((): PaymentInput => ({
    ref: suggested,
    amount: '',
    day: clock().toISOString().slice(0, 10),
    network: '',
    reference: '',
  }));
  const { run, isRunning } = useAction<TypedPayment, NewPayment>({
    make: (payment) => ({
      payment: { ...payment, ...(isRefund && { isRefund }) },
      ...{ by, actionId: crypto.randomUUID() },
      receipt: createReferenceCode('receipt'),
    }),
    async send(made) {
      const { data, error: problem } = await enter(made);
      setBefore(data?.kind === 'doubled' ? data.before : null);
      if (data === undefined) return outcomeOf(problem);
      if (data.kind === 'unknown-code')
        form.setError('ref', { message: fieldMessage('requestThere') }, { shouldFocus: true });
      if (data.kind === 'doubled')
        form.setError('reference', { message: fieldMessage('paymentThere') }, { shouldFocus: true });
      // Nothing was written: the next press looks anew, since a colleague may have cancelled meanwhile.
      if (data.kind !== 'entered') return 'refused';
      onEntered({ ...made.payment, receipt: made.receipt, path: data.path });
      return 'done';
    },
  });
  const { form, draft, onSubmit } = useDraftedForm<PaymentInput, TypedPayment>({
    name: {
      form: `${isRefund ? 'refund' : 'payment'}.${by.userId}.${suggested}`,
      version: 1,
      isOfAccount: true,
    },
    schema,
    empty,
    hasSummary: true,
    action: { run },
    onDone: onClose,
  });
  const labels = {
    ref: t('fields.ref'),
    amount: t('fields.amount'),
    day: t(isRefund ? 'refund.day' : 'fields.day'),
    network: t(isRefund ? 'refund.network' : 'fields.network'),
    reference: t('fields.reference'),
  };
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t(isRefund ? 'refund.heading' : 'heading')}
      labels={labels}
      error={error}
      notice={before ? <Doubled payment={before} /> : null}
      send={t(isRefund ? 'refund.send' : 'send')}
      leave={t('leave')}
      isSending={isRunning}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <TextField form={form} name="ref" label={labels.ref} hint={t('hints.ref')} {...code} />
      <TextField
        form={form}
        name="amount"
        label={labels.amount}
        hint={isRefund ? t('refund.most', { amount: formatMoney(refundable) }) : t('hints.amount')}
        inputMode="decimal"
        autoComplete="off"
        isShort
      />
      <TextField form={form} name="day" type="date" isShort label={labels.day} />
      <ChipsField
        form={form}
        type="radio"
        name="network"
        label={labels.network}
        options={paymentNetworks.map((value) => ({ value, label: t(`networks.${value}`) }))}
      />
      <TextField
        form={form}
        name="reference"
        label={labels.reference}
        hint={t(isRefund ? 'refund.reference' : 'hints.reference')}
        {...code}
      />
    </OpenedForm>
  );
}

/** The payment that has the reference already. */
function Doubled({ payment: { amount, ref, name, at } }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const words = { amount: formatMoney(amount), code: shortCode(ref), name, date: date(at, 'moment') };
  return <Note role="status">{t('doubled', words)}</Note>;
}
