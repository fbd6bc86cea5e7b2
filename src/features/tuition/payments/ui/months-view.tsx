import { Skeleton, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useClosedMonthsQuery, type Closing } from '@/entities/money/closing';
import type { DeskWays } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { useClosingsQuery } from '../api/closings-api';
import { CloseMonth } from './close-month';
import { MonthPayouts } from './month-payouts';
import { MonthSums } from './month-sums';
import styles from './payments.module.css';

/** The months of the office: closing one, the closed ones, and paying the tutors of one. */
export function MonthsView({ ways }: { ways: DeskWays }) {
  const { t } = useTranslation(['payments', 'admin', 'shell']);
  const closed = useClosedMonthsQuery(null, { refetchOnMountOrArgChange: true });
  const closings = useClosingsQuery(null, { refetchOnMountOrArgChange: true });
  const { openRef } = ways;
  const opened = closings.data?.find(({ month }) => month === openRef);
  const readAgain = () => {
    void closed.refetch();
    void closings.refetch();
  };
  return (
    <div className={styles.view}>
      <h1 className={styles.title}>{t('admin:views.months')}</h1>
      <p className={textStyles.soft}>{t('months.lead')}</p>
      {closed.isLoading || closings.isLoading ? <Skeleton label={t('shell:loading')} lines={4} /> : null}
      <BackendProblem error={closed.error ?? closings.error} />
      {openRef === null ? null : (
        <p className={styles.links}>
          <Link to={ways.addressOf(null)}>{t('months.all')}</Link>
        </p>
      )}
      {openRef !== null && closings.data && !opened ? <p role="status">{t('months.unknown')}</p> : null}
      {opened ? <MonthPayouts key={opened.month} month={opened.month} ways={ways} /> : null}
      {openRef === null && closed.data && closings.data ? (
        <>
          <CloseMonth closedMonths={closed.data} onClosed={readAgain} />
          <h2 className={styles.heading}>{t('months.closed')}</h2>
          {closings.data.length === 0 ? <p>{t('months.none')}</p> : null}
          <ul className={styles.rows}>
            {closings.data.map((closing) => (
              <ClosingRow key={closing.month} closing={closing} ways={ways} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function ClosingRow({ closing, ways }: { closing: Closing; ways: DeskWays }) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const { month, name, at } = closing;
  const of = date(month, 'month');
  return (
    <li className={styles.row}>
      <h3 className={styles.subheading}>{of}</h3>
      <MonthSums {...closing} />
      <p className={textStyles.soft}>{t('months.by', { name, date: date(at, 'moment') })}</p>
      <p className={styles.links}>
        <Link to={ways.addressOf(month)}>{t('months.payouts', { month: of })}</Link>
      </p>
    </li>
  );
}
