import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useOffice } from '@/shared/office-facts';
import styles from './apply-aside.module.css';
import { PayWords } from './pay-words';
import { ReadyList } from './ready-list';

/**
 * Sidebar: costs and waiting time; on a screen with one step alone also required documents and pay, which
 * stand before the first step otherwise.
 */
export function ApplyAside({ isAlone }: { isAlone: boolean }) {
  const { t } = useTranslation('apply');
  const office = useOffice();
  return (
    <aside className={styles.aside} aria-label={t(isAlone ? 'aside.needHeading' : 'aside.costHeading')}>
      {isAlone ? (
        <>
          <Note>
            <h2>{t('aside.needHeading')}</h2>
            <ReadyList />
          </Note>
          <Note tone="plain">
            <h2>{t('aside.earnHeading')}</h2>
            <PayWords />
          </Note>
        </>
      ) : null}
      <Note tone="plain">
        <h2>{t('aside.costHeading')}</h2>
        <p>{t('aside.cost')}</p>
      </Note>
      <Note tone="plain">
        <h2>{t('aside.waitHeading')}</h2>
        <p>{t('aside.wait', { ...office })}</p>
      </Note>
    </aside>
  );
}
