import { Chip, Chips, Field, FieldGroup, Select, TextInput } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subjectsOfLevels } from '@/shared/ghana';
import { choices, without, writeFilters, readFilters, type FilterName } from '../../model/filters';
import { useFilterWords } from '../../model/use-filter-words';
import type { Directory } from '../../model/use-directory';
import styles from './filter-fields.module.css';

type Single = Exclude<keyof typeof choices, 'days'>;

/** All filters. Each change applies immediately and updates the address. */
export function FilterFields({ directory }: { directory: Directory }) {
  const { t, i18n } = useTranslation('tutors');
  const { labelOf, optionOf } = useFilterWords();
  const { filters, setFilters } = directory;
  const set = (name: FilterName, value: string, isReplaced = false) => {
    const next = writeFilters(new URLSearchParams(), without(filters, name));
    if (value !== '') next.set(name, value);
    setFilters(readFilters(next), isReplaced);
  };
  /** Subjects of the chosen level, by the alphabet; the others in their own order. */
  const optionsOf = (name: Single): readonly string[] => {
    if (name !== 'subject') return choices[name];
    const { level, subject } = filters;
    const taught = new Set<string>(level === undefined ? choices.subject : subjectsOfLevels([level]));
    if (subject !== undefined) taught.add(subject);
    return [...taught].sort((one, other) =>
      optionOf(name, one).localeCompare(optionOf(name, other), i18n.language),
    );
  };
  const list = (name: Single) => (
    <Field label={labelOf(name)} optional="">
      {(control) => (
        <Select {...control} value={filters[name] ?? ''} onChange={(event) => set(name, event.target.value)}>
          <option value="">{t('filters.any')}</option>
          {optionsOf(name).map((value) => (
            <option key={value} value={value}>
              {optionOf(name, value)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <div className={styles.fields}>
      {list('level')}
      {list('subject')}
      {list('region')}
      <Chosen name="where" value={filters.where ?? ''} onChoose={(value) => set('where', value)} />
      <Chosen name="price" value={filters.price ?? ''} onChoose={(value) => set('price', value)} />
      <FieldGroup legend={labelOf('days')} hint={t('filters.daysHint')}>
        <Chips>
          {choices.days.map((day) => (
            <Chip
              key={day}
              type="checkbox"
              checked={filters.days?.includes(day) ?? false}
              onChange={(event) => {
                const others = (filters.days ?? []).filter((one) => one !== day);
                set('days', (event.target.checked ? [...others, day] : others).join('.'));
              }}
            >
              {optionOf('days', day)}
            </Chip>
          ))}
        </Chips>
      </FieldGroup>
      <Chosen name="gender" value={filters.gender ?? ''} onChoose={(value) => set('gender', value)} />
      {list('language')}
      <WordsField words={filters.words ?? ''} onType={(words) => set('words', words, true)} />
    </div>
  );
}

/** Local state, because the address updates more slowly than fast typing. */
function WordsField({ words, onType }: { words: string; onType: (words: string) => void }) {
  const { t } = useTranslation('tutors');
  const { labelOf } = useFilterWords();
  const [text, setText] = useState(words);
  const [seen, setSeen] = useState(words);
  if (words !== seen) {
    setSeen(words);
    // The filters were cleared elsewhere.
    if (words === '') setText('');
  }
  return (
    <Field label={labelOf('words')} hint={t('filters.wordsHint')} optional="">
      {(control) => (
        <TextInput
          {...control}
          type="search"
          maxLength={80}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            onType(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

interface ChosenProps {
  name: 'where' | 'price' | 'gender';
  value: string;
  onChoose: (value: string) => void;
}

/** Radio group with an option for any value. */
function Chosen({ name, value, onChoose }: ChosenProps) {
  const { t } = useTranslation('tutors');
  const { labelOf, optionOf } = useFilterWords();
  // Unique group name: the drawer and the column can both be mounted.
  const group = useId();
  const options: readonly string[] = ['', ...choices[name]];
  return (
    <FieldGroup legend={labelOf(name)}>
      <Chips>
        {options.map((option) => (
          <Chip
            key={option}
            type="radio"
            name={group}
            checked={value === option}
            onChange={() => onChoose(option)}
          >
            {option === '' ? t('filters.any') : optionOf(name, option)}
          </Chip>
        ))}
      </Chips>
    </FieldGroup>
  );
}
