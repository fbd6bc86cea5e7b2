import { useTranslation } from 'react-i18next';
import type { DeskWays } from '../address/desk-ways';
import type { ShownPast } from '../records/use-past-records';
import { PastPages } from './past-pages';

interface PastRestProps {
  ways: DeskWays;
  past: Omit<ShownPast<unknown>, 'items'>;
  /** By default what the office finds, and saves. */
  words?: string | undefined;
}

/** Below a state that is read page by page: what the search and the file have of it, and its next page. */
export function PastRest({ ways, past, words }: PastRestProps) {
  const { t } = useTranslation('admin');
  if (past.state === null) return null;
  return (
    <PastPages
      words={words ?? t(ways.place.month === null ? 'past.ofState' : 'past.ofMonth')}
      hasMore={past.hasNextPage}
      isBusy={past.isFetching}
      onMore={() => void past.fetchNextPage()}
    />
  );
}
