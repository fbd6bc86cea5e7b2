import { Button, Field, TextInput } from 'design-system';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { ReferenceCode } from '@/shared/submission';
import { kindOfCode, parseReferenceCode, type CodeKind, type CodeProblem } from '../model/reference-code';

export interface CodeFormProps {
  /** Takes codes of this kind only; `words` is the message for a code of another kind. */
  only?: { readonly kind: CodeKind; readonly words: string };
  /** In the field until somebody types. */
  suggested: string;
  label: string;
  hint?: string;
  button: string;
  /** Message at the field when its text is a code: it was not found, for example. */
  error?: string | undefined;
  /** Message for a text that is not a code. */
  problemWords: (problem: CodeProblem) => string;
  isBusy?: boolean;
  onCode: (code: ReferenceCode) => void;
  /** Takes a text that is not meant as a code; returns whether it did. */
  onOther?: ((text: string) => boolean) | undefined;
  className?: string | undefined;
  /** Above the field. */
  children?: ReactNode;
  /** Between field and button. */
  note?: ReactNode;
}

/**
 * Form for a reference code in any spelling, or pasted within a link or message. Shows problems at the field
 * and keeps the input.
 */
export function CodeForm({
  only,
  suggested,
  label,
  hint,
  button,
  error,
  problemWords,
  isBusy = false,
  onCode,
  onOther,
  className,
  children,
  note,
}: CodeFormProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<CodeProblem | 'otherKind' | null>(null);
  const value = typed ?? suggested;
  // A message about a text that was typed elsewhere, below what else stands on the page, would not be seen.
  useEffect(() => {
    if (error !== undefined) document.getElementById(id)?.focus();
  }, [error, id]);
  const submit = () => {
    if (onOther?.(value)) {
      setProblem(null);
      return;
    }
    const parsed = parseReferenceCode(value);
    if ('code' in parsed && (!only || kindOfCode(parsed.code) === only.kind)) {
      setProblem(null);
      if (!isBusy) onCode(parsed.code);
      return;
    }
    setProblem('code' in parsed ? 'otherKind' : parsed.problem);
    document.getElementById(id)?.focus();
  };
  const message = problem === 'otherKind' ? only?.words : problem ? problemWords(problem) : error;
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      <Field id={id} label={label} hint={hint} error={message}>
        {(control) => (
          <TextInput
            {...control}
            isCode
            autoComplete="off"
            value={value}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {note}
      <Button type="submit" isBusy={isBusy}>
        {button}
      </Button>
    </form>
  );
}
