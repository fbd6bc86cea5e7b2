import { useTranslation } from 'react-i18next';

/** Words for a field of a request that the office put right, as they stand in a sentence. */
export function useFieldWords(): (field: string) => string {
  const { t } = useTranslation('family');
  const words = t as (key: string) => string;
  return (field) => words(`putRight.fields.${field}`);
}
