import { useTranslation } from 'react-i18next';
import type { FilterName, Filters } from './filters';

type Words = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Translates filters. The values are known, so each key exists. */
export function useFilterWords() {
  const { t } = useTranslation(['tutors', 'profile', 'ghana']);
  const words = t as Words;
  const optionOf = (name: FilterName, value: string): string => {
    switch (name) {
      case 'subject':
        return words(`ghana:subjects.${value}`);
      case 'level':
        return words(`ghana:levels.${value}`);
      case 'region':
        return words(`ghana:regions.${value}`);
      case 'days':
        return words(`ghana:daysShort.${value}`);
      case 'language':
        return words(`profile:languageNames.${value}`);
      case 'gender':
        return words(`profile:genders.${value}`);
      case 'where':
        return words(`profile:wherePlaces.${value}`);
      case 'price':
        return words('filters.upTo', { price: `GH₵${value}` });
      default:
        return value;
    }
  };
  return {
    labelOf: (name: FilterName): string => words(`filters.names.${name}`),
    optionOf,
    /** The active value of a filter as text. */
    valueOf: (filters: Filters, name: FilterName): string => {
      const value = filters[name];
      if (value === undefined) return '';
      return typeof value === 'string'
        ? optionOf(name, value)
        : value.map((one) => optionOf(name, one)).join(', ');
    },
  };
}
