import { Facts, Note } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { demandLines, useDemandFiguresQuery } from '@/entities/site-figure';
import { useFormats } from '@/shared/i18n';
import styles from './demand-figures.module.css';

/**
 * Families without a tutor by subject and level, as last published.
 * @param levels those that the applicant has chosen; with none, all
 */
export function DemandFigures({ levels }: { levels: readonly string[] }) {
  const { t } = useTranslation(['apply', 'ghana']);
  const { date } = useFormats();
  const headingId = useId();
  const { data } = useDemandFiguresQuery(null);
  const lines = data ? demandLines(data.bySubject, levels) : [];
  if (!data || lines.length === 0) return null;
  return (
    <Note className={styles.demand} role="region" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('demand.heading')}</h2>
      <p>{t('demand.lead', { date: date(data.updatedAt, 'day') })}</p>
      <Facts
        facts={lines.map(({ subject, level, families }) => ({
          label: t('demand.lessons', {
            subject: t(`ghana:subjects.${subject}`),
            level: t(`ghana:levels.${level}`),
          }),
          value: t('demand.families', { count: families }),
        }))}
      />
      <p>{t('demand.words')}</p>
    </Note>
  );
}
