import { clsx } from 'clsx/lite';
import { Note, Row, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useVisitor } from '@/entities/session';
import { decideAccess } from '@/features/site/route-guard';
import { SignOutButton, UnreachedRolePage, VerifyNotice } from '@/features/site/sign-in';
import { DataScope } from '@/shared/api';
import { routes } from '@/shared/routes';
import { ErrorScreen } from '@/shared/ui/error-screen';
import { LinkButton } from '@/shared/ui/links';
import { PageHero } from '@/shared/ui/page-hero';
import { WorkFooter } from '@/widgets/site-footer';
import { AreaViews } from './area-views';
import styles from './tutor-area-page.module.css';

/** The tutor area. An administrator has read-only access. */
export function TutorAreaPage() {
  const { t } = useTranslation('shell');
  return (
    <DataScope fallback={<Skeleton label={t('loading')} />}>
      <TutorArea />
    </DataScope>
  );
}

function TutorArea() {
  const { t } = useTranslation(['tutor-area', 'shell']);
  const { id = '' } = useParams();
  const visitor = useVisitor();
  const { pathname } = useLocation();
  if (visitor === 'resolving') return null;
  if (visitor === 'unreached') return <UnreachedRolePage />;
  // Signed out after the guard allowed access. Another user has their own area.
  if (visitor === 'nobody') return <Navigate to={routes.tutorEntry} replace />;
  const { kind } = decideAccess({ guard: 'tutor', visitor, ownerId: id });
  if (kind === 'forbid') return <ErrorScreen status={403} path={pathname} />;
  const isOwner = kind === 'allow';
  return (
    <div className={styles.area}>
      <div className={styles.head}>
        <PageHero
          title={t('title')}
          description={t('description')}
          heading={isOwner ? t('heading', { name: visitor.displayName }) : t('headingOther', { name: id })}
        >
          <div className={styles.note}>
            <VerifyNotice />
          </div>
          {isOwner ? null : (
            <Note tone="plain" className={styles.note}>
              {t('looking')}
            </Note>
          )}
          <Row className={clsx(styles.note, styles.acts)}>
            <LinkButton variant="second" isSmall to={routes.enquiryAbout('teaching')}>
              {t('write')}
            </LinkButton>
            <SignOutButton />
          </Row>
        </PageHero>
      </div>
      <AreaViews
        key={id}
        tutorId={id}
        who={isOwner ? { userId: visitor.id, name: visitor.displayName } : null}
      />
      <WorkFooter />
    </div>
  );
}
