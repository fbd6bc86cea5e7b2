import { Field, TextInput } from 'design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readEarlyInput } from '@/shared/lib/early-input';

/**
 * Shows its own text while somebody types, because the address updates more slowly. What was typed before the
 * page was awake counts, too.
 */
export function SearchField({ words, onType }: { words: string; onType: (words: string) => void }) {
  const { t } = useTranslation('jobs');
  const [early] = useState(() => readEarlyInput({ words: '' }).words ?? null);
  const [typed, setTyped] = useState(early);
  const takeEarly = useEffectEvent(() => {
    if (early !== null && early !== words) onType(early);
  });
  useEffect(() => {
    takeEarly();
  }, []);
  return (
    <Field label={t('search.label')} hint={t('search.hint')} optional="">
      {(control) => (
        <TextInput
          {...control}
          type="search"
          name="words"
          maxLength={80}
          autoComplete="off"
          value={typed ?? words}
          onChange={(event) => {
            setTyped(event.target.value);
            onType(event.target.value);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
