import { Line, LineItem, Row, Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useOffice } from '@/shared/office-facts';
import { routes, signInTo } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { ConductList } from '@/shared/ui/conduct-list';
import styles from './apply-page.module.css';

const stages = ['screening', 'calls', 'interview', 'onboarding'] as const;
const checks = [
  'ghana-card',
  'ntc-licence',
  'certificate',
  'police-clearance',
  'referees',
  'interview',
] as const;

/** The stages, the checks, the code of conduct, and how refusals work. */
export function AboutApplying() {
  const { t } = useTranslation('apply');
  const { policeCertificate: context } = useOffice();
  return (
    <>
      <Section>
        <StopHeading>{t('stages.heading')}</StopHeading>
        <Line kind="spine" className={styles.line}>
          {stages.map((stage) => (
            <LineItem key={stage} state="todo">
              <b>{t(`stages.${stage}.title`)}</b>
              {t(`stages.${stage}.words`)}
            </LineItem>
          ))}
        </Line>
      </Section>
      <Section ground="surface">
        <StopHeading>{t('checks.heading')}</StopHeading>
        <p className={styles.words}>{t('checks.words')}</p>
        <ul className={styles.checks}>
          {checks.map((check) => (
            <li key={check}>
              <h3>{t(`checks.items.${check}.title`)}</h3>
              <p>
                {check === 'police-clearance'
                  ? t('checks.items.police-clearance.words', { context })
                  : t(`checks.items.${check}.words`)}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <StopHeading>{t('conductList.heading')}</StopHeading>
        <p className={styles.words}>{t('conductList.words')}</p>
        <ConductList />
      </Section>
      <Section ground="surface" isTight>
        <StopHeading>{t('publicSchool.heading')}</StopHeading>
        <p className={styles.words}>{t('publicSchool.words')}</p>
      </Section>
      <Section ground="sand" isTight>
        <StopHeading>{t('refusal.heading')}</StopHeading>
        <p className={styles.words}>{t('refusal.words')}</p>
      </Section>
      <Section ground="block" isTight>
        <StopHeading>{t('account.heading')}</StopHeading>
        <p className={styles.words}>{t('account.words')}</p>
        <Row className={styles.ways}>
          <LinkButton variant="white" to={signInTo(routes.tutorEntry, routes.myApplication)}>
            {t('account.signIn')}
          </LinkButton>
          <LinkButton variant="white" to={routes.code}>
            {t('account.code')}
          </LinkButton>
        </Row>
      </Section>
    </>
  );
}
