import { Button, Row, Section, StopHeading, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTutorAdditionsQuery, type SubjectAddition } from '@/entities/vetting/subject-addition';
import { BackendProblem } from '@/shared/ui/form';
import type { SubjectsArea } from '../model/subjects-area';
import { AdditionItem } from './addition-item';
import { AskForm } from './ask-form';
import { LeaveOutForm } from './leave-out-form';
import styles from './subjects-part.module.css';

const none: readonly SubjectAddition[] = [];

/** What a tutor asked to teach besides, a form to ask, and a form to leave something out. */
export function SubjectsPart({ area }: { area: SubjectsArea }) {
  const { t } = useTranslation('tutor-area');
  const { data = none, error, isLoading } = useTutorAdditionsQuery(area.tutorId);
  const [isLeavingOut, setLeavingOut] = useState(false);
  if (!area.tutor) return null;
  const { item: tutor } = area.tutor;
  const isSuspended = tutor.state === 'suspended';
  const mayLeaveOut = tutor.subjects.length + tutor.levels.length > 2;
  return (
    <Section ground="surface">
      <StopHeading>{t('subjects.heading')}</StopHeading>
      <p className={textStyles.intro}>{t(isSuspended ? 'subjects.suspended' : 'subjects.lead')}</p>
      <BackendProblem error={data.length === 0 ? error : undefined} />
      {data.length === 0 ? null : (
        <ul className={styles.list}>
          {data.map((addition) => (
            <li key={addition.id}>
              <AdditionItem addition={addition} area={area} />
            </li>
          ))}
        </ul>
      )}
      {isSuspended || isLoading || !area.who ? null : (
        <>
          <AskForm tutor={tutor} who={area.who} additions={data} />
          {isLeavingOut ? (
            <LeaveOutForm tutor={tutor} area={area} onClose={() => setLeavingOut(false)} />
          ) : mayLeaveOut ? (
            <Row>
              <Button variant="second" isSmall onClick={() => setLeavingOut(true)}>
                {t('subjects.leaveOut.open')}
              </Button>
            </Row>
          ) : null}
        </>
      )}
    </Section>
  );
}
