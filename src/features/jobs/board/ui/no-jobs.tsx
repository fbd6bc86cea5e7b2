import { Button, EmptyState, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { activeFilters, without } from '../model/filters';
import type { FoundJobs } from '../model/find-jobs';
import type { Board } from '../model/use-board';
import { useFilterWords } from '../model/use-filter-words';

/** No post: shows which filters to take off, or says that there is none. */
export function NoJobs({ board, loosen }: { board: Board; loosen: FoundJobs['loosen'] }) {
  const { t } = useTranslation('jobs');
  const { labelOf, valueOf } = useFilterWords();
  const { query, setQuery } = board;
  const { filters, side } = query;
  const isFiltered = activeFilters(filters).length > 0;
  return (
    <EmptyState title={t(isFiltered ? 'none.filtered' : `none.${side}`)}>
      {loosen.length > 0 ? <p>{t('none.loosen')}</p> : null}
      <Row>
        {loosen.map(({ name, count }) => (
          <Button
            key={name}
            variant="second"
            isSmall
            onClick={() => setQuery({ filters: without(filters, name) })}
          >
            {t('none.without', { filter: `${labelOf(name)}: ${valueOf(filters, name)}`, count })}
          </Button>
        ))}
      </Row>
      <p>{t(isFiltered ? 'none.save' : 'none.words')}</p>
      {side === 'open' ? (
        <Button variant="second" onClick={() => setQuery({ side: 'closed' })}>
          {t('none.showClosed')}
        </Button>
      ) : null}
    </EmptyState>
  );
}
