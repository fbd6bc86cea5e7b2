import { Lead, Note, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ReferenceCode } from '@/entities/reference-code';
import { useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { toPlace, wayBackIn } from '@/shared/way-back';
import { useOpeningHours } from '@/shared/ui/contact-ways';
import { HelpLines } from '@/shared/ui/help-lines';
import { TextLink } from '@/shared/ui/links';
import { CodeHold } from '../code-hold';
import styles from './receipt.module.css';

/** Confirmation of a report of a child at risk. Emergency numbers come before the code. */
export function ReportReceipt({ code, isNew }: { code: ReferenceCode; isNew: boolean }) {
  const { t } = useTranslation('code');
  const openingHours = useOpeningHours();
  const { concernHours } = useOffice();
  const way = wayBackIn(useLocation().state);
  return (
    <Section isFirst className={styles.receipt}>
      <h1 className={styles.heading}>{t(isNew ? 'report.arrived' : 'report.mine')}</h1>
      <Lead className={styles.lead}>{t('report.today', openingHours)}</Lead>
      <ReportDanger />
      <p className={styles.words}>{t('report.within', { count: concernHours })}</p>
      <p className={styles.words}>
        {t('report.lessons')}{' '}
        {way === null ? (
          <TextLink to={routes.code}>{t('report.toLessons')}</TextLink>
        ) : (
          <TextLink to={routes.codeOf(way.code)} state={toPlace(way.place)}>
            {t('report.backToLessons')}
          </TextLink>
        )}
      </p>
      <p className={styles.words}>{t('report.words')}</p>
      <CodeHold code={code} />
    </Section>
  );
}

/** Emergency numbers for a child in danger. */
export function ReportDanger() {
  const { t } = useTranslation('code');
  return (
    <Note tone="call" className={styles.danger}>
      <h2 className={styles.dangerTitle}>{t('report.danger')}</h2>
      <HelpLines />
    </Note>
  );
}
