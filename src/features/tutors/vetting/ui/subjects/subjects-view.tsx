import { RuledList, Skeleton, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useAllAdditionsQuery, type SubjectAddition } from '@/entities/vetting/subject-addition';
import { useAllTutorsQuery, type Tutor } from '@/entities/tutor';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import styles from '../evidence/renewals-view.module.css';
import { AdditionRecord } from './addition-record';

/** Decided ones that are shown. */
const maximumDecided = 50;

const none: readonly SubjectAddition[] = [];
const noTutors: readonly Tutor[] = [];

/** Subjects that tutors ask for: the oldest that wait first, then the newest that are decided. */
export function SubjectsView() {
  const { t } = useTranslation(['vetting', 'admin', 'shell']);
  const { data = none, error, isLoading } = useAllAdditionsQuery(null);
  const tutors = useAllTutorsQuery(null);
  if (isLoading || tutors.isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const waiting = data.filter(({ state }) => state === 'asked').reverse();
  const decided = data.filter(({ state }) => state !== 'asked').slice(0, maximumDecided);
  const list = (additions: readonly SubjectAddition[]) => (
    <RuledList>
      {additions.map((addition) => (
        <li key={addition.id}>
          <PartBoundary>
            <AdditionRecord
              addition={addition}
              tutor={(tutors.data ?? noTutors).find(({ id }) => id === addition.tutorId) ?? null}
            />
          </PartBoundary>
        </li>
      ))}
    </RuledList>
  );
  return (
    <div className={styles.view}>
      <h1 className={styles.title}>{t('admin:views.subjects')}</h1>
      <p className={textStyles.soft}>{t('subjects.lead')}</p>
      <BackendProblem error={error ?? tutors.error} />
      <h2 className={styles.part}>{t('subjects.waiting')}</h2>
      {waiting.length === 0 ? <p>{t('subjects.none')}</p> : list(waiting)}
      {decided.length === 0 ? null : (
        <>
          <h2 className={styles.part}>{t('subjects.decided')}</h2>
          {list(decided)}
        </>
      )}
    </div>
  );
}
