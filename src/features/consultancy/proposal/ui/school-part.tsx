import { Section, Skeleton, stackStyles, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '@/entities/consultancy/consultation';
import type { SchoolProposal } from '@/entities/consultancy/proposal';
import { JobRow, useSchoolJobsQuery } from '@/entities/jobs/job';
import { BackendProblem } from '@/shared/ui/form';
import styles from './proposal.module.css';

interface SchoolPartProps {
  consultation: Consultation;
  proposals: readonly SchoolProposal[];
}

/** Who decides at the school. */
export function SchoolPart({ consultation: { decides, schoolId }, proposals }: SchoolPartProps) {
  const { t } = useTranslation('consultation');
  const answered = proposals.filter(({ answer }) => answer.name !== '');
  return (
    <Section tabIndex={-1} isTight className={stackStyles.apart}>
      <StopHeading>{t('school.heading')}</StopHeading>
      <p>{t(`school.deciders.${decides}`)}</p>
      {answered.length === 0 ? null : (
        <ul className={styles.changes}>
          {answered.map(({ version, state, answer: { name, position } }) => (
            <li key={version}>
              {t(`school.answered.${state === 'accepted' ? 'accepted' : 'declined'}`, {
                name,
                position,
                version,
              })}
            </li>
          ))}
        </ul>
      )}
      {schoolId === '' ? <p>{t('school.notLinked')}</p> : null}
    </Section>
  );
}

/** The published posts of the checked school that the consultation is of. */
export function SchoolPosts({ schoolId, now }: { schoolId: string; now: Date }) {
  const { t } = useTranslation(['consultation', 'shell']);
  const { data: jobs, error, isLoading } = useSchoolJobsQuery(schoolId);
  return (
    <Section tabIndex={-1} isTight className={stackStyles.apart}>
      <StopHeading>{t('school.posts')}</StopHeading>
      {isLoading ? <Skeleton label={t('shell:loading')} lines={3} /> : null}
      <BackendProblem error={error} />
      {jobs?.length === 0 ? <p>{t('school.noPosts')}</p> : null}
      {jobs && jobs.length > 0 ? (
        <ul>
          {jobs.map((job) => (
            <li key={job.code}>
              <JobRow job={job} now={now} as="h3" />
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
