import { Button, Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shortCode, type DeskWays } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import type { ApplicantRow } from '../model/applicant-row';
import styles from './pipeline.module.css';

interface ApplicantCardProps {
  ways: DeskWays;
  row: ApplicantRow;
  onMove: () => void;
}

/** One application in the pipeline. The name stays behind the log, as in every list of the desk. */
export function ApplicantCard({ ways, row, onMove }: ApplicantCardProps) {
  const { t } = useTranslation(['applicants', 'admin']);
  const { date } = useFormats();
  const { ref, application, area, qualification, transitions } = row;
  const { years } = application.profile;
  const code = shortCode(ref);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Link className={styles.open} to={ways.addressOf(ref)}>
          {t('pipeline.open', { code })}
        </Link>
        {row.isSample ? <Tag>{t('admin:sample')}</Tag> : null}
      </div>
      <p>{qualification}</p>
      <p>{t('pipeline.years', { count: years })}</p>
      <p className={styles.soft}>{area}</p>
      <p className={styles.soft}>{t('pipeline.arrived', { date: date(application.createdAt, 'day') })}</p>
      {application.files.cv === '' ? null : <p className={styles.soft}>{t('pipeline.hasCv')}</p>}
      {transitions.length === 0 ? null : (
        <Button
          isSmall
          isWide
          variant="second"
          data-ref={ref}
          aria-label={t('pipeline.moveName', { code })}
          onClick={onMove}
        >
          {t('pipeline.move')}
        </Button>
      )}
    </li>
  );
}
