import { Button, Chip, Chips, FieldGroup, Note, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rolesToGive, type RoleToGive } from '@/entities/person';
import { useAuth, useHasDuty, useStaff } from '@/entities/session';
import { useTutorQuery } from '@/entities/tutor';
import { BackendProblem } from '@/shared/ui/form';
import { useChangeRoleMutation } from '../api/people-api';
import type { PersonRow } from '../model/person-row';
import { PersonDialog, type PersonDialogProps } from './person-dialog';
import styles from './role-dialog.module.css';

/** Explains what a role permits before it is granted or revoked. */
export function RoleDialog({ person, onClose }: PersonDialogProps) {
  return (
    <PersonDialog person={person} onClose={onClose}>
      {(shown, titleId) => <RoleChoice titleId={titleId} person={shown} onClose={onClose} />}
    </PersonDialog>
  );
}

interface RoleChoiceProps {
  titleId: string;
  person: PersonRow;
  onClose: () => void;
}

function RoleChoice({ titleId, person, onClose }: RoleChoiceProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState<RoleToGive | null>(null);
  const [change, { error, isLoading }] = useChangeRoleMutation();
  const auth = useAuth();
  const { role, name, email } = person;
  const isOffice = useHasDuty('office');
  // A tutor's role goes with checks and a profile, which are the work of the office.
  const choices = rolesToGive.filter((one) => one !== role && (isOffice || one !== 'tutor'));
  const usual = role !== 'none' ? 'none' : isOffice ? 'tutor' : 'admin';
  // A colleague may have granted the same role in the meantime.
  const to = chosen === null || chosen === role ? usual : chosen;
  const profile = useTutorQuery(person.id, { skip: to !== 'tutor' });
  const isUnverified = to !== 'none' && !person.isEmailVerified;
  // Anybody can sign up with an email that is not theirs. The demo sends no mail, so no email could ever be
  // verified there.
  const isUnproved = isUnverified && auth?.sendsMail !== false;
  // A profile comes with the checks of an application. Without one, or once removed, nobody becomes a tutor.
  const isUnvetted =
    to === 'tutor' && (profile.error?.code === 'not-found' || profile.data?.removal !== undefined);
  const isRefused = isUnproved || isUnvetted || (to === 'tutor' && profile.data === undefined);

  const confirm = async () => {
    const result = await change({
      userId: person.id,
      name,
      from: role,
      to,
      isFirst: person.isWithoutRecord,
      by: staff,
    });
    if (result.error === undefined) onClose();
  };

  return (
    <div className={styles.choice}>
      <h2 id={titleId} className={styles.title}>
        {t('people.dialog.title', { name })}
      </h2>
      <p className={styles.now}>{t('people.dialog.now', { email, role: t(`roles.${role}`) })}</p>
      <FieldGroup legend={t('people.dialog.choose')}>
        <Chips>
          {choices.map((one) => (
            <Chip
              key={one}
              type="radio"
              name={titleId}
              value={one}
              checked={one === to}
              onChange={() => setChosen(one)}
            >
              {t(`roles.${one}`)}
            </Chip>
          ))}
        </Chips>
      </FieldGroup>
      <p aria-live="polite">{t(`people.dialog.opens.${to}`)}</p>
      {isUnvetted ? (
        <Note tone="call">
          <p>{t('people.dialog.notUntilVetted', { name })}</p>
        </Note>
      ) : to === 'tutor' ? (
        <BackendProblem error={profile.error} />
      ) : null}
      {isUnverified ? (
        <Note tone="call">
          <p>
            {t(isUnproved ? 'people.dialog.notUntilVerified' : 'people.dialog.unverified', { name, email })}
          </p>
        </Note>
      ) : null}
      {isRefused ? null : <p className={textStyles.soft}>{t('people.dialog.logged')}</p>}
      <BackendProblem error={error} />
      <div className={styles.buttons}>
        <Button
          variant={to === 'none' ? 'stop' : 'main'}
          disabled={isLoading || isRefused}
          onClick={() => void confirm()}
        >
          {t(`people.dialog.give.${to}`)}
        </Button>
        <Button variant="second" disabled={isLoading} onClick={onClose}>
          {t('people.dialog.keep')}
        </Button>
      </div>
    </div>
  );
}
