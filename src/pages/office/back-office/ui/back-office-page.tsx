import { Section, Skeleton } from 'design-system';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useLogSavedListMutation } from '@/entities/change-log';
import { StaffContext, useVisitor } from '@/entities/session';
import { decideAccess } from '@/features/site/route-guard';
import { UnreachedRolePage } from '@/features/site/sign-in';
import { DataScope } from '@/shared/api';
import { ListLogContext, type ListLog } from '@/shared/desk';
import { routes } from '@/shared/routes';
import { ErrorScreen } from '@/shared/ui/error-screen';
import { Desk } from './desk';

/**
 * Back office of one administrator. The route guard checks access before this page loads. The page checks
 * again when the user changes, such as in another tab.
 */
export function BackOfficePage() {
  const { t } = useTranslation('shell');
  const skeleton = (
    <Section>
      <Skeleton label={t('loading')} lines={6} />
    </Section>
  );
  return (
    <DataScope fallback={skeleton}>
      <OwnDesk />
    </DataScope>
  );
}

function OwnDesk() {
  const { id = '' } = useParams();
  const visitor = useVisitor();
  const { pathname } = useLocation();
  if (visitor === 'resolving') return null;
  if (visitor === 'unreached') return <UnreachedRolePage />;
  // Another administrator has their own desk.
  if (visitor === 'nobody') return <Navigate to={routes.adminEntry} replace />;
  const { kind } = decideAccess({ guard: 'admin-auth', visitor, ownerId: id });
  if (kind !== 'allow') return <ErrorScreen status={403} path={pathname} />;
  return <StaffDesk userId={visitor.id} name={visitor.displayName} />;
}

function StaffDesk({ userId, name }: { userId: string; name: string }) {
  const staff = useMemo(() => ({ kind: 'office', userId, name }) as const, [userId, name]);
  const [logSaved] = useLogSavedListMutation();
  const log = useCallback<ListLog>(
    async (saved) => (await logSaved({ saved, by: staff })).error,
    [logSaved, staff],
  );
  return (
    <StaffContext value={staff}>
      <ListLogContext value={log}>
        <Desk />
      </ListLogContext>
    </StaffContext>
  );
}
