import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { teamOf, useOffice } from '@/shared/office-facts';
import styles from './about-page.module.css';

/** The people of the office, as it names them; before, that nobody is invented. */
export function Team() {
  const { t } = useTranslation('about');
  const team = teamOf(useOffice());
  if (team.length === 0) return <p className={styles.words}>{t('team.words')}</p>;
  return (
    <ul className={styles.team} lang="en">
      {team.map(({ name, role, words }, index) => (
        <li key={index}>
          <h3>{name}</h3>
          <p className={textStyles.soft}>{role}</p>
          {words === '' ? null : <p>{words}</p>}
        </li>
      ))}
    </ul>
  );
}
