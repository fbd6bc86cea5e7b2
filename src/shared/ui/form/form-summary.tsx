import { ErrorSummary } from 'design-system';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldId, useMessage } from './use-field-error';

/** Names every bad field of a form, in the order of `labels`, once somebody tried to go on. */
export function FormSummary<Values extends FieldValues>({
  errors,
  labels,
}: {
  errors: FieldErrors<Values>;
  labels: Readonly<Partial<Record<Path<Values>, string>>>;
}) {
  const { t } = useTranslation('validation');
  const toWords = useMessage();
  const problems = Object.entries<string | undefined>(labels).flatMap(([name, label]) => {
    const error: { message?: string } | undefined = get(errors, name);
    return error && label
      ? [{ fieldId: fieldId(name), label, message: toWords(error.message ?? 'required') }]
      : [];
  });
  return <ErrorSummary title={t('summary', { count: problems.length })} problems={problems} />;
}
