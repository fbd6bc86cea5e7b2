import { Button, Row, Section, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import { entriesOfTutor, type StandingAnswer } from '@/entities/money/payout';
import { useFormats } from '@/shared/i18n';
import type { LedgerEntry } from '@/shared/ledger';
import { printAlone } from '@/shared/lib/device';
import { nameOfOffice, useOffice } from '@/shared/office-facts';
import {
  AccountBalance,
  AccountMonths,
  StatementSheet,
  type StatementWords,
} from '@/shared/ui/account-statement';
import type { TutorMoney } from '../api/tutor-money-api';

interface TutorStatementProps {
  lessons: readonly Lesson[];
  answers: readonly StandingAnswer[];
  money: TutorMoney;
  /** Name of the profile; empty while there is none. */
  name: string;
  now: Date;
}

/** What Lifeline owes the tutor for lessons and homework answers, and what it has paid, month by month. */
export function TutorStatement({ lessons, answers, money, name, now }: TutorStatementProps) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const office = useOffice();
  const words = useTranslation('tutor-area', { keyPrefix: 'statement' }).t as StatementWords;
  const entries = entriesOfTutor({ ...money, lessons, answers }, office.tutorPercent);
  const payouts = new Map(money.payouts.map((payout) => [payout.id, payout]));
  const detailOf = ({ id }: LedgerEntry) => {
    const payout = payouts.get(id);
    if (!payout) return {};
    const source = t('statement.payoutOf', {
      month: date(payout.month, 'month'),
      reference: payout.reference ?? '',
    });
    return { source };
  };
  const sent = money.payouts.filter(({ state }) => state === 'sent').length;
  const balance = <AccountBalance entries={entries} words={words} />;
  const months = <AccountMonths {...{ entries, words, detailOf }} closedMonths={money.closedMonths} />;
  return (
    <Section>
      <StopHeading>{t('statement.heading')}</StopHeading>
      {balance}
      {sent > 0 ? <p role="status">{t('statement.sent', { count: sent })}</p> : null}
      <p className={textStyles.soft}>{t('statement.lead')}</p>
      {months}
      <Row>
        <Button variant="second" isSmall onClick={() => printAlone('statement')}>
          {t('statement.print')}
        </Button>
      </Row>
      <StatementSheet
        title={t('statement.sheet', { name: nameOfOffice(office) })}
        words={[name, t('statement.sheetWords', { date: date(now, 'date') })].filter(Boolean).join(' · ')}
      >
        {balance}
        {months}
      </StatementSheet>
    </Section>
  );
}
