import { Button, Note, Row, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import { missingEvidence, type Evidence } from '@/entities/vetting/evidence';
import { useGivenRolesQuery, usePeopleQuery, type Person } from '@/entities/person';
import { tutorApplicationPath, type TutorApplication } from '@/entities/tutor-application';
import { useAuth, useStaff } from '@/entities/session';
import { BackendProblem } from '@/shared/ui/form';
import { useApproveMutation, useIsApplicantsAccountQuery } from '../api/approval-api';
import { ApplicantContactOf } from './applicant-contact';
import { useRequiredEvidence } from '../model/use-required-evidence';
import styles from './evidence/checklist.module.css';

export interface ApprovePartProps {
  application: TutorApplication;
  evidence: readonly Evidence[];
  onLeave: () => void;
}

/** Approves an applicant, or shows what is missing. */
export function ApprovePart(props: ApprovePartProps) {
  const { t } = useTranslation('vetting');
  const { application, evidence } = props;
  const missing = missingEvidence(evidence, new Date().toISOString().slice(0, 10), useRequiredEvidence());
  return (
    <Note className={styles.form}>
      <h3>{t('moves.approve.heading', { name: application.profile.name })}</h3>
      <p>{t('moves.approve.words')}</p>
      {missing.length > 0 ? (
        <p role="alert">
          {t('moves.approve.missingChecks', {
            checks: missing.map((kind) => t(`checks.kinds.${kind}`)).join(', '),
          })}
        </p>
      ) : null}
      <LoggedContact
        record={tutorApplicationPath(application.ref)}
        by={useStaff()}
        hidden={t('moves.approve.contactHidden')}
        show={t('moves.approve.showAccount')}
      >
        <ApplicantContactOf application={application}>
          {({ email }) => <AccountToApprove {...props} email={email} isReady={missing.length === 0} />}
        </ApplicantContactOf>
      </LoggedContact>
    </Note>
  );
}

/** Finds the account by the address of the application. */
function AccountToApprove(props: Omit<ApproveAccountProps, 'person'> & { email: string }) {
  const { t } = useTranslation(['vetting', 'shell']);
  const { email, onLeave } = props;
  const people = usePeopleQuery(null);
  const person = people.data?.find((each) => each.email === email);
  if (people.isLoading) return <Skeleton label={t('shell:loading')} lines={3} />;
  if (person) return <ApproveAccount {...props} person={person} />;
  return (
    <>
      <p role="alert">{t('moves.approve.noAccount', { email })}</p>
      <BackendProblem error={people.error} />
      <Button isSmall variant="second" onClick={onLeave}>
        {t('moves.leave')}
      </Button>
    </>
  );
}

interface ApproveAccountProps extends ApprovePartProps {
  person: Person;
  isReady: boolean;
}

function ApproveAccount({ application, evidence, person, isReady, onLeave }: ApproveAccountProps) {
  const staff = useStaff();
  const { t } = useTranslation('vetting');
  const auth = useAuth();
  const proof = useIsApplicantsAccountQuery({ ref: application.ref, person });
  const roles = useGivenRolesQuery(null);
  const [approve, { error, isLoading }] = useApproveMutation();
  const isAdmin = roles.data?.some(({ userId, role }) => userId === person.id && role === 'admin');
  const isOff = !isReady || proof.data !== true || isAdmin !== false;
  return (
    <>
      {proof.data === false ? (
        <p role="alert">
          {t(auth?.sendsMail === false ? 'moves.approve.notShown' : 'moves.approve.notVerified', {
            email: person.email,
          })}
        </p>
      ) : null}
      {isAdmin ? <p role="alert">{t('moves.approve.admin')}</p> : null}
      <BackendProblem error={error ?? proof.error ?? roles.error} />
      <Row>
        <Button
          isSmall
          isOff={isOff}
          disabled={isLoading || proof.isLoading || roles.isLoading}
          aria-busy={isLoading}
          onClick={() => {
            if (!isOff) void approve({ application, evidence, person, by: staff });
          }}
        >
          {t('moves.approve.send')}
        </Button>
        <Button isSmall variant="second" onClick={onLeave}>
          {t('moves.leave')}
        </Button>
      </Row>
    </>
  );
}
