import { Dialog, Icon, ToolButton } from 'design-system';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '@/features/site/language-switch';
import { SharedPhoneSwitch } from '@/features/site/shared-phone';
import { SignOutButton } from '@/features/site/sign-in';
import { ThemeChoice } from '@/features/site/theme-mode';
import { DataSaverSwitch } from '@/shared/data-saver';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { viewQuery, type AreaView } from '../model/area-address';
import styles from './settings-sheet.module.css';

interface SettingsSheetProps {
  isOpen: boolean;
  onClose: () => void;
  pathname: string;
  view: AreaView;
  /** Parts that have no place in the bar. */
  others: readonly AreaView[];
  name: string | null;
  /** How many families wait to be told. */
  toTell: ReactNode;
}

/** What the bar has no room for: the other parts, the settings of this phone, the office, and signing out. */
export function SettingsSheet({ isOpen, onClose, pathname, view, others, name, toTell }: SettingsSheetProps) {
  const { t } = useTranslation(['tutor-area', 'words']);
  const title = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className={styles.sheet} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{name === null ? t('more') : t('heading', { name })}</h2>
        <ToolButton onClick={onClose}>
          <Icon name="close" />
          {t('words:close')}
        </ToolButton>
      </div>
      <nav aria-label={t('others')}>
        <ul className={styles.links}>
          {others.map((part) => (
            <li key={part}>
              <TextLink
                to={pathname + viewQuery(part)}
                preventScrollReset
                aria-current={part === view ? 'page' : undefined}
                onClick={onClose}
              >
                {t(`views.${part}`)}
                {part === 'telling' ? toTell : null}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.settings}>
        <ThemeChoice />
        <LanguageMenu />
        <DataSaverSwitch />
        <SharedPhoneSwitch />
      </div>
      <ul className={styles.links}>
        <li>
          <TextLink to={routes.enquiryAbout('teaching')}>{t('write')}</TextLink>
        </li>
      </ul>
      <div className={styles.settings}>
        <SignOutButton />
      </div>
    </Dialog>
  );
}
