import { Note, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, parsePath, useSearchParams } from 'react-router-dom';
import { useAuth, useVisitor } from '@/entities/session';
import { DemoSignIns } from '@/features/site/demo';
import { decideAccess, type Visitor } from '@/features/site/route-guard';
import { SignInForm, SignOutButton, UnreachedRole, VerifyNotice } from '@/features/site/sign-in';
import { DataScope } from '@/shared/api';
import type { Role } from '@/shared/backend';
import { pageEntries, pages, routes, safeNextPath } from '@/shared/routes';
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

/** Where `?next=` leads, unless that is for a role, or another sign-in; null otherwise. */
function openTo(next: string | null): string | null {
  const path = safeNextPath(next, '');
  const pathname = parsePath(path).pathname ?? '';
  const isForRole = pageEntries.some(
    ([name, page]) =>
      (page.guard !== undefined || name === 'tutorEntry' || name === 'adminEntry') &&
      matchPath(page.path, pathname),
  );
  return path === '' || isForRole ? null : path;
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
  const auth = useAuth();
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
  const goal = home ? null : openTo(params.get('next'));
  // Whoever still has to verify the address stays beside the notice about it.
  if (goal !== null && (visitor.isEmailVerified || auth?.sendsMail !== true))
    return <Navigate to={goal} replace />;
  return (
    <div className={styles.content}>
      <VerifyNotice />
      <Note className={styles.note}>
        <p>{t('signedIn', { name: visitor.displayName })}</p>
        {home ? (
          <LinkButton to={home}>{t('home')}</LinkButton>
        ) : (
          <p>{t(goal === null ? 'noRole' : 'goesOn')}</p>
        )}
        {home ? null : (
          <LinkButton variant="second" to={goal ?? routes.myApplication}>
            {t(goal === null ? 'apply' : 'goOn')}
          </LinkButton>
        )}
        <SignOutButton />
      </Note>
    </div>
  );
}
