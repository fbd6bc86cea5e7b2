import { useTranslation } from 'react-i18next';
import { useJobWords } from '@/entities/jobs/job';
import type { JobMode, JobType } from '@/entities/jobs/job';
import { activeFilters, type BoardQuery, type FilterName, type Filters } from './filters';

type Words = (key: string) => string;

/** Translates filters. The values are known, so each key exists. */
export function useFilterWords() {
  const { t } = useTranslation(['jobs', 'ghana']);
  const words = t as Words;
  const { type, mode } = useJobWords();
  const optionOf = (name: FilterName, value: string): string => {
    switch (name) {
      case 'subject':
        return words(`ghana:subjects.${value}`);
      case 'level':
        return words(`ghana:levels.${value}`);
      case 'region':
        return words(`ghana:regions.${value}`);
      case 'type':
        return type(value as JobType);
      case 'mode':
        return mode(value as JobMode);
      case 'since':
        return words(`filters.sinces.${value}`);
      case 'words':
        return `“${value}”`;
    }
  };
  const labelOf = (name: FilterName): string => words(`filters.names.${name}`);
  const valueOf = (filters: Filters, name: FilterName): string => optionOf(name, filters[name] ?? '');
  return {
    ...{ labelOf, optionOf, valueOf },
    /** A search as one text: "Physics, Volta, Closed posts". */
    nameOf: ({ filters, side, sort }: BoardQuery): string => {
      const parts = activeFilters(filters).map((name) => valueOf(filters, name));
      if (side === 'closed') parts.push(t('sides.closed'));
      if (sort === 'newest' && side === 'open') parts.push(t('sorts.newest'));
      return parts.length === 0 ? t('searches.all') : parts.join(', ');
    },
  };
}
