import { lazy, Suspense } from 'react';
import { useVisitor } from '@/entities/session';
import { useAuth } from '../model/use-auth';

const UnverifiedNote = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account" */ './account-parts')).UnverifiedNote,
}));

/** Tells somebody whose address is not verified yet what to do about it. Nothing where no mail is sent. */
export function VerifyNotice() {
  const auth = useAuth();
  const visitor = useVisitor();
  if (!auth?.sendsMail || typeof visitor === 'string' || visitor.isEmailVerified) return null;
  return (
    <Suspense>
      <UnverifiedNote auth={auth} email={visitor.email} />
    </Suspense>
  );
}
