import { Button, Icon, Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '@/shared/lib/csv';
import type { DeskWays } from '../model/desk-ways';
import { DeskSearch } from './desk-search';
import styles from './view-head.module.css';

export interface ViewHeadProps {
  ways: DeskWays;
  view: 'requests' | 'enquiries' | 'applications';
  hasSamples: boolean;
  /** The shown rows as CSV. */
  csv: () => string;
}

/** The heading of a list, its search, and saving what it shows. */
export function ViewHead({ ways, view, hasSamples, csv }: ViewHeadProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>
        {t(`views.${view}`)} {hasSamples ? <Tag>{t('sampleData')}</Tag> : null}
      </h1>
      <div className={styles.tools}>
        <DeskSearch key={view} ways={ways} label={t(`search.${view}`)} />
        <Button variant="second" isSmall onClick={() => saveCsv(csv(), `lifeline-${view}.csv`)}>
          <Icon name="download" />
          {t('saveCsv')}
        </Button>
      </div>
    </div>
  );
}
