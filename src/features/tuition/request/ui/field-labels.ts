import { useTranslation } from 'react-i18next';
import { fieldsOf, type FieldName } from '../model/request-rules';

/** What each field is called, for summaries and reasons; in the order in which they are asked. */
export function useFieldLabels(): Readonly<Partial<Record<FieldName, string>>> {
  const { t } = useTranslation('tuition');
  const names = Object.values(fieldsOf).flat();
  // The sentence beside a box is too long to name it by.
  const nameOf = (name: FieldName) =>
    name === 'consent' || name === 'trialPresence' || name === 'news'
      ? t(`fields.${name}.short`)
      : t(`fields.${name}.label`);
  return Object.fromEntries(names.map((name) => [name, nameOf(name)]));
}
