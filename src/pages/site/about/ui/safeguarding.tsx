import { Adinkra, Lead, Line, LineItem, Note, Section, StopHeading, safetySymbol } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useDateLocale } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { HelpLines } from '@/shared/ui/help-lines';
import { ConductList } from '@/shared/ui/conduct-list';
import { LinkButton } from '@/shared/ui/links';
import styles from './safeguarding.module.css';

const steps = ['listen', 'safe', 'report', 'record'] as const;

/** How to report a concern about a child, and what follows. */
export function Safeguarding() {
  const { t, i18n } = useTranslation('about');
  const { own } = useOffice();
  const locale = useDateLocale() ?? i18n.language;
  const { linesCheckedOn } = own;
  const day = (date: string) =>
    new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Section ground="sand" id="safeguarding" className={styles.safeguarding}>
      <Adinkra symbol={safetySymbol} className={styles.symbol} />
      <StopHeading className={styles.heading}>{t('safeguarding.heading')}</StopHeading>
      <Lead className={styles.lead}>{t('safeguarding.lead')}</Lead>
      <Note tone="call" className={styles.danger}>
        <h3>{t('safeguarding.danger.title')}</h3>
        <p>{t('safeguarding.danger.words')}</p>
        <HelpLines />
        <p className={styles.checked}>
          {linesCheckedOn
            ? t('safeguarding.danger.tried', { day: day(linesCheckedOn) })
            : t('safeguarding.danger.checked')}
        </p>
      </Note>
      <div className={styles.pair}>
        <div>
          <h3>{t('safeguarding.rules.heading')}</h3>
          <ConductList />
        </div>
        <div>
          <h3>{t('safeguarding.steps.heading')}</h3>
          <Line>
            {steps.map((key) => (
              <LineItem key={key} state="todo">
                <b>{t(`safeguarding.steps.${key}.title`)}</b>
                {t(`safeguarding.steps.${key}.words`)}
              </LineItem>
            ))}
          </Line>
        </div>
      </div>
      <p className={styles.private}>{t('safeguarding.private')}</p>
      <LinkButton to={routes.enquiryAbout('safeguarding')}>{t('safeguarding.tell')}</LinkButton>
    </Section>
  );
}
