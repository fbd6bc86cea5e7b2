import { Facts } from 'design-system';
import { Link } from 'react-router-dom';
import { formatMoney, useFormats } from '@/shared/i18n';
import {
  allocate,
  balanceOf,
  statementOf,
  type Closing,
  type LedgerEntry,
  type StatementMonth,
} from '@/shared/ledger';
import styles from './account-statement.module.css';

const sums = ['opening', 'charged', 'settled', 'closing'] as const;

type StatementKey =
  | 'empty'
  | 'owes'
  | 'credit'
  | 'even'
  | 'paid'
  | 'openOf'
  | 'moved'
  | `sums.${(typeof sums)[number]}`
  | 'sums.openingOver'
  | 'sums.closingOver'
  | `kinds.${LedgerEntry['kind']}`;

/** The words of a statement: those of the office, of a family, or of a tutor. */
export type StatementWords = (
  key: StatementKey,
  values?: { readonly amount: string } | { readonly closed: string; readonly month: string },
) => string;

interface AccountStatementProps {
  entries: readonly LedgerEntry[];
  /** Months that are closed: what was written down later stands in the next open one. */
  closedMonths: readonly Closing[];
  words: StatementWords;
  /** What else stands on a line. */
  detailOf?: (entry: LedgerEntry) => EntryDetail;
}

interface EntryDetail {
  /** Network and reference of a payment. */
  readonly source?: string;
  /** Replaces what is paid of it. */
  readonly state?: string;
  /** Address and words of the receipt of a payment. */
  readonly receipt?: { readonly to: string; readonly words: string };
}

/** What is owed or paid too much. */
export function AccountBalance({ entries, words }: Pick<AccountStatementProps, 'entries' | 'words'>) {
  const balance = balanceOf(entries);
  const kind = balance > 0 ? 'owes' : balance < 0 ? 'credit' : 'even';
  return (
    <p role="status" className={styles.balance}>
      {entries.length === 0 ? words('empty') : words(kind, { amount: formatMoney(Math.abs(balance)) })}
    </p>
  );
}

/** The months of an account, newest first. */
export function AccountMonths({
  entries,
  closedMonths,
  words,
  detailOf = () => ({}),
}: AccountStatementProps) {
  const { date } = useFormats();
  const open = new Map(allocate(entries).charges.map((charge) => [charge.entry.id, charge.open]));
  return [...statementOf(entries, closedMonths)].reverse().map((month) => (
    <section key={month.month} className={styles.month}>
      <h3>{date(month.month, 'month')}</h3>
      <MonthSums month={month} words={words} />
      <ul className={styles.entries}>
        {month.entries.map((entry) => (
          <EntryLine
            key={entry.id}
            entry={entry}
            month={month.month}
            open={open.get(entry.id)}
            detail={detailOf(entry)}
            words={words}
          />
        ))}
      </ul>
    </section>
  ));
}

/** The sums of a month. What is paid too much has a name of its own, and no minus. */
function MonthSums({ month, words }: { month: StatementMonth; words: StatementWords }) {
  const factOf = (sum: (typeof sums)[number]) => {
    const isOver = (sum === 'opening' || sum === 'closing') && month[sum] < 0;
    return {
      label: words(isOver ? `sums.${sum}Over` : `sums.${sum}`),
      value: formatMoney(isOver ? -month[sum] : month[sum]),
    };
  };
  return <Facts facts={sums.map(factOf)} />;
}

interface EntryLineProps {
  entry: LedgerEntry;
  /** Month in which it counts. */
  month: string;
  /** What is not paid of a charge, in pesewas; undefined of a payment. */
  open: number | undefined;
  detail: EntryDetail;
  words: StatementWords;
}

function EntryLine({ entry, month, open, detail, words }: EntryLineProps) {
  const { date } = useFormats();
  const paid =
    open === undefined
      ? undefined
      : open === 0
        ? words('paid')
        : words('openOf', { amount: formatMoney(open) });
  const state = detail.state ?? paid;
  const own = entry.day.slice(0, 7);
  // That a payment lowers what is owed is in its name.
  const amount = entry.kind === 'payment' ? Math.abs(entry.amount) : entry.amount;
  const parts = [date(entry.day, 'day'), words(`kinds.${entry.kind}`), detail.source];
  return (
    <li>
      {parts.filter((part) => part !== undefined).join(' · ')} · <b>{formatMoney(amount)}</b>
      {state === undefined ? null : ` · ${state}`}
      {detail.receipt ? (
        <>
          {' · '}
          <Link to={detail.receipt.to}>{detail.receipt.words}</Link>
        </>
      ) : null}
      {own === month ? null : (
        <small className={styles.moved}>
          {words('moved', { closed: date(own, 'month'), month: date(month, 'month') })}
        </small>
      )}
    </li>
  );
}
