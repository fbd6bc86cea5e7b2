import { Disclosure, RuledList, Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '@/features/site/questions';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import styles from './common-questions.module.css';

/** The five most common FAQ entries of families. */
const first = ['cost', 'no-network', 'who-sees-number', 'stop-request', 'special-need'] as const;

export function CommonQuestions() {
  const { t } = useTranslation(['home', 'faq']);
  const answer = useAnswer();
  return (
    <Section>
      <div className={styles.pair}>
        <StopHeading>{t('questions.heading')}</StopHeading>
        <div>
          <RuledList>
            {first.map((id, index) => (
              <li key={id}>
                <Disclosure summary={t(`faq:items.${id}.q`)} open={index === 0}>
                  <p>{answer(id)}</p>
                </Disclosure>
              </li>
            ))}
          </RuledList>
          <LinkButton variant="text" to={routes.faq} className={styles.all}>
            {t('questions.all')}
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}
