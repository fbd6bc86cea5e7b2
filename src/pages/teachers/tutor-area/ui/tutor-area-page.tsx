import { Line, LineItem, Note, Row, Section, Skeleton, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useVisitor } from '@/entities/session';
import { decideAccess } from '@/features/route-guard';
import { SignOutButton, UnreachedRolePage, VerifyNotice } from '@/features/sign-in';
import { DataScope } from '@/shared/api';
import { routes } from '@/shared/routes';
import { ErrorScreen } from '@/shared/ui/error-screen';
import { LinkButton } from '@/shared/ui/links';
import { PageHero } from '@/shared/ui/page-hero';
import styles from './tutor-area-page.module.css';

const items = ['offers', 'learners', 'register', 'week', 'earnings'] as const;

/** A tutor's own area. An administrator may look in. */
export function TutorAreaPage() {
  const { t } = useTranslation('shell');
  return (
    <DataScope fallback={<Skeleton label={t('loading')} />}>
      <TutorArea />
    </DataScope>
  );
}

function TutorArea() {
  const { t } = useTranslation('tutor-area');
  const { id = '' } = useParams();
  const visitor = useVisitor();
  const { pathname } = useLocation();
  if (visitor === 'resolving') return null;
  if (visitor === 'unreached') return <UnreachedRolePage />;
  // The guard let somebody in who has signed out since; whoever signs in next has an area of their own.
  if (visitor === 'nobody') return <Navigate to={routes.tutorEntry} replace />;
  const { kind } = decideAccess({ guard: 'tutor', visitor, ownerId: id });
  if (kind === 'forbid') return <ErrorScreen status={403} path={pathname} />;
  const isOwner = kind === 'allow';
  return (
    <>
      <PageHero
        title={t('title')}
        description={t('description')}
        heading={t('heading', { name: isOwner ? visitor.displayName : id })}
        lead={t('lead')}
      >
        <div className={styles.note}>
          <VerifyNotice />
        </div>
        {isOwner ? null : (
          <Note tone="plain" className={styles.note}>
            {t('looking')}
          </Note>
        )}
        <Row className={styles.note}>
          <LinkButton variant="second" to={routes.enquiryAbout('teaching')}>
            {t('write')}
          </LinkButton>
          <SignOutButton />
        </Row>
      </PageHero>
      <Section ground="surface">
        <StopHeading>{t('soonHeading')}</StopHeading>
        <Line kind="spine" className={styles.list}>
          {items.map((item) => (
            <LineItem key={item} state="todo">
              <b>{t(`soon.${item}.title`)}</b>
              {t(`soon.${item}.words`)}
            </LineItem>
          ))}
        </Line>
      </Section>
    </>
  );
}
