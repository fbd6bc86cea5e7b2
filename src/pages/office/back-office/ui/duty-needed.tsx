import { EmptyState } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useGivenRolesQuery } from '@/entities/person';
import { useStaff } from '@/entities/session';
import { deskQuery, deskStyles, startOf, type DeskView } from '@/shared/desk';
import { LinkButton } from '@/shared/ui/links';
import { dutiesOfView } from '../model/view-duties';

/** In place of a view: which duty opens it, and who can give it. */
export function DutyNeeded({ view }: { view: DeskView }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const staff = useStaff();
  const { data: roles } = useGivenRolesQuery(null);
  const others = roles?.filter(({ role, userId }) => role === 'admin' && userId !== staff.userId);
  const needed = dutiesOfView[view].map((duty) => t(`duties.${duty}`)).join(t('duties.or'));
  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t(`views.${view}`)}</h1>
      <EmptyState title={t('dutyNeeded.title', { duty: needed })}>
        <p>{t('dutyNeeded.words')}</p>
        {others === undefined ? null : (
          <p>
            {others.length === 0
              ? t('dutyNeeded.nobodyElse')
              : t('dutyNeeded.askOne', { names: others.map(({ name }) => name).join(', ') })}
          </p>
        )}
        <LinkButton variant="second" isSmall to={pathname + deskQuery(startOf('people'))}>
          {t('views.people')}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
