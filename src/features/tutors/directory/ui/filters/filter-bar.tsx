import { clsx } from 'clsx/lite';
import { Button, Dialog, Icon, InlineButton } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters, without } from '../../model/filters';
import { useFilterWords } from '../../model/use-filter-words';
import type { Directory } from '../../model/use-directory';
import styles from './filter-bar.module.css';
import { FilterFields } from './filter-fields';

export interface FilterBarProps {
  directory: Directory;
  /** Number of matching tutors. */
  count: number;
  /** On wide screens the filters have their own column. */
  hasColumn: boolean;
}

/** Opens the filter drawer and lists the active filters, each with a remove button. */
export function FilterBar({ directory, count, hasColumn }: FilterBarProps) {
  const { t } = useTranslation(['tutors', 'words']);
  const [isOpen, setOpen] = useState(false);
  const { filters, setFilters: change } = directory;
  const { valueOf, labelOf } = useFilterWords();
  const names = activeFilters(filters);
  const close = () => setOpen(false);
  return (
    <div className={styles.bar}>
      <Button variant="second" className={clsx(hasColumn && styles.open)} onClick={() => setOpen(true)}>
        <Icon name="filter" />
        {t('filters.open', { count: names.length })}
      </Button>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.set}
          aria-label={t('filters.remove', { filter: `${labelOf(name)}: ${valueOf(filters, name)}` })}
          onClick={() => change(without(filters, name))}
        >
          {valueOf(filters, name)}
          <Icon name="close" />
        </button>
      ))}
      {names.length > 0 ? (
        <InlineButton className={styles.clear} onClick={() => change({})}>
          {t('filters.clear')}
        </InlineButton>
      ) : null}
      <Dialog kind="drawer" isOpen={isOpen} onClose={close} aria-label={t('filters.heading')}>
        <div className={styles.sheet}>
          <div className={styles.sheetHead}>
            <h2>{t('filters.heading')}</h2>
            <Button variant="text" isSmall onClick={close}>
              {t('words:close')}
            </Button>
          </div>
          <FilterFields directory={directory} />
          <div className={styles.foot}>
            <Button isWide onClick={close}>
              {t('filters.show', { count })}
            </Button>
            <Button variant="text" onClick={() => change({})}>
              {t('filters.clear')}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
