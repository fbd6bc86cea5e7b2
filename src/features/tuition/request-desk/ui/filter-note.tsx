import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { deskQuery } from '@/shared/desk';
import type { DeskWays } from '@/shared/desk';
import type { RequestFilter } from '../model/request-filters';

interface FilterNoteProps {
  ways: DeskWays;
  filter: RequestFilter;
  count: number;
}

const wordsOf = { 'to-ask': 'interest', worried: 'worry', mine: 'assign' } as const;

/**
 * Number of families to ask for their interest, that are worried, or whom the reader looks after, with a
 * link. Renders nothing when there are none.
 */
export function FilterNote({ ways: { place }, filter, count }: FilterNoteProps) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const isShown = place.state === filter;
  const words = wordsOf[filter];
  if (count === 0 && !isShown) return null;
  return (
    <Note tone={filter === 'mine' ? 'plain' : 'call'}>
      <p>
        {t(`${words}.due`, { count })}{' '}
        <Link to={pathname + deskQuery({ ...place, state: isShown ? 'waiting' : filter })}>
          {isShown ? t('interest.showAll') : t(`${words}.show`, { count })}
        </Link>
      </p>
    </Note>
  );
}
