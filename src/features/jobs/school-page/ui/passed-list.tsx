import { Note, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/entities/jobs/job';
import type { PassedApplicant } from '@/entities/jobs/school-page';
import { useFormats } from '@/shared/i18n';
import { EmailLink, PhoneLink } from '@/shared/ui/contact-links';
import styles from './school-page.module.css';

interface PassedListProps {
  /** The newest first. */
  passed: readonly PassedApplicant[];
  jobs: readonly Job[];
}

/** The applicants whom the office passed on, with the ways to reach them. */
export function PassedList({ passed, jobs }: PassedListProps) {
  const { t } = useTranslation('code');
  const { date } = useFormats();
  if (passed.length === 0) return <p>{t('school.passed.none')}</p>;
  return (
    <>
      <Note tone="plain">
        <p>{t('school.passed.rule')}</p>
      </Note>
      <ul className={styles.people}>
        {passed.map(({ id, job, name, phone, email, at }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{jobs.find(({ code }) => code === job)?.title ?? t('school.passed.anyPost')}</p>
            <p className={textStyles.soft}>
              <time dateTime={at}>{t('school.passed.at', { time: date(at, 'moment') })}</time>
            </p>
            <PhoneLink phone={phone} whatsApp={phone} />
            {email === '' ? null : <EmailLink email={email} />}
          </li>
        ))}
      </ul>
    </>
  );
}
