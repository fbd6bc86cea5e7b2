import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import type { Interview } from '../model/application-message';
import styles from './application-messages.module.css';

/** Day, hour and place of an interview. */
export function InterviewWords({ interview: { start, place, link } }: { interview: Interview }) {
  const { t } = useTranslation('answers');
  const { date } = useFormats();
  return (
    <p>
      <b>{date(start, 'longMoment')}</b>, {t(`interview.places.${place}`)}
      {link === '' ? null : (
        <>
          :{' '}
          <a href={link} className={styles.link}>
            {link}
          </a>
        </>
      )}
    </p>
  );
}
