import { Facts, Note, Section, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '@/entities/money/payment';
import { formatReferenceCode } from '@/entities/reference-code';
import { useDemo } from '@/features/site/demo';
import { formatMoney, useFormats } from '@/shared/i18n';
import { usePrintedAlone } from '@/shared/lib/device';
import { nameOfOffice, useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { PublicLink } from '@/shared/ui/public-link';
import styles from './receipt.module.css';

interface ReceiptPaperProps {
  receipt: Receipt;
  /** When it was read: it may have been cancelled since. */
  checkedAt: Date;
}

/** A receipt, which prints alone: what was received, and whether it counted when it was read. */
export function ReceiptPaper({ receipt, checkedAt }: ReceiptPaperProps) {
  const { t } = useTranslation('receipt');
  const { date } = useFormats();
  const name = nameOfOffice(useOffice());
  const isDemo = useDemo() !== null;
  const { number, amount, day, network, at, cancelledAt, isRefund = false } = receipt;
  const counts = isRefund ? 'paper.refund' : 'paper.counts';
  usePrintedAlone('receipt');
  const facts = [
    { label: t('paper.facts.number'), value: formatReferenceCode(number) },
    { label: t('paper.facts.amount'), value: formatMoney(amount) },
    { label: t(isRefund ? 'paper.facts.backOn' : 'paper.facts.day'), value: date(day, 'date') },
    { label: t('paper.facts.network'), value: t(`networks.${network}`) },
    { label: t('paper.facts.purpose'), value: t('paper.purpose') },
    { label: t(isRefund ? 'paper.facts.backBy' : 'paper.facts.by'), value: name },
    { label: t('paper.facts.at'), value: date(at, 'longMoment') },
    {
      label: t('paper.facts.cancelledAt'),
      value: cancelledAt === undefined ? null : date(cancelledAt, 'longMoment'),
    },
  ];
  return (
    <article className={styles.paper}>
      <Section ground="surface" isTight className={styles.entry}>
        <StopHeading>{t(cancelledAt === undefined ? counts : 'paper.cancelled', { name })}</StopHeading>
        <div role="status">
          {cancelledAt === undefined ? (
            <p>{t('paper.stands', { date: date(checkedAt, 'longMoment') })}</p>
          ) : (
            <Note tone="call">
              {t(isRefund ? 'paper.refundGone' : 'paper.gone', { date: date(cancelledAt, 'date') })}
            </Note>
          )}
        </div>
        {isDemo ? (
          <Note tone="call">
            <p>{t('paper.sample')}</p>
          </Note>
        ) : null}
        <Facts facts={facts} />
        <p className={textStyles.soft}>{t('paper.names')}</p>
        <PublicLink
          to={routes.receiptOf(number)}
          words={{
            link: t('paper.link'),
            print: t('paper.print'),
            copy: t('paper.copy'),
            copied: t('paper.copied'),
            notCopied: t('paper.notCopied'),
          }}
        />
      </Section>
    </article>
  );
}
