import { Button, Skeleton, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { ChangeList, CorrectionForm } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import { tutorPath, useTutorQuery, type Tutor } from '@/entities/tutor';
import { BackendProblem } from '@/shared/ui/form';
import { useCorrectProfileMutation } from '../api/people-api';
import { profileInputs } from '../model/profile-inputs';
import type { PersonRow } from '../model/person-row';
import { PersonDialog, type PersonDialogProps } from './person-dialog';
import styles from './role-dialog.module.css';

/** Corrects a tutor's profile, one field at a time, and shows what was changed in it. */
export function ProfileDialog({ person, onClose }: PersonDialogProps) {
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
  const isGone = data?.removal !== undefined;
  return (
    <div className={styles.choice}>
      <h2 id={titleId} className={styles.title}>
        {t('people.correction.title', { name })}
      </h2>
      {isLoading ? <Skeleton label={t('shell:loading')} lines={5} /> : null}
      <BackendProblem error={error} />
      {data && !isGone ? <Corrected tutor={data} onClose={onClose} /> : null}
      {isGone ? <p>{t('removal.gone')}</p> : null}
      {data && !isGone ? null : (
        <Button variant="second" isSmall onClick={onClose}>
          {t('correction.leave')}
        </Button>
      )}
      <h3>{t('log.heading')}</h3>
      <ChangeList record={tutorPath(id)} />
    </div>
  );
}

function Corrected({ tutor, onClose }: { tutor: Tutor; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const by = useStaff();
  const [correct, { error, isLoading }] = useCorrectProfileMutation();
  return (
    <>
      <p className={textStyles.soft}>{t('people.correction.lead')}</p>
      <CorrectionForm
        form={`${by.userId}.${tutor.id}`}
        record={tutor}
        inputsOf={profileInputs}
        error={error}
        isSending={isLoading}
        send={async (correction, stored) =>
          (await correct({ tutor: stored, correction, by })).error === undefined
        }
        onClose={onClose}
      />
    </>
  );
}
