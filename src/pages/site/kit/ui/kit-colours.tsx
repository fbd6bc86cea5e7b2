import { contrastReport, palettes, type ColorScheme } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useThemeMode } from '@/features/site/theme-mode';
import styles from './kit.module.css';

/** All colours of the palette. */
export function KitColours() {
  const scheme = useThemeMode().mode === 'dark' ? 'dark' : 'light';
  return (
    <ul className={styles.grid}>
      {Object.entries(palettes[scheme]).map(([role, value]) => (
        <li key={role}>
          <i className={styles.swatch} style={{ background: `var(--ds-color-${role})` }} />
          <strong>{role}</strong>
          <br />
          {value}
        </li>
      ))}
    </ul>
  );
}

/** All colour pairs in use, with their contrast ratio. */
export function KitContrast() {
  const { t } = useTranslation('kit');
  const scheme = useThemeMode().mode === 'dark' ? 'dark' : 'light';
  return (
    <>
      <p>{t('contrastWords')}</p>
      <ContrastTable scheme={scheme} />
    </>
  );
}

function ContrastTable({ scheme }: { scheme: ColorScheme }) {
  const { t } = useTranslation('kit');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('pair')}</th>
          <th scope="col">{t('ratio')}</th>
          <th scope="col">{t('needs')}</th>
        </tr>
      </thead>
      <tbody>
        {contrastReport(scheme).map(({ text, on, ratio, minimum }) => (
          <tr key={`${text} ${on}`}>
            <th scope="row">
              {text} / {on}
            </th>
            <td>{ratio.toFixed(1)}</td>
            <td>{minimum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
