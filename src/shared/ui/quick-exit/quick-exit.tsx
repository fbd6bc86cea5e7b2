import { buttonClassName } from 'design-system';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '../../lib/hydration';
import { leaveAtOnce, neutralAddress, watchExits } from './leave-at-once';
import styles from './quick-exit.module.css';

/**
 * A strip at the bottom of the window with a button that leaves at once for a neutral page, as Escape does
 * when pressed twice. The button is a link, so that it also works before the script of the page does. The
 * strip stands in the body: in a section, the next one would cover it.
 */
export function QuickExit() {
  const { t } = useTranslation('words');
  // A prerendered page has no body to put it into.
  const hasBody = useIsHydrated();
  useEffect(() => watchExits(), []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-exit', true);
    return () => void document.documentElement.toggleAttribute('data-exit', false);
  }, []);
  const strip = (
    <section className={styles.strip} aria-label={t('quickExit')}>
      <a
        className={buttonClassName({ variant: 'stop', isSmall: true })}
        href={neutralAddress}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          leaveAtOnce();
        }}
      >
        {t('quickExit')}
      </a>
    </section>
  );
  return hasBody ? createPortal(strip, document.body) : strip;
}
