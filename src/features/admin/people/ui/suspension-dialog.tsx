import { Button, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import { useTutorQuery, type Tutor } from '@/entities/tutor';
import { ReasonForm } from '@/shared/drafts';
import { BackendProblem } from '@/shared/ui/form';
import { useChangeSuspensionMutation } from '../api/people-api';
import type { PersonRow } from '../model/person-row';
import { PersonDialog, type PersonDialogProps } from './person-dialog';
import styles from './role-dialog.module.css';

const reasons = ['concern', 'conduct', 'papers', 'other'] as const;

/** Takes a tutor off the site for a reason, or puts the tutor back. */
export function SuspensionDialog({ person, onClose }: PersonDialogProps) {
  return (
    <PersonDialog person={person} onClose={onClose}>
      {(shown, titleId) => <Profile titleId={titleId} person={shown} onClose={onClose} />}
    </PersonDialog>
  );
}

interface ProfileProps {
  titleId: string;
  person: PersonRow;
  onClose: () => void;
}

function Profile({ titleId, person: { id, name }, onClose }: ProfileProps) {
  const { t } = useTranslation(['admin', 'shell']);
  const { data, error, isLoading } = useTutorQuery(id);
  return (
    <div className={styles.choice}>
      <h2 id={titleId} className={styles.title}>
        {t('people.suspension.title', { name })}
      </h2>
      {isLoading ? <Skeleton label={t('shell:loading')} lines={3} /> : null}
      <BackendProblem error={error} />
      {data?.state === 'suspended' ? <Suspended tutor={data} onClose={onClose} /> : null}
      {data && data.state !== 'suspended' ? <OnTheSite tutor={data} onClose={onClose} /> : null}
      {data ? null : (
        <Button variant="second" isSmall onClick={onClose}>
          {t('people.dialog.keep')}
        </Button>
      )}
    </div>
  );
}

interface StateProps {
  tutor: Tutor;
  onClose: () => void;
}

function OnTheSite({ tutor, onClose }: StateProps) {
  const { t } = useTranslation('admin');
  const by = useStaff();
  const [change, { error }] = useChangeSuspensionMutation();
  return (
    <ReasonForm
      form={`suspend.${tutor.id}`}
      isOfAccount
      reasons={reasons.map((value) => ({ value, label: t(`people.suspension.reasons.${value}`) }))}
      labels={{
        reason: t('people.suspension.reason'),
        words: t('people.suspension.words'),
        send: t('people.suspension.suspend'),
        leave: t('people.dialog.keep'),
      }}
      hint={t('people.suspension.wordsHint')}
      error={error}
      make={(why) => ({ tutor: { id: tutor.id, state: tutor.state }, why, by })}
      send={async (given) => ((await change(given)).error === undefined ? 'done' : 'refused')}
      onDone={onClose}
      onLeave={onClose}
    >
      <p>{t('people.suspension.effect')}</p>
    </ReasonForm>
  );
}

function Suspended({ tutor, onClose }: StateProps) {
  const { t } = useTranslation('admin');
  const by = useStaff();
  const [change, { error, isLoading }] = useChangeSuspensionMutation();
  const putBack = async () => {
    const { error: problem } = await change({ tutor, why: null, by });
    if (problem === undefined) onClose();
  };
  return (
    <>
      <p>{t('people.suspension.now')}</p>
      {tutor.suspension?.words ? <blockquote>{tutor.suspension.words}</blockquote> : null}
      <p>{t('people.suspension.back')}</p>
      <BackendProblem error={error} />
      <div className={styles.buttons}>
        <Button disabled={isLoading} aria-busy={isLoading} onClick={() => void putBack()}>
          {t('people.suspension.putBack')}
        </Button>
        <Button variant="second" disabled={isLoading} onClick={onClose}>
          {t('people.dialog.keep')}
        </Button>
      </div>
    </>
  );
}
