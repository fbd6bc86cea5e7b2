import { clsx } from 'clsx/lite';
import { Icon, VisuallyHidden } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isMostlyIn, languages, toLanguageCode, type Language } from '@/shared/i18n';
import { useChangeLanguage } from '../model/language-context';
import styles from './language-menu.module.css';

const toOption = ({ code, htmlLang, name }: Language) => (
  <option key={code} value={code} lang={htmlLang}>
    {name}
  </option>
);

/**
 * Language menu, each language under its own name; those that have a few words only stand apart. A native
 * select: small, and it works everywhere.
 */
export function LanguageMenu({ className }: { className?: string | undefined }) {
  const { t, i18n } = useTranslation(['shell', 'words']);
  const changeLanguage = useChangeLanguage();
  const id = useId();
  return (
    <span className={clsx(styles.menu, className)}>
      <Icon name="language" className={styles.icon} />
      <label htmlFor={id}>
        <VisuallyHidden>{t('words:language')}</VisuallyHidden>
      </label>
      <select
        id={id}
        className={styles.select}
        value={toLanguageCode(i18n.language)}
        onChange={(event) => void changeLanguage(toLanguageCode(event.target.value))}
      >
        {languages.filter(isMostlyIn).map(toOption)}
        <optgroup label={t('words:fewWords')}>
          {languages.filter((language) => !isMostlyIn(language)).map(toOption)}
        </optgroup>
      </select>
    </span>
  );
}
