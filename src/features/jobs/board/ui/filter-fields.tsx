import { Chip, Chips, Field, FieldGroup, Select } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { choices, withFilter, type ChoiceName } from '../model/filters';
import type { Counts } from '../model/find-jobs';
import type { Board } from '../model/use-board';
import { useFilterWords } from '../model/use-filter-words';
import styles from './filter-fields.module.css';

export interface FilterFieldsProps {
  board: Board;
  /** Null until all posts are read: a number of some of them would be wrong. */
  counts: Counts | null;
  /** Somebody is about to use a filter, for which all posts are needed. */
  onUse: () => void;
}

/** The filters of the board, with the number of posts for each value. */
export function FilterFields({ board, counts, onUse }: FilterFieldsProps) {
  return (
    <div className={styles.fields} onFocus={onUse}>
      <ListFilter name="subject" {...{ board, counts }} />
      <ListFilter name="level" {...{ board, counts }} />
      <ListFilter name="region" {...{ board, counts }} />
      <ChipFilter name="type" {...{ board, counts }} />
      <ChipFilter name="mode" {...{ board, counts }} />
      <ChipFilter name="since" {...{ board, counts }} />
    </div>
  );
}

interface OneFilterProps {
  name: ChoiceName;
  board: Board;
  counts: Counts | null;
}

function useOneFilter({ name, board, counts }: OneFilterProps) {
  const { t } = useTranslation('jobs');
  const { labelOf, optionOf } = useFilterWords();
  const { filters } = board.query;
  const textOf = (value: string) => {
    if (value === '') return t('filters.any');
    const label = optionOf(name, value);
    return counts ? t('filters.counted', { label, count: counts[name].get(value) ?? 0 }) : label;
  };
  return {
    label: labelOf(name),
    values: ['', ...choices[name]] as const,
    chosen: filters[name] ?? '',
    textOf,
    choose: (value: string) => board.setQuery({ filters: withFilter(filters, name, value) }),
  };
}

function ListFilter(props: OneFilterProps) {
  const { label, values, chosen, textOf, choose } = useOneFilter(props);
  return (
    <Field label={label} optional="">
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => choose(event.target.value)}>
          {values.map((value) => (
            <option key={value} value={value}>
              {textOf(value)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function ChipFilter(props: OneFilterProps) {
  const { label, values, chosen, textOf, choose } = useOneFilter(props);
  // Unique group name: the drawer and the column can both be mounted.
  const group = useId();
  return (
    <FieldGroup legend={label}>
      <Chips>
        {values.map((value) => (
          <Chip
            key={value}
            type="radio"
            name={group}
            checked={chosen === value}
            onChange={() => choose(value)}
          >
            {textOf(value)}
          </Chip>
        ))}
      </Chips>
    </FieldGroup>
  );
}
