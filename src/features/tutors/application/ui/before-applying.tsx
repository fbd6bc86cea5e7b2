import { Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import styles from './before-applying.module.css';
import { PayWords } from './pay-words';
import { ReadyList } from './ready-list';

/** What to have at hand, and what a tutor is paid. Stands before the first step. */
export function BeforeApplying() {
  const { t } = useTranslation('apply');
  return (
    <Section ground="sand" isTight>
      <div className={styles.parts}>
        <div>
          <h2>{t('aside.needHeading')}</h2>
          <ReadyList />
        </div>
        <div>
          <h2>{t('aside.earnHeading')}</h2>
          <PayWords />
        </div>
      </div>
    </Section>
  );
}
