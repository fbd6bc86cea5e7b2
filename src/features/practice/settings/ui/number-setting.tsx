import { Field, TextInput } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface NumberSettingProps {
  label: string;
  hint?: string;
  value: number | null;
  limits: { readonly least: number; readonly most: number };
  /** Whether it may be left empty. */
  isOptional?: boolean;
  onChange: (value: number | null) => void;
}

/** A whole number within limits. What is typed stays, with a message beside it where it is none. */
export function NumberSetting({ label, hint, value, limits, isOptional, onChange }: NumberSettingProps) {
  const { t } = useTranslation('practice-paper');
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const [isBad, setBad] = useState(false);
  /** Undefined when it is no number within the limits. */
  const read = (text: string): number | null | undefined => {
    const trimmed = text.trim();
    if (trimmed === '' && isOptional) return null;
    const number = /^\d+$/.test(trimmed) ? Number(trimmed) : NaN;
    return number >= limits.least && number <= limits.most ? number : undefined;
  };
  const change = (text: string) => {
    setTyped(text);
    const changed = read(text);
    if (changed === undefined) return;
    setBad(false);
    onChange(changed);
  };
  return (
    <Field label={label} hint={hint} error={isBad ? t('settings.problem', limits) : undefined}>
      {(control) => (
        <TextInput
          {...control}
          isShort
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setBad(read(typed) === undefined)}
        />
      )}
    </Field>
  );
}
