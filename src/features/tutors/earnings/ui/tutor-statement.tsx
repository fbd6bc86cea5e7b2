import { Section, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import { entriesOfTutor, type StandingAnswer } from '@/entities/money/payout';
import { useFormats } from '@/shared/i18n';
import type { LedgerEntry } from '@/shared/ledger';
import { useOffice } from '@/shared/office-facts';
import { AccountBalance, AccountMonths, type StatementWords } from '@/shared/ui/account-statement';
import type { TutorMoney } from '../api/tutor-money-api';

interface TutorStatementProps {
  lessons: readonly Lesson[];
  answers: readonly StandingAnswer[];
  money: TutorMoney;
}

/** What Lifeline owes the tutor for lessons and homework answers, and what it has paid, month by month. */
export function TutorStatement({ lessons, answers, money }: TutorStatementProps) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const { tutorPercent } = useOffice();
  const words = useTranslation('tutor-area', { keyPrefix: 'statement' }).t as StatementWords;
  const entries = entriesOfTutor({ ...money, lessons, answers }, tutorPercent);
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
  return (
    <Section>
      <StopHeading>{t('statement.heading')}</StopHeading>
      <AccountBalance entries={entries} words={words} />
      {sent > 0 ? <p role="status">{t('statement.sent', { count: sent })}</p> : null}
      <p className={textStyles.soft}>{t('statement.lead')}</p>
      <AccountMonths {...{ entries, words, detailOf }} closedMonths={money.closedMonths} />
    </Section>
  );
}
