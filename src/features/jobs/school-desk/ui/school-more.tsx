import { Button, textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '@/entities/change-log';
import { schoolPath, type School } from '@/entities/jobs/school';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { deskStyles } from '@/shared/desk';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { BackendProblem } from '@/shared/ui/form';
import { useEmptySchoolContactMutation, useMoveSchoolMutation } from '../api/school-desk-api';
import { SchoolCorrection } from './school-correction';

/** What is rarely done with a school, and its change log. */
export function SchoolMore({ school, code }: { school: School; code: ReactNode }) {
  const { t } = useTranslation(['job-desk', 'admin']);
  return (
    <div className={deskStyles.part}>
      {code}
      {school.state === 'unchecked' ? <SchoolCorrection school={school} /> : null}
      <Moves school={school} />
      {school.check && school.check.person !== '' ? <EmptyContact school={school} /> : null}
      <h3>{t('admin:log.heading')}</h3>
      <ChangeList record={schoolPath(school.id)} none={t('schools.unchanged')} />
    </div>
  );
}

function Moves({ school }: { school: School }) {
  const { t } = useTranslation('job-desk');
  const by = useStaff();
  const [move, { error, isLoading }] = useMoveSchoolMutation();
  const send = async (given: Parameters<typeof move>[0]) => outcomeOf((await move(given)).error);
  if (school.state === 'withdrawn')
    return (
      <>
        <p className={textStyles.soft}>{t('schools.restored')}</p>
        <BackendProblem error={error} />
        <Button
          variant="second"
          isSmall
          isBusy={isLoading}
          onClick={() => void move({ school, by, event: 'school.restored', to: 'unchecked' })}
        >
          {t('schools.restore')}
        </Button>
      </>
    );
  return (
    <>
      {school.state === 'checked' ? (
        <ConfirmButton
          isSmall
          open={t('schools.reopen.open')}
          words={t('schools.reopen.words')}
          sendLabel={t('schools.reopen.send')}
          leave={t('schools.keep')}
          make={() => ({ school, by, event: 'school.reopened' as const, to: 'unchecked' as const })}
          send={send}
          error={error}
        />
      ) : null}
      <ConfirmButton
        isSmall
        open={t('schools.withdraw.open')}
        words={t('schools.withdraw.words')}
        sendLabel={t('schools.withdraw.send')}
        leave={t('schools.keep')}
        make={() => ({ school, by, event: 'school.withdrawn' as const, to: 'withdrawn' as const })}
        send={send}
        error={error}
      />
    </>
  );
}

function EmptyContact({ school }: { school: School }) {
  const { t } = useTranslation('job-desk');
  const by = useStaff();
  const [empty, { error }] = useEmptySchoolContactMutation();
  return (
    <ConfirmButton
      isSmall
      open={t('schools.empty.open')}
      words={t('schools.empty.words')}
      sendLabel={t('schools.empty.send')}
      leave={t('schools.keep')}
      make={() => ({ school, by })}
      send={async (given) => outcomeOf((await empty(given)).error)}
      error={error}
    />
  );
}
