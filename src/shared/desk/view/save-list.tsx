import { Button, Icon } from 'design-system';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '@/shared/lib/csv';
import { BackendProblem } from '../../ui/form';
import { fileCode } from '../records/desk-record';
import { ListLogContext, type SavedListName } from './list-log';
import styles from './view-head.module.css';

interface SaveListProps {
  /** Names the file: `lifeline-groups.csv`. */
  name: SavedListName;
  /** The list in words, where a page has several. */
  label?: string;
  /**
   * The rows as CSV; null when they could not be read.
   * @param codeOf formats a reference code; a full code allows acting on the record
   */
  csv: (codeOf: (ref: string) => string) => string | Promise<string | null>;
  /** Whether the rows have codes; they do by default. */
  hasCodes?: boolean | undefined;
  /** Number of selected rows, where these alone are saved. */
  selected?: number;
}

/**
 * Saves a list as CSV, with the codes shortened unless somebody wants them whole. The change log says who
 * saved what: without that entry nothing is saved.
 */
export function SaveList({ name, label, csv, hasCodes = true, selected }: SaveListProps) {
  const { t } = useTranslation('admin');
  const [hasWholeCodes, setWholeCodes] = useState(false);
  const log = use(ListLogContext);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    const text = await csv(hasWholeCodes ? (ref) => ref : fileCode);
    const failure =
      text === null ? undefined : await log({ list: name, hasWholeCodes: hasCodes && hasWholeCodes });
    setBusy(false);
    setProblem(failure);
    if (text !== null && failure === undefined) saveCsv(text, `lifeline-${name}.csv`);
  };
  return (
    <div className={styles.save}>
      <Button
        variant="second"
        isSmall
        isBusy={isBusy}
        onClick={() => void save()}
        {...(label !== undefined && { 'aria-label': t('saveListCsv', { list: label }) })}
      >
        <Icon name="download" />
        {selected === undefined ? t('saveCsv') : t('select.save', { count: selected })}
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
      <BackendProblem error={problem} />
    </div>
  );
}
