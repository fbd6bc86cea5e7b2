import { useTranslation } from 'react-i18next';
import { fieldsOf, type FieldName } from '../model/scoping-rules';

/** Field labels for summaries and error messages, in form order. */
export function useFieldLabels(): Readonly<Partial<Record<FieldName, string>>> {
  const { t } = useTranslation('consult');
  const names = Object.values(fieldsOf).flat();
  return Object.fromEntries(
    names.map((name) => [name, t(name === 'consent' ? 'fields.consent.short' : `fields.${name}.label`)]),
  );
}
