import { clsx } from 'clsx/lite';
import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { areLate, type Dues } from '@/shared/family-account';
import { formatMoney } from '@/shared/i18n';
import { HowToPay } from './how-to-pay';
import styles from './own-account.module.css';

export interface DuesCardProps {
  /** Reference code of the request. */
  code: string;
  dues: Dues;
  now: Date;
}

/** What a family has to pay, until when and how. */
export function DuesCard({ code, dues, now }: DuesCardProps) {
  const { t } = useTranslation('family');
  return (
    <Section ground="surface" isTight>
      <StopHeading className={clsx(areLate(dues, now) && styles.late)}>
        {t('pay.heading', { amount: formatMoney(dues.amount) })}
      </StopHeading>
      <HowToPay {...{ code, dues, now }} />
    </Section>
  );
}
