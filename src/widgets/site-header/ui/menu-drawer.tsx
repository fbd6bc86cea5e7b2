import { Dialog, Icon, Line, LineItem, ToolButton } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LanguageMenu, PartlyNote } from '@/features/site/language-switch';
import { DrawerSettings } from './drawer-settings';
import styles from './menu-drawer.module.css';
import { drawerNav, moreNav, navFor, wordOf, type Entry } from './nav-items';

interface MenuDrawerProps {
  /** In the tutor area. */
  isWork: boolean | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Navigation drawer for small screens: links as stops on the line, the current page filled. Below them the
 * settings of this phone. Where these offer to sign out, a link leads to the own area, not to a sign-in.
 */
export function MenuDrawer({ isWork, isOpen, onClose }: MenuDrawerProps) {
  const { t } = useTranslation(['shell', 'words']);
  const { pathname } = useLocation();
  const [entry, setEntry] = useState<Entry | null>(null);
  const toLink = ({ to, key }: (typeof drawerNav | typeof moreNav)[number]) => (
    <Link
      className={styles.link}
      to={key === 'signIn' && entry !== null ? entry : to}
      onClick={onClose}
      aria-current={pathname === to ? 'page' : undefined}
    >
      {t(`nav.${wordOf(key, isWork === true || entry !== null)}`)}
    </Link>
  );
  return (
    <Dialog kind="drawer" isOpen={isOpen} onClose={onClose} aria-label={t('nav.menu')}>
      <div className={styles.head}>
        <strong>{t('nav.menu')}</strong>
        <ToolButton onClick={onClose}>
          <Icon name="close" />
          {t('words:close')}
        </ToolButton>
      </div>
      <LanguageMenu />
      <nav aria-label={t('nav.menu')}>
        <Line kind="menu">
          {drawerNav.map((item) => (
            <LineItem key={item.key} state={pathname === item.to ? 'now' : 'done'}>
              {toLink(item)}
            </LineItem>
          ))}
        </Line>
        <ul className={styles.more}>
          {navFor(entry, moreNav).map((item) => (
            <li key={item.key}>{toLink(item)}</li>
          ))}
        </ul>
      </nav>
      <DrawerSettings onEntry={setEntry} />
      <PartlyNote className={styles.partly} onLeave={onClose} />
    </Dialog>
  );
}
