import { Button, Note, Row, Skeleton, textStyles } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payoutId } from '@/entities/money/payout';
import { useStaff } from '@/entities/session';
import { useAllTutorsQuery } from '@/entities/tutor';
import { BulkNote, Confirm, useOpenRecord, type DeskWays } from '@/shared/desk';
import { formatMoney, useFormats } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import { BackendProblem } from '@/shared/ui/form';
import { useMonthRecordsQuery } from '../api/closings-api';
import { useMakeRunMutation, usePayoutsOfMonthQuery, type RunLine } from '../api/payout-runs-api';
import { duePayouts, runsOf, totalOf } from '../model/due-payouts';
import { PayoutRun } from './payout-run';
import styles from './payments.module.css';

interface MonthPayoutsProps {
  /** A closed one, `YYYY-MM`. */
  month: string;
  ways: DeskWays;
}

/** The payouts of a closed month: what is due, and the runs that were made. */
export function MonthPayouts({ month, ways }: MonthPayoutsProps) {
  const { t } = useTranslation(['payments', 'shell', 'admin']);
  const { date } = useFormats();
  const place = useRef<HTMLHeadingElement>(null);
  const { trialPayer, tutorPercent } = useOffice();
  const fresh = { refetchOnMountOrArgChange: true };
  const records = useMonthRecordsQuery({ month, office: { trialPayer, tutorPercent } }, fresh);
  const made = usePayoutsOfMonthQuery(month, fresh);
  const tutors = useAllTutorsQuery(null);
  useOpenRecord(place, ways, made.data !== undefined && records.data !== undefined);
  const nameOf = (id: string) => tutors.data?.find((tutor) => tutor.id === id)?.name ?? t('payouts.somebody');
  const { data } = records;
  const kept = data?.closedMonths.find((closed) => closed.month === month)?.tutorPercent ?? 0;
  const percent = kept === 0 ? tutorPercent : kept;
  const due =
    data && made.data && percent > 0 ? duePayouts(month, { ...data, payouts: made.data }, percent) : [];
  const lines = due.map((line) => ({
    ...line,
    offerId: data?.offers.find(({ tutorId }) => tutorId === line.tutorId)?.id ?? null,
  }));
  const readAgain = () => void made.refetch();
  return (
    <>
      <h2 ref={place} tabIndex={-1} className={styles.heading}>
        {t('payouts.title', { month: date(month, 'month') })}
      </h2>
      {data && made.data ? null : <Skeleton label={t('shell:loading')} lines={4} />}
      <BackendProblem error={records.error ?? made.error ?? tutors.error} />
      {data && made.data ? (
        <>
          {data.unreadable > 0 ? (
            <Note tone="call">{t('payouts.unreadable', { count: data.unreadable })}</Note>
          ) : percent === 0 ? (
            <Note tone="call">{t('payouts.noShare')}</Note>
          ) : (
            <>
              <p className={textStyles.soft}>{t('payouts.lead', { percent })}</p>
              <DueLines month={month} lines={lines} nameOf={nameOf} onMade={readAgain} />
            </>
          )}
          {runsOf(made.data).map((run, index, runs) => (
            <PayoutRun
              key={run[0]?.run}
              payouts={run}
              number={runs.length - index}
              {...{ month, nameOf }}
              onNoted={readAgain}
            />
          ))}
          <Row>
            <Button variant="second" isSmall disabled={made.isFetching} onClick={readAgain}>
              {t('again')}
            </Button>
          </Row>
        </>
      ) : null}
    </>
  );
}

interface DueLinesProps {
  month: string;
  lines: readonly RunLine[];
  nameOf: (tutorId: string) => string;
  onMade: () => void;
}

/** What can be paid now, and the button that makes the run. */
function DueLines({ month, lines, nameOf, onMade }: DueLinesProps) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const by = useStaff();
  const [isAsked, setAsked] = useState(false);
  const [made, setMade] = useState<readonly RunLine[]>([]);
  const [make, { data: outcome, error, isLoading }] = useMakeRunMutation();
  const words = { count: lines.length, total: formatMoney(totalOf(lines)) };
  const press = async () => {
    setAsked(false);
    setMade(lines);
    await make({ lines, by });
    onMade();
  };
  const nameOfLine = (id: string) => {
    const line = made.find((one) => payoutId(one) === id);
    return line ? nameOf(line.tutorId) : id;
  };
  return (
    <>
      <h3 className={styles.subheading}>{t('payouts.due')}</h3>
      {lines.length === 0 ? <p role="status">{t('payouts.nothing')}</p> : null}
      <ul className={styles.rows}>
        {lines.map((line) => (
          <li key={payoutId(line)} className={styles.row}>
            <p className={styles.head}>
              <b className={styles.amount}>{formatMoney(line.amount)}</b> {nameOf(line.tutorId)}
            </p>
            {line.attempt > 1 ? (
              <p className={textStyles.soft}>
                {t('payouts.refusedBefore', { count: line.attempt - 1, month: date(line.month, 'month') })}
              </p>
            ) : line.month === month ? null : (
              <p className={textStyles.soft}>{t('payouts.of', { month: date(line.month, 'month') })}</p>
            )}
          </li>
        ))}
      </ul>
      {lines.length === 0 ? null : isAsked ? (
        <Confirm
          words={t('payouts.sure', words)}
          yes={t('payouts.yes')}
          onConfirm={() => void press()}
          onLeave={() => setAsked(false)}
        />
      ) : (
        <Row>
          <Button isSmall isBusy={isLoading} onClick={() => setAsked(true)}>
            {t('payouts.make', words)}
          </Button>
        </Row>
      )}
      <BulkNote outcome={outcome} nameOf={nameOfLine} />
      <BackendProblem error={error} />
    </>
  );
}
