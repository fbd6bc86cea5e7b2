import { Tag, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Payout } from '@/entities/money/payout';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { SaveList } from '@/shared/desk';
import { ReasonButton } from '@/shared/drafts';
import { formatMoney, useFormats } from '@/shared/i18n';
import { toCsv } from '@/shared/lib/csv';
import { dialled } from '@/shared/office-facts';
import { useNoteRefusedMutation } from '../api/payout-runs-api';
import { totalOf } from '../model/due-payouts';
import { PaidButton } from './paid-button';
import styles from './payments.module.css';

interface PayoutRunProps {
  /** The month that is open: lines of others say which they pay. */
  month: string;
  /** Of one press. */
  payouts: readonly Payout[];
  /** Counts the runs that are shown, from the oldest. */
  number: number;
  nameOf: (tutorId: string) => string;
  onNoted: () => void;
}

const states = ['sent', 'paid', 'refused'] as const;

/** One run: its sums, the file for the bulk payment, and what became of each line. */
export function PayoutRun({ month, payouts, number, nameOf, onNoted }: PayoutRunProps) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const [first] = payouts;
  const of = (state: Payout['state']) => payouts.filter((payout) => payout.state === state);
  const lines = [...payouts].sort((one, other) => nameOf(one.tutorId).localeCompare(nameOf(other.tutorId)));
  const open = lines.filter(({ state }) => state === 'sent');
  const csv = () =>
    toCsv<Payout>(
      [
        // As the networks take it, without the plus that a spreadsheet would read as a formula.
        { title: t('payouts.csv.number'), value: (payout) => payout.number.replace('+', '') },
        { title: t('payouts.csv.network'), value: ({ network }) => t(`payouts.networks.${network}`) },
        {
          title: t('payouts.csv.chosen'),
          value: ({ isGuessed }) =>
            isGuessed === undefined ? '' : t(isGuessed ? 'payouts.csv.guessed' : 'payouts.csv.byTutor'),
        },
        { title: t('payouts.csv.name'), value: ({ tutorId }) => nameOf(tutorId) },
        { title: t('payouts.csv.amount'), value: ({ amount }) => (amount / 100).toFixed(2) },
        { title: t('payouts.csv.month'), value: (payout) => payout.month },
        { title: t('payouts.csv.id'), value: ({ id }) => id },
      ],
      open,
    );
  return (
    <section className={styles.run}>
      <h3 className={styles.subheading}>{t('payouts.run', { number })}</h3>
      {first ? (
        <p className={textStyles.soft}>{t('by', { name: first.name, date: date(first.at, 'moment') })}</p>
      ) : null}
      <p role="status">
        {states
          .filter((state) => of(state).length > 0)
          .map((state) =>
            t(`payouts.sums.${state}`, { count: of(state).length, total: formatMoney(totalOf(of(state))) }),
          )
          .join(' ')}
      </p>
      {open.length === 0 ? null : (
        <SaveList name="payouts" label={t('payouts.file', { number })} csv={csv} hasCodes={false} />
      )}
      <ul className={styles.rows}>
        {lines.map((payout) => (
          <PayoutLine
            key={payout.id}
            payout={payout}
            name={nameOf(payout.tutorId)}
            isOfOther={payout.month !== month}
            onNoted={onNoted}
          />
        ))}
      </ul>
    </section>
  );
}

interface PayoutLineProps {
  payout: Payout;
  name: string;
  isOfOther: boolean;
  onNoted: () => void;
}

function PayoutLine({ payout, name, isOfOther, onNoted }: PayoutLineProps) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const { state, amount, network, number, month, reference, reason, isGuessed = false } = payout;
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <b className={styles.amount}>{formatMoney(amount)}</b> {name}
        <Tag>{t(`payouts.states.${state}`)}</Tag>
      </p>
      <p className={styles.reference}>
        {number === ''
          ? t('payouts.noNumber')
          : t('line', { network: t(`payouts.networks.${network}`), reference: dialled(number) })}
        {isOfOther ? ` · ${t('payouts.of', { month: date(month, 'month') })}` : null}
      </p>
      {isGuessed && state === 'sent' ? <p className={styles.reference}>{t('payouts.guessed')}</p> : null}
      {reference === undefined ? null : (
        <p className={styles.reference}>{t('payouts.reference', { reference })}</p>
      )}
      {reason === undefined ? null : <p className={styles.reference}>{t('payouts.reason', { reason })}</p>}
      {state === 'sent' ? (
        <>
          <PaidButton payout={payout} name={name} onNoted={onNoted} />
          <RefusedButton payout={payout} name={name} onNoted={onNoted} />
        </>
      ) : null}
    </li>
  );
}

function RefusedButton({ payout, name, onNoted }: Omit<PayoutLineProps, 'isOfOther'>) {
  const { t } = useTranslation('payments');
  const by = useStaff();
  const [refuse, { error }] = useNoteRefusedMutation();
  return (
    <ReasonButton
      form={`payout-refused.${by.userId}.${payout.id}`}
      isOfAccount
      reasons={[]}
      isSmall
      takesFocus
      open={t('payouts.refused.open', { name })}
      heading={t('payouts.refused.heading', { name })}
      labels={{
        words: t('payouts.refused.words'),
        send: t('payouts.refused.send'),
        leave: t('leave'),
      }}
      error={error}
      make={({ words }) => words}
      send={async (reason) => {
        const answer = await refuse({ payout, reason, by });
        if (answer.error === undefined) onNoted();
        return outcomeOf(answer.error);
      }}
    >
      <p>{t('payouts.refused.lead')}</p>
    </ReasonButton>
  );
}
