import { ErrorSummary } from 'design-system';
import { useEffect, useRef } from 'react';
import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldId } from './field-scope';
import { useMessage } from './use-field-error';

/**
 * Lists all invalid fields in the order of `labels` after a submit, and focuses the first one.
 * react-hook-form only knows the order of registration, so a form with a summary sets `shouldFocusError:
 * false`.
 */
export function FormSummary<Values extends FieldValues>({
  form,
  labels,
}: {
  form: Pick<UseFormReturn<Values>, 'formState'>;
  labels: Readonly<Partial<Record<Path<Values>, string>>>;
}) {
  const { t } = useTranslation('validation');
  const toWords = useMessage();
  const idOf = useFieldId();
  const { errors, submitCount } = form.formState;
  const problems = Object.entries<string | undefined>(labels).flatMap(([name, label]) => {
    const error: { message?: string } | undefined = get(errors, name);
    return error && label
      ? [{ fieldId: idOf(name), label, message: toWords(error.message ?? 'required') }]
      : [];
  });
  useFocusAtTry(submitCount, problems[0]?.fieldId);

  if (submitCount === 0) return null;
  return <ErrorSummary title={t('summary', { count: problems.length })} problems={problems} />;
}

/** Focuses a field after a submit, not when messages change during typing. */
function useFocusAtTry(tries: number, id: string | undefined): void {
  const seen = useRef(tries);
  useEffect(() => {
    if (seen.current === tries) return;
    seen.current = tries;
    const field = id === undefined ? null : document.getElementById(id);
    // In a group focus the first choice; a group without choices is focused itself.
    (field?.querySelector('input') ?? field)?.focus();
  }, [tries, id]);
}
