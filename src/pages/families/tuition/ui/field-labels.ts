import { useTranslation } from 'react-i18next';
import type { FieldName } from '../model/wizard-steps';
import { fieldsOf } from '../model/wizard-steps';

/** What each field is called, for summaries and reasons; in the order in which they are asked. */
export function useFieldLabels(): Readonly<Partial<Record<FieldName, string>>> {
  const { t } = useTranslation('tuition');
  const names = Object.values(fieldsOf).flat();
  return Object.fromEntries(names.map((name) => [name, t(`fields.${name}.label`)]));
}
