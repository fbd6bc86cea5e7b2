import { Button, Note, Row, Skeleton } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMonthOver, type ClosedMonth } from '@/entities/money/closing';
import { useStaff } from '@/entities/session';
import { Confirm } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { monthAfter } from '@/shared/ledger';
import { useOffice } from '@/shared/office-facts';
import { BackendProblem } from '@/shared/ui/form';
import { useCloseMonthMutation, useMonthRecordsQuery } from '../api/closings-api';
import { figuresOf, nextToClose, type MonthFigures } from '../model/month-figures';
import { MonthSums } from './month-sums';
import styles from './payments.module.css';

interface CloseMonthProps {
  closedMonths: readonly ClosedMonth[];
  onClosed: () => void;
}

/** The next month to close: first what it holds, then the question, then the closing. */
export function CloseMonth({ closedMonths, onClosed }: CloseMonthProps) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const month = nextToClose(closedMonths, now);
  const words = { month: date(month, 'month'), next: date(monthAfter(month), 'month') };
  const isOver = isMonthOver(month, now.toISOString());
  return (
    <>
      <h2 className={styles.heading}>{t('months.next', words)}</h2>
      {isOver ? <p>{t('months.rule', words)}</p> : <p>{t('months.notOver', words)}</p>}
      {isOver && !isOpen ? (
        <Row>
          <Button isSmall onClick={() => setOpen(true)}>
            {t('months.open', words)}
          </Button>
        </Row>
      ) : null}
      {isOver && isOpen ? (
        <OpenMonth
          key={month}
          month={month}
          onClosed={() => {
            setOpen(false);
            onClosed();
          }}
        />
      ) : null}
    </>
  );
}

function OpenMonth({ month, onClosed }: { month: string; onClosed: () => void }) {
  const { t } = useTranslation(['payments', 'shell']);
  const now = useNow();
  const { trialPayer, tutorPercent } = useOffice();
  const office = { trialPayer, tutorPercent };
  const { data, error, isFetching, refetch } = useMonthRecordsQuery(
    { month, office },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      {isFetching ? <Skeleton label={t('shell:loading')} lines={4} /> : null}
      <BackendProblem error={error} />
      {data && !isFetching ? (
        <OpenFigures
          month={month}
          office={office}
          figures={figuresOf(month, data, office, now)}
          onClosed={onClosed}
          onAgain={() => void refetch()}
        />
      ) : null}
    </>
  );
}

interface OpenFiguresProps {
  month: string;
  office: Pick<ClosedMonth, 'trialPayer' | 'tutorPercent'>;
  figures: MonthFigures;
  onClosed: () => void;
  onAgain: () => void;
}

/** What the month will hold, what is open in it, and the button that closes it. */
function OpenFigures({ month, office, figures, onClosed, onAgain }: OpenFiguresProps) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const by = useStaff();
  const [isAsked, setAsked] = useState(false);
  const [close, { data: outcome, error, isLoading }] = useCloseMonthMutation();
  const words = { month: date(month, 'month'), next: date(monthAfter(month), 'month') };
  const { unconfirmed, disputed, unsettled, unreadable } = figures;
  const press = async () => {
    setAsked(false);
    const { data } = await close({ month, office, seen: figures, by });
    if (data === 'closed') onClosed();
    if (data === 'changed') onAgain();
  };
  return (
    <>
      <p>{t('months.holds', words)}</p>
      <MonthSums {...figures} />
      {unconfirmed + disputed === 0 ? (
        <p>{t('months.nothingOpen')}</p>
      ) : (
        <Note role="status">{t('months.stillOpen', { ...words, unconfirmed, disputed })}</Note>
      )}
      {office.tutorPercent === 0 ? <Note>{t('months.noShare')}</Note> : null}
      <div role="status">{outcome === 'changed' ? <Note tone="call">{t('months.changed')}</Note> : null}</div>
      <BackendProblem error={error} />
      {unreadable > 0 ? (
        <Note tone="call">{t('months.unreadable', { ...words, count: unreadable })}</Note>
      ) : unsettled > 0 ? (
        <Note tone="call">{t('months.unsettled', { count: unsettled })}</Note>
      ) : isAsked ? (
        <Confirm
          words={t('months.sure', words)}
          yes={t('months.yes', words)}
          onConfirm={() => void press()}
          onLeave={() => setAsked(false)}
        />
      ) : (
        <Row>
          <Button variant="stop" isSmall isBusy={isLoading} onClick={() => setAsked(true)}>
            {t('months.close', words)}
          </Button>
        </Row>
      )}
      <Row>
        <Button variant="second" isSmall disabled={isLoading} onClick={onAgain}>
          {t('months.again')}
        </Button>
      </Row>
    </>
  );
}
