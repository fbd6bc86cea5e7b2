import { Icon, ToolButton } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { LanguageMenu } from '@/features/site/language-switch';
import { ThemeToggle } from '@/features/site/theme-mode';
import { BrandLink } from '@/shared/ui/brand';
import { MenuDrawer } from './menu-drawer';
import { headerNav, wordOf } from './nav-items';
import styles from './site-header.module.css';

/**
 * Logo, two rows of links from 1280 px on, drawer below, language and theme.
 * @param isSlim on phones only the mark and the menu, for a work area
 */
export function SiteHeader({ isSlim }: { isSlim?: boolean }) {
  const { t } = useTranslation('shell');
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.header} data-slim={isSlim}>
      <BrandLink />
      <nav className={styles.nav} aria-label={t('nav.main')}>
        {headerNav.map((row) => (
          <div key={row[0].key}>
            {row.map(({ to, key }) => (
              <NavLink key={key} to={to}>
                {t(`nav.${wordOf(key, isSlim)}`)}
              </NavLink>
            ))}
          </div>
        ))}
      </nav>
      <LanguageMenu className={styles.language} />
      <ThemeToggle />
      <ToolButton className={styles.menu} aria-expanded={isMenuOpen} onClick={() => setMenuOpen(true)}>
        <Icon name="menu" />
        {t('nav.menu')}
      </ToolButton>
      <MenuDrawer isWork={isSlim} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
