import { useTranslation } from 'react-i18next';
import { formatMoney, useFormats } from '@/shared/i18n';
import type { Exclusion } from '../model/exclude-tutor';
import type { ExcludedTutor } from '../model/rank-tutors';
import styles from './match-part.module.css';

/** Excluded tutors, each with the first reason. */
export function ExcludedTutors({ excluded }: { excluded: readonly ExcludedTutor[] }) {
  const { t } = useTranslation(['admin', 'vetting']);
  const { date } = useFormats();
  const toWords = (reason: Exclusion) => {
    if (reason.code === 'budget') return t('match.exclusions.budget', { over: formatMoney(reason.over) });
    if (reason.code === 'paper')
      return t('match.exclusions.paper', {
        paper: t(`vetting:checks.kinds.${reason.paper}`),
        day: date(reason.ended, 'day'),
      });
    if (reason.code === 'not-active')
      return t(`match.exclusions.${reason.state === 'active' ? 'paused' : reason.state}`);
    return t(`match.exclusions.${reason.code}`);
  };
  return (
    <ul className={styles.excluded}>
      {excluded.map(({ tutor, reason }) => (
        <li key={tutor.id}>
          <b>{tutor.name}</b> {toWords(reason)}
        </li>
      ))}
    </ul>
  );
}
