import { Button, Icon, Tag } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '@/shared/lib/csv';
import { fileCode } from '../records/desk-record';
import type { DeskWays } from '../address/desk-ways';
import { DeskSearch } from './desk-search';
import styles from './view-head.module.css';

export interface ViewHeadProps {
  ways: DeskWays;
  view:
    | 'concerns'
    | 'reports'
    | 'requests'
    | 'enquiries'
    | 'applications'
    | 'applicants'
    | 'posts'
    | 'consultations'
    | 'homework';
  hasSamples: boolean;
  /**
   * The rows of the list as CSV, null when they could not be read; without it nothing is exported.
   * @param codeOf formats a reference code; a full code allows acting on the record
   */
  csv?: (codeOf: (ref: string) => string) => Promise<string | null>;
}

/** Heading of a list, with search and, where it may leave the desk, export. */
export function ViewHead({ ways, view, hasSamples, csv }: ViewHeadProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>
        {t(`views.${view}`)} {hasSamples ? <Tag>{t('sampleData')}</Tag> : null}
      </h1>
      <div className={styles.tools}>
        <DeskSearch key={view} ways={ways} label={t(`search.${view}`)} />
        {csv ? <SaveCsv view={view} csv={csv} /> : null}
      </div>
    </div>
  );
}

function SaveCsv({ view, csv }: { view: string; csv: NonNullable<ViewHeadProps['csv']> }) {
  const { t } = useTranslation('admin');
  const [hasWholeCodes, setWholeCodes] = useState(false);
  const [isReading, setReading] = useState(false);
  const save = async () => {
    setReading(true);
    const text = await csv(hasWholeCodes ? (ref) => ref : fileCode);
    setReading(false);
    if (text !== null) saveCsv(text, `lifeline-${view}.csv`);
  };
  return (
    <>
      <Button variant="second" isSmall isBusy={isReading} onClick={() => void save()}>
        <Icon name="download" />
        {t('saveCsv')}
      </Button>
      <label className={styles.whole}>
        <input
          type="checkbox"
          checked={hasWholeCodes}
          onChange={(event) => setWholeCodes(event.target.checked)}
        />
        {t('wholeCodes')}
      </label>
    </>
  );
}
