import { Button, FieldGroup, textStyles, Tick } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import { duties, type Duty } from '@/shared/backend';
import { BackendProblem } from '@/shared/ui/form';
import { useChangeDutiesMutation } from '../api/people-api';
import type { PersonRow } from '../model/person-row';
import { PersonDialog, type PersonDialogProps } from './person-dialog';
import styles from './role-dialog.module.css';

/** Gives and revokes duties of an administrator. */
export function DutiesDialog({ person, onClose }: PersonDialogProps) {
  return (
    <PersonDialog person={person} onClose={onClose}>
      {(shown, titleId) => <DutyChoice titleId={titleId} person={shown} onClose={onClose} />}
    </PersonDialog>
  );
}

interface DutyChoiceProps {
  titleId: string;
  person: PersonRow;
  onClose: () => void;
}

function DutyChoice({ titleId, person, onClose }: DutyChoiceProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  // Duties as shown when the dialog opened: a change by a colleague meanwhile makes this one fail.
  const [from] = useState(person.duties);
  const [to, setTo] = useState(person.duties);
  const [change, { error, isLoading }] = useChangeDutiesMutation();
  const isSame = duties.every((duty) => from.includes(duty) === to.includes(duty));
  const toggle = (duty: Duty) => setTo((had) => duties.filter((one) => had.includes(one) !== (one === duty)));

  const confirm = async () => {
    const result = await change({ userId: person.id, from, to, by: staff });
    if (result.error === undefined) onClose();
  };

  return (
    <div className={styles.choice}>
      <h2 id={titleId} className={styles.title}>
        {t('people.duties.title', { name: person.name })}
      </h2>
      <FieldGroup legend={t('people.dialog.choose')}>
        {duties.map((duty) => (
          <Tick key={duty} checked={to.includes(duty)} onChange={() => toggle(duty)}>
            <b>{t(`duties.${duty}`)}.</b> {t(`people.duties.opens.${duty}`)}
          </Tick>
        ))}
      </FieldGroup>
      <p className={textStyles.soft}>{t('people.dialog.logged')}</p>
      <BackendProblem error={error} />
      <div className={styles.buttons}>
        <Button disabled={isLoading || isSame} onClick={() => void confirm()}>
          {t('people.duties.save')}
        </Button>
        <Button variant="second" disabled={isLoading} onClick={onClose}>
          {t('people.dialog.keep')}
        </Button>
      </div>
    </div>
  );
}
