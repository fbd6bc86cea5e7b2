import { Note, Row } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth, useVisitor, type Member } from '@/entities/session';
import { useApplicantCodeQuery } from '@/entities/tutor-application';
import { SignOutButton, UnreachedRole } from '@/features/site/sign-in';
import { DataScope } from '@/shared/api';
import { routes, signInTo } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { LinkButton } from '@/shared/ui/links';
import { ApplicationStatus } from '@/features/tutors/application';
import { LinkForm } from '@/features/tutors/application';

/** State of the user's own application. Asks to sign in first. */
export function Applicant({ waiting }: { waiting: ReactNode }) {
  return (
    <DataScope fallback={waiting}>
      <ApplicantContent waiting={waiting} />
    </DataScope>
  );
}

function ApplicantContent({ waiting }: { waiting: ReactNode }) {
  const { t } = useTranslation('apply');
  const visitor = useVisitor();
  if (visitor === 'resolving') return waiting;
  if (visitor === 'unreached') return <UnreachedRole />;
  if (visitor === 'nobody') {
    return (
      <Note>
        <h2>{t('account.heading')}</h2>
        <p>{t('account.words')}</p>
        <Row>
          <LinkButton to={signInTo(routes.tutorEntry, routes.myApplication)}>
            {t('account.signIn')}
          </LinkButton>
          <LinkButton variant="second" to={routes.code}>
            {t('account.code')}
          </LinkButton>
        </Row>
      </Note>
    );
  }
  return <OwnApplication member={visitor} waiting={waiting} />;
}

function OwnApplication({ member, waiting }: { member: Member; waiting: ReactNode }) {
  const { id: userId, email, isEmailVerified } = member;
  const auth = useAuth();
  const { data: code, error, isLoading } = useApplicantCodeQuery(userId);
  if (isLoading) return waiting;
  if (error) return <BackendProblem error={error} />;
  return (
    <>
      {code ? (
        <ApplicationStatus code={code} userId={userId} waiting={waiting} />
      ) : (
        <LinkForm
          userId={userId}
          email={email}
          isEmailUnproven={Boolean(auth?.sendsMail) && !isEmailVerified}
        />
      )}
      <SignOutButton />
    </>
  );
}
