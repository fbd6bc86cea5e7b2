import { Button, Dialog, Icon, InlineButton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { activeFilters, without } from '../model/filters';
import type { Counts } from '../model/find-jobs';
import type { Board } from '../model/use-board';
import { useFilterWords } from '../model/use-filter-words';
import styles from './filter-bar.module.css';
import { FilterButton } from './filter-button';
import { FilterFields } from './filter-fields';

export interface FilterBarProps {
  board: Board;
  counts: Counts | null;
  /** Number of matching posts. */
  found: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onUse: () => void;
}

/** Opens the filters on a small screen, and lists the active ones, each with a button to take it off. */
export function FilterBar({ board, counts, found, isOpen, onOpen, onUse }: FilterBarProps) {
  const { t } = useTranslation(['jobs', 'words']);
  const { labelOf, valueOf } = useFilterWords();
  const { filters } = board.query;
  const names = activeFilters(filters);
  const close = () => onOpen(false);
  const clear = () => board.setQuery({ filters: {} });
  return (
    <div className={styles.bar}>
      <FilterButton count={names.length} onPress={() => onOpen(true)} />
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.set}
          aria-label={t('filters.remove', { filter: `${labelOf(name)}: ${valueOf(filters, name)}` })}
          onClick={() => board.setQuery({ filters: without(filters, name) })}
        >
          <span className={styles.value}>{valueOf(filters, name)}</span>
          <Icon name="close" />
        </button>
      ))}
      {names.length > 0 ? (
        <InlineButton className={styles.clear} onClick={clear}>
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
          <FilterFields {...{ board, counts, onUse }} />
          <div className={styles.foot}>
            <Button isWide onClick={close}>
              {t('filters.show', { count: found })}
            </Button>
            <Button variant="text" onClick={clear}>
              {t('filters.clear')}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
