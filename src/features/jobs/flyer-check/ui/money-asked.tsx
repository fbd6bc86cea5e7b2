import { Row, Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { whatsAppLink } from '@/shared/ui/contact-ways';
import { LinkButton } from '@/shared/ui/links';
import { fraudLine, policeAdvice } from '../model/help-contacts';
import styles from './money-asked.module.css';

/** What to do when somebody asked for money, or was paid: in order, with numbers and their source. */
export function MoneyAsked() {
  const { t } = useTranslation(['jobs', 'shell']);
  return (
    <Section ground="block">
      <StopHeading>{t('check.money.heading')}</StopHeading>
      <ol className={styles.steps}>
        <li>{t('check.money.stop')}</li>
        <li>{t('check.money.keep')}</li>
        <li>{t('check.money.wallet')}</li>
        <li>
          {t('check.money.police')}{' '}
          <a href={policeAdvice} target="_blank" rel="noreferrer">
            {t('check.money.policeSource')}
          </a>
        </li>
        <li>
          {t('check.money.fraud')}{' '}
          <a href={fraudLine.source} target="_blank" rel="noreferrer">
            {t('check.money.fraudSource')}
          </a>
        </li>
        <li>{t('check.money.ours')}</li>
      </ol>
      <Row>
        <LinkButton variant="white" to={`tel:${fraudLine.phone}`} reloadDocument>
          {t('check.money.call')}
        </LinkButton>
        <LinkButton variant="text" to={whatsAppLink(fraudLine.whatsApp)}>
          {t('shell:contact.whatsapp')}
        </LinkButton>
        <LinkButton variant="text" to={routes.jobReport()}>
          {t('check.money.report')}
        </LinkButton>
      </Row>
    </Section>
  );
}
