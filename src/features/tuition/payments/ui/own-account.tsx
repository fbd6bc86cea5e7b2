import { Button, Row, Section, Skeleton, stackStyles, StopHeading, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelledIds, isCounterEntry, type Paid } from '@/entities/money/payment';
import { formatCodePart, formatReferenceCode } from '@/entities/reference-code';
import { familyOwner, useKeptSince } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import type { LedgerEntry } from '@/shared/ledger';
import { printAlone } from '@/shared/lib/device';
import { nameOfOffice, useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import {
  AccountBalance,
  AccountMonths,
  StatementSheet,
  type StatementWords,
} from '@/shared/ui/account-statement';
import { BackendProblem } from '@/shared/ui/form';
import { ownAccountKey, useOwnAccountQuery } from '../api/own-account-api';
import { entriesOf, type AccountRecords } from '../model/family-account';

interface OwnAccountProps {
  code: string;
  /** Offers that have had lessons. */
  offerIds: readonly string[];
  now: Date;
}

/** What the family owes and has paid, month by month. Read when the family asks for it, to spare its data. */
export function OwnAccount({ code, offerIds, now }: OwnAccountProps) {
  const { t } = useTranslation('family');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="now-account" tabIndex={-1} className={stackStyles.apart}>
      <StopHeading>{t('account.heading')}</StopHeading>
      {isOpen ? (
        <OpenAccount {...{ code, offerIds, now }} />
      ) : (
        <>
          <p>{t('account.words')}</p>
          <Row>
            <Button variant="second" isSmall onClick={() => setOpen(true)}>
              {t('account.open')}
            </Button>
          </Row>
        </>
      )}
    </Section>
  );
}

function OpenAccount({ code, offerIds, now }: OwnAccountProps) {
  const { t } = useTranslation(['family', 'shell']);
  const { data, error, isFetching, refetch } = useOwnAccountQuery({ code, offerIds });
  return (
    <>
      {data === undefined && isFetching ? <Skeleton label={t('shell:loading')} lines={4} /> : null}
      <BackendProblem error={error} />
      {data ? <Statement {...{ code, now }} records={data} /> : null}
      <Row>
        {data ? (
          <Button variant="second" isSmall onClick={() => printAlone('statement')}>
            {t('account.print')}
          </Button>
        ) : null}
        <Button variant="second" isSmall isBusy={isFetching} onClick={() => void refetch()}>
          {t('account.again')}
        </Button>
      </Row>
    </>
  );
}

interface StatementProps extends Pick<OwnAccountProps, 'code' | 'now'> {
  records: AccountRecords;
}

/** The statement on the screen, and the sheet that prints alone. */
function Statement({ code, now, records }: StatementProps) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const office = useOffice();
  const keptSince = useKeptSince(familyOwner, ownAccountKey(code));
  const entries = entriesOf(records, office, now);
  const words = useTranslation('family', { keyPrefix: 'account' }).t as StatementWords;
  const detailOf = usePaymentDetail(records.payments);
  const balance = <AccountBalance entries={entries} words={words} />;
  const months = <AccountMonths {...{ entries, words, detailOf }} closedMonths={records.closedMonths} />;
  return (
    <>
      {keptSince === null ? null : (
        <p className={textStyles.soft}>{t('account.keptSince', { date: date(keptSince, 'longMoment') })}</p>
      )}
      {balance}
      {months}
      <p className={textStyles.soft}>{t('account.about')}</p>
      <StatementSheet
        title={t('account.sheet', { name: nameOfOffice(office) })}
        words={t('account.sheetWords', {
          code: formatCodePart(code),
          date: date(keptSince ?? now, keptSince === null ? 'date' : 'longMoment'),
        })}
      >
        {balance}
        {months}
        <p>{t('account.about')}</p>
      </StatementSheet>
    </>
  );
}

/** Network, reference and receipt of a payment, and whether it was taken back. */
function usePaymentDetail(payments: readonly Paid[]) {
  const { t } = useTranslation('family');
  const cancelled = cancelledIds(payments);
  const paid = new Map(payments.map((payment) => [payment.id, payment]));
  return ({ id }: LedgerEntry) => {
    const payment = paid.get(id);
    return {
      ...(payment && { source: `${t(`account.networks.${payment.network}`)} ${payment.reference}` }),
      ...(payment &&
        !isCounterEntry(payment) && {
          receipt: {
            to: routes.receiptOf(payment.receipt),
            words: t('account.receipt', { number: formatReferenceCode(payment.receipt) }),
          },
        }),
      ...(cancelled.has(id) && { state: t('account.cancelled') }),
    };
  };
}
