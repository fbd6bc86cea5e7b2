import { buttonClassName } from 'design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveAtOnce, neutralAddress, watchExits } from './leave-at-once';
import styles from './quick-exit.module.css';

/**
 * A button that stays in sight and leaves at once for a neutral page, as Escape does when pressed twice. It
 * is a link, so that it also works before the script of the page does.
 */
export function QuickExit() {
  const { t } = useTranslation('words');
  useEffect(() => watchExits(), []);
  return (
    <a
      className={buttonClassName({ variant: 'stop', isSmall: true }, styles.exit)}
      href={neutralAddress}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        leaveAtOnce();
      }}
    >
      {t('quickExit')}
    </a>
  );
}
