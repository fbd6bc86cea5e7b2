import { Chip, Chips, Field, FieldGroup, Select } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/ui/links';
import { useBoardMemory } from '../model/board-memory';
import { withFilter, type BoardSort } from '../model/filters';
import type { Board } from '../model/use-board';
import styles from './board-controls.module.css';
import { SearchField } from './search-field';

const sides = ['open', 'closed'] as const;
const sorts = ['closing', 'newest'] as const;

/** What stands above the list and works before the list is loaded: it only writes the address. */
export function BoardControls({ board }: { board: Board }) {
  const { t } = useTranslation('jobs');
  const { posts, searches } = useBoardMemory();
  const group = useId();
  const { query, setQuery, isOwnList, allAddress, ownListAddress } = board;
  if (isOwnList) {
    return (
      <p className={styles.own}>
        <LinkButton variant="second" isSmall to={allAddress}>
          {t('own.showAll')}
        </LinkButton>
      </p>
    );
  }
  return (
    <div className={styles.controls}>
      <div className={styles.search}>
        <SearchField
          words={query.filters.words ?? ''}
          onType={(words) => setQuery({ filters: withFilter(query.filters, 'words', words) }, true)}
        />
      </div>
      <FieldGroup legend={t('sides.legend')}>
        <Chips>
          {sides.map((side) => (
            <Chip
              key={side}
              type="radio"
              name={group}
              checked={query.side === side}
              onChange={() => setQuery({ side })}
            >
              {t(`sides.${side}`)}
            </Chip>
          ))}
        </Chips>
      </FieldGroup>
      {query.side === 'open' ? (
        <Field label={t('sorts.label')} optional="">
          {(control) => (
            <Select
              {...control}
              value={query.sort}
              onChange={({ target }) => setQuery({ sort: target.value as BoardSort })}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sorts.${sort}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <LinkButton variant="text" isSmall to={ownListAddress} className={styles.own}>
        {t('own.show', { count: posts.length + searches.length })}
      </LinkButton>
    </div>
  );
}
