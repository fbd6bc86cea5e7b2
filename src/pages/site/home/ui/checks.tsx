import {
  Adinkra,
  Lead,
  Line,
  LineItem,
  Section,
  StopHeading,
  checksSymbol,
  safetySymbol,
} from 'design-system';
import { useTranslation } from 'react-i18next';
import { useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import styles from './checks.module.css';

const done = ['card', 'licence', 'referees', 'lesson', 'police'] as const;
const notDone = ['sit', 'adults', 'grade', 'money'] as const;

/** What is checked about a tutor, and what is not. */
export function Checks() {
  const { t } = useTranslation('home');
  const { policeCertificate: context } = useOffice();
  return (
    <Section>
      <Adinkra symbol={checksSymbol} className={styles.symbol} />
      <StopHeading className={styles.heading}>{t('checks.heading')}</StopHeading>
      <Lead className={styles.lead}>{t('checks.lead')}</Lead>
      <div className={styles.pair}>
        <div>
          <h3>{t('checks.weCheck')}</h3>
          <Line kind="spine">
            {done.map((key) => (
              <LineItem key={key} state="done">
                <b>{t(`checks.done.${key}.title`)}</b>
                {key === 'police'
                  ? t('checks.done.police.words', { context })
                  : t(`checks.done.${key}.words`)}
              </LineItem>
            ))}
          </Line>
        </div>
        <div>
          <h3>{t('checks.weDoNot')}</h3>
          <Line className={styles.notDone}>
            {notDone.map((key) => (
              <LineItem key={key} state="todo">
                <b>{t(`checks.notDone.${key}.title`)}</b>
                {t(`checks.notDone.${key}.words`)}
              </LineItem>
            ))}
          </Line>
          <p className={styles.safe}>
            <Adinkra symbol={safetySymbol} />
            <TextLink to={routes.safeguarding}>{t('checks.worried')}</TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
