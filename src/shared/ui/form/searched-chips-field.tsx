import { Chip, Chips, Field, FieldGroup, TextInput } from 'design-system';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChipsField, useBound, type ChipsFieldProps } from './form-fields';
import styles from './searched-chips-field.module.css';

/** With more options than this there is a search field. */
const mostWithoutSearch = 12;

interface SearchedChipsFieldProps<Values extends FieldValues> extends ChipsFieldProps<Values> {
  options: readonly { readonly value: string; readonly label: string }[];
  /** Values of the chosen options: they stay shown. */
  chosen: readonly string[];
}

/** Checkboxes for subjects as chips, with a search field above when there are many. Needs `ghana`. */
export function SearchedChipsField<Values extends FieldValues>(props: SearchedChipsFieldProps<Values>) {
  const { options, chosen, form, name, label, hint, isQuestion, type } = props;
  const { t } = useTranslation('ghana');
  const { id, error, optional } = useBound(props);
  const [words, setWords] = useState('');
  if (options.length <= mostWithoutSearch) return <ChipsField {...props} />;
  const isFound = (text: string) => text.toLowerCase().includes(words.trim().toLowerCase());
  const found = options.filter((option) => isFound(option.label)).length;
  return (
    <FieldGroup legend={label} {...{ hint, error, optional }} isQuestion={isQuestion ?? false} id={id}>
      <Field className={styles.search} label={t('search.label')} optional="">
        {(control) => (
          <>
            <TextInput
              {...control}
              isShort
              type="search"
              autoComplete="off"
              value={words}
              onChange={(event) => setWords(event.target.value)}
              onKeyDown={(event) => {
                // Enter would send the form.
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
            <p role="status" className={styles.found}>
              {words.trim() === '' ? null : t('search.found', { count: found })}
            </p>
          </>
        )}
      </Field>
      <Chips>
        {options.map((option) => (
          <Chip
            key={option.value}
            type={type}
            value={option.value}
            // Hidden and not taken out: the form keeps the field.
            className={isFound(option.label) || chosen.includes(option.value) ? undefined : styles.hidden}
            aria-invalid={error ? true : undefined}
            {...form.register(name)}
          >
            {option.label}
          </Chip>
        ))}
      </Chips>
    </FieldGroup>
  );
}
