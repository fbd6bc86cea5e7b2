import { Note, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, parsePath, useSearchParams } from 'react-router-dom';
import { useVisitor } from '@/entities/session';
import { DemoSignIns } from '@/features/site/demo';
import { decideAccess, type Visitor } from '@/features/site/route-guard';
import { SignInForm, SignOutButton, UnreachedRole, VerifyNotice } from '@/features/site/sign-in';
import { DataScope } from '@/shared/api';
import type { Role } from '@/shared/backend';
import { pages, routes, safeNextPath } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import styles from './entry-page.module.css';

export interface EntryContentProps {
  area: Role;
}

/** Home page by role. */
const homeOf: Readonly<Record<Role, (userId: string) => string>> = {
  admin: routes.backOffice,
  tutor: routes.tutorArea,
};

/** Whether `path` is a tutor's area that the visitor may open; an administrator may view it. */
function mayLookAt(path: string, visitor: Visitor): boolean {
  const match = matchPath(pages.tutorArea.path, parsePath(path).pathname ?? '');
  if (!match) return false;
  const { kind } = decideAccess({ guard: 'tutor', visitor, ownerId: match.params.id ?? '' });
  return kind === 'allow' || kind === 'look';
}

/** Sign-in form. Redirects signed-in users, or explains why not. */
export function EntryContent({ area }: EntryContentProps) {
  const { t } = useTranslation('shell');
  return (
    <DataScope fallback={<Skeleton label={t('loading')} />}>
      <KnownEntry area={area} />
    </DataScope>
  );
}

function KnownEntry({ area }: EntryContentProps) {
  const { t } = useTranslation(['sign-in', 'shell']);
  const visitor = useVisitor();
  const [params] = useSearchParams();
  if (visitor === 'resolving') return <Skeleton label={t('shell:loading')} />;
  if (visitor === 'nobody') {
    return <SignInForm canSignUp={area === 'tutor'} beside={(fillIn) => <DemoSignIns onChosen={fillIn} />} />;
  }
  if (visitor === 'unreached') {
    return (
      <div className={styles.content}>
        <UnreachedRole />
      </div>
    );
  }
  const home = visitor.role && homeOf[visitor.role](visitor.id);
  const next = safeNextPath(params.get('next'), home ?? routes.home);
  if (home && (visitor.role === area || mayLookAt(next, visitor))) return <Navigate to={next} replace />;
  return (
    <div className={styles.content}>
      <VerifyNotice />
      <Note className={styles.note}>
        <p>{t('signedIn', { name: visitor.displayName })}</p>
        {home ? <LinkButton to={home}>{t('home')}</LinkButton> : <p>{t('noRole')}</p>}
        {home ? null : (
          <LinkButton variant="second" to={routes.myApplication}>
            {t('apply')}
          </LinkButton>
        )}
        <SignOutButton />
      </Note>
    </div>
  );
}
