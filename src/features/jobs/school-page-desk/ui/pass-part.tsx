import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/entities/jobs/job';
import { passableStates, type JobApplication } from '@/entities/jobs/job-application';
import { useSchoolPagesQuery } from '@/entities/jobs/school-page';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { BackendProblem } from '@/shared/ui/form';
import { usePassApplicantOnMutation, useTakeApplicantBackMutation } from '../api/school-page-desk-api';

interface PassPartProps {
  application: JobApplication;
  /** Null when the post cannot be read. */
  post: Job | null;
}

/** Whether the school of the post sees this applicant, and how that changes. */
export function PassPart({ application, post }: PassPartProps) {
  const { t } = useTranslation('applicants');
  if (application.removal !== undefined) return null;
  const isShown = (application.passed ?? '') !== '';
  const mayPass = passableStates.includes(application.state);
  return (
    <section>
      <h2>{t('school.heading')}</h2>
      {isShown ? (
        <TakeBack application={application} isOver={!mayPass} />
      ) : mayPass && post ? (
        <PassOn application={application} post={post} />
      ) : (
        <p className={textStyles.soft}>{t('school.notYet')}</p>
      )}
    </section>
  );
}

function PassOn({ application, post }: { application: JobApplication; post: Job }) {
  const { t } = useTranslation('applicants');
  const by = useStaff();
  const { data, error } = useSchoolPagesQuery(null);
  const [passOn, passing] = usePassApplicantOnMutation();
  const page = data?.find(({ schoolId, state }) => schoolId === post.schoolId && state === 'open');
  if (!data) return <BackendProblem error={error} />;
  if (!page) return <p>{t('school.noCode', { school: post.school.name })}</p>;
  return (
    <ConfirmButton
      isSmall
      open={t('school.pass.open')}
      words={t('school.pass.words', { school: page.name })}
      sendLabel={t('school.pass.send')}
      leave={t('school.keep')}
      make={() => ({ by, page, application: { ref: application.ref, job: application.job } })}
      send={async (given) => outcomeOf((await passOn(given)).error)}
      error={passing.error}
    />
  );
}

function TakeBack({
  application: { ref, passed = '' },
  isOver,
}: {
  application: JobApplication;
  isOver: boolean;
}) {
  const { t } = useTranslation('applicants');
  const by = useStaff();
  const [takeBack, { error }] = useTakeApplicantBackMutation();
  return (
    <>
      <p>{t(isOver ? 'school.stillShown' : 'school.shown')}</p>
      <ConfirmButton
        isSmall
        open={t('school.takeBack.open')}
        words={t('school.takeBack.words')}
        sendLabel={t('school.takeBack.send')}
        leave={t('school.keep')}
        make={() => ({ by, ref, passed })}
        send={async (given) => outcomeOf((await takeBack(given)).error)}
        error={error}
      />
    </>
  );
}
