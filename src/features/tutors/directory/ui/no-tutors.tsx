import { Button, EmptyState, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/ui/links';
import { without, type FilterName } from '../model/filters';
import { requestAddress } from '../model/request-address';
import { useFilterWords } from '../model/use-filter-words';
import type { Directory } from '../model/use-directory';

export interface NoTutorsProps {
  directory: Directory;
  /** The list is empty without any filter. */
  isNobodyThere: boolean;
  loosen: readonly { readonly name: FilterName; readonly count: number }[];
}

/** No results: shows which filters to remove, and links to a request with the same filters. */
export function NoTutors({ directory: { filters, setFilters }, isNobodyThere, loosen }: NoTutorsProps) {
  const { t } = useTranslation('tutors');
  const { labelOf, valueOf } = useFilterWords();
  return (
    <EmptyState title={t(isNobodyThere ? 'none.nobody' : 'none.title')}>
      {loosen.length > 0 ? <p>{t('none.loosen')}</p> : null}
      <Row>
        {loosen.map(({ name, count }) => (
          <Button key={name} variant="second" isSmall onClick={() => setFilters(without(filters, name))}>
            {t('none.without', { filter: `${labelOf(name)}: ${valueOf(filters, name)}`, count })}
          </Button>
        ))}
      </Row>
      <p>{t('none.ask')}</p>
      <LinkButton to={requestAddress(filters)}>{t('none.request')}</LinkButton>
    </EmptyState>
  );
}
