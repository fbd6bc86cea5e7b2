import { ToolButton } from 'design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './homework.module.css';

/** Signs that a phone's keyboard hides or lacks, by the name under which they are read out. */
const symbols = {
  root: '√',
  times: '×',
  divided: '÷',
  squared: '²',
  cubed: '³',
  half: '½',
  pi: 'π',
  atMost: '≤',
  atLeast: '≥',
  degrees: '°',
} as const;

const names = Object.keys(symbols) as (keyof typeof symbols)[];

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** Writes a text at the caret, as if it were typed. */
function insertText(control: TextControl, text: string): void {
  control.focus();
  const { selectionStart, selectionEnd, value } = control;
  control.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Buttons for signs of mathematics. A sign goes to the caret of the form's field that had the focus last. */
export function SymbolRow() {
  const { t } = useTranslation('tutor-area');
  const row = useRef<HTMLDivElement>(null);
  const field = useRef<TextControl | null>(null);
  useEffect(() => {
    const form = row.current?.closest('form');
    const note = ({ target }: FocusEvent) => {
      if (isText(target)) field.current = target;
    };
    form?.addEventListener('focusin', note);
    return () => form?.removeEventListener('focusin', note);
  }, []);
  const insert = (text: string) => {
    const last = field.current;
    const first = row.current?.closest('form')?.querySelector('textarea');
    const control = last?.isConnected ? last : first;
    if (control) insertText(control, text);
  };
  return (
    <div ref={row} role="group" aria-label={t('homework.symbols.row')} className={styles.symbols}>
      {names.map((name) => (
        <ToolButton
          key={name}
          aria-label={t(`homework.symbols.${name}`)}
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(symbols[name])}
        >
          <span aria-hidden="true">{symbols[name]}</span>
        </ToolButton>
      ))}
    </div>
  );
}
