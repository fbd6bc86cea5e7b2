import { Button, Row, Tag } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobWords } from '@/entities/jobs/job';
import { TextLink } from '@/shared/ui/links';
import { useBoardMemory } from '../model/board-memory';
import { readQuery } from '../model/filters';
import { countFound, indexJobs, newIn } from '../model/find-jobs';
import type { Board } from '../model/use-board';
import { useBoardJobs } from '../model/use-board-jobs';
import { useFilterWords } from '../model/use-filter-words';
import styles from './saved-searches.module.css';

/** Saves the search of the address on this device, or takes it off. */
export function SaveSearch({ board }: { board: Board }) {
  const { t } = useTranslation('jobs');
  const { searches, toggleSearch } = useBoardMemory();
  const isSaved = searches.includes(board.search);
  return (
    <Button variant="text" isSmall aria-pressed={isSaved} onClick={() => toggleSearch(board.search)}>
      {t(isSaved ? 'searches.drop' : 'searches.save')}
    </Button>
  );
}

/** The saved searches, with the number of posts that are new in each since the last visit. */
export function SavedSearches({ lastVisit, now }: { lastVisit: string | null; now: Date }) {
  const { t } = useTranslation('jobs');
  const { searches, toggleSearch } = useBoardMemory();
  const { nameOf } = useFilterWords();
  const { searched } = useJobWords();
  const { jobs } = useBoardJobs({ filters: {}, side: 'open', sort: 'newest' }, false);
  const fresh = useMemo(() => newIn(indexJobs(jobs ?? [], searched), lastVisit), [jobs, lastVisit, searched]);
  return (
    <div className={styles.searches}>
      <h2 className={styles.heading}>{t('searches.heading')}</h2>
      {searches.length === 0 ? <p>{t('searches.none')}</p> : null}
      <ul className={styles.list}>
        {searches.map((search) => {
          const query = readQuery(new URLSearchParams(search));
          const name = nameOf(query);
          const count = countFound(fresh, query, now);
          return (
            <li key={search}>
              <Row>
                <TextLink to={`?${search}`} className={styles.link}>
                  {name}
                </TextLink>
                {count > 0 ? <Tag tone="leaf">{t('searches.new', { count })}</Tag> : null}
                <Button
                  variant="text"
                  isSmall
                  aria-label={t('searches.dropName', { name })}
                  onClick={() => toggleSearch(search)}
                >
                  {t('searches.dropShort')}
                </Button>
              </Row>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
