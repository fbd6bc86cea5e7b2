import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { deskQuery } from '../model/desk-address';
import type { DeskWays } from '../model/desk-ways';

/** Says how many families are to be asked whether they still look for a tutor, and leads to them; nothing while there is none. */
export function ToAskNote({ ways: { place }, count }: { ways: DeskWays; count: number }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const isShown = place.state === 'to-ask';
  if (count === 0 && !isShown) return null;
  return (
    <Note tone="call">
      <p>
        {t('interest.due', { count })}{' '}
        <Link to={pathname + deskQuery({ ...place, state: isShown ? 'waiting' : 'to-ask' })}>
          {t(isShown ? 'interest.showAll' : 'interest.show', { count })}
        </Link>
      </p>
    </Note>
  );
}
