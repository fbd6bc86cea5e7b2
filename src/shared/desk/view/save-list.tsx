import { Button, Icon } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '@/shared/lib/csv';
import { fileCode } from '../records/desk-record';
import styles from './view-head.module.css';

interface SaveListProps {
  /** Names the file: `lifeline-groups.csv`. */
  name: string;
  /** The list in words, where a page has several. */
  label?: string;
  /**
   * The rows as CSV; null when they could not be read.
   * @param codeOf formats a reference code; a full code allows acting on the record
   */
  csv: (codeOf: (ref: string) => string) => string | Promise<string | null>;
  /** Whether the rows have codes; they do by default. */
  hasCodes?: boolean | undefined;
}

/** Saves a list as CSV, with the codes shortened unless somebody wants them whole. */
export function SaveList({ name, label, csv, hasCodes = true }: SaveListProps) {
  const { t } = useTranslation('admin');
  const [hasWholeCodes, setWholeCodes] = useState(false);
  const [isReading, setReading] = useState(false);
  const save = async () => {
    setReading(true);
    const text = await csv(hasWholeCodes ? (ref) => ref : fileCode);
    setReading(false);
    if (text !== null) saveCsv(text, `lifeline-${name}.csv`);
  };
  return (
    <div className={styles.save}>
      <Button
        variant="second"
        isSmall
        isBusy={isReading}
        onClick={() => void save()}
        {...(label !== undefined && { 'aria-label': t('saveListCsv', { list: label }) })}
      >
        <Icon name="download" />
        {t('saveCsv')}
      </Button>
      {hasCodes ? (
        <label className={styles.whole}>
          <input
            type="checkbox"
            checked={hasWholeCodes}
            onChange={(event) => setWholeCodes(event.target.checked)}
          />
          {t('wholeCodes')}
        </label>
      ) : null}
    </div>
  );
}
