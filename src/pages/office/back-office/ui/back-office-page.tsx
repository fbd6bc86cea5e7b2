import { Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useVisitor } from '@/entities/session';
import { DataScope } from '@/shared/api';
import { routes, signInTo } from '@/shared/routes';
import { Desk } from './desk';

/** The back office of one administrator. The guard has decided before this page was loaded. */
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
  if (visitor === 'resolving') return null;
  // Signed out since, or the role was taken away, perhaps in another tab.
  if (visitor === 'nobody' || visitor.role !== 'admin') {
    return <Navigate to={signInTo(routes.adminEntry, routes.backOffice(id))} replace />;
  }
  return <Desk officer={{ kind: 'office', userId: visitor.id, name: visitor.displayName }} />;
}
