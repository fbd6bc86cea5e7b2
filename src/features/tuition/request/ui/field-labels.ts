import { useTranslation } from 'react-i18next';
import { fieldsOf, type FieldName } from '../model/request-rules';

/** Field labels for summaries and error messages, in form order. */
export function useFieldLabels(): Readonly<Partial<Record<FieldName, string>>> {
  const { t } = useTranslation('tuition');
  const names = Object.values(fieldsOf).flat();
  // The label of a checkbox is too long here.
  const nameOf = (name: FieldName) =>
    name === 'consent' || name === 'trialPresence' || name === 'news'
      ? t(`fields.${name}.short`)
      : t(`fields.${name}.label`);
  return Object.fromEntries(names.map((name) => [name, nameOf(name)]));
}
