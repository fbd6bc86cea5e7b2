import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  assignmentPath,
  latestReports,
  nextAssignment,
  useAssignedQuery,
  type Assigned,
} from '@/entities/practice/assignment';
import { PendingWriteNotes } from '@/entities/tutor';
import { isFailedWrite, isWaitingWrite, usePendingWrites, type SignedWrites } from '@/shared/pending-writes';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { assignedWithPending } from '../model/assigned-with-pending';
import { AssignForm } from './assign-form';
import { AssignmentCard } from './assignment-card';
import styles from './coach.module.css';

interface CoachPartProps {
  area: SignedWrites;
  tutorId: string;
  offerId: string;
  onClose: () => void;
}

const none: Assigned = { assignments: [], reports: [] };

/** Practice of a learner: what the tutor assigned, what the family reported, and assigning more. */
export function CoachPart({ area, tutorId, offerId, onClose }: CoachPartProps) {
  const { t } = useTranslation('tutor-area');
  const { data, error } = useAssignedQuery({ owner: tutorId, offerIds: [offerId] });
  const { assignments, reports } = data ?? none;
  const { acts } = usePendingWrites(tutorId);
  const [isAssigning, setAssigning] = useState(false);
  const shown = assignedWithPending(offerId, assignments, acts);
  const latest = latestReports(reports);
  const number = nextAssignment(shown.map(({ item }) => item));
  const before = number === null ? '' : assignmentPath(offerId, String(number - 1));
  const earlier = acts.find((act) => isWaitingWrite(act) && act.record === before && act.basis === undefined);
  // Their number may be another assignment meanwhile.
  const failed = acts.filter(
    (act) =>
      isFailedWrite(act) &&
      act.record.startsWith(assignmentPath(offerId, '')) &&
      !shown.some(({ item }) => assignmentPath(offerId, item.id) === act.record),
  );
  return (
    <Note tone="plain" className={styles.part}>
      <h4 className={styles.title}>{t('practice.heading')}</h4>
      <p>{t('practice.lead')}</p>
      {error === undefined || data ? null : <BackendProblem error={error} />}
      <PendingWriteNotes shown={{ waiting: [], failed }} area={area} />
      {isAssigning && number !== null ? (
        <AssignForm
          {...{ area, offerId, number }}
          earlier={earlier?.id}
          onClose={() => setAssigning(false)}
        />
      ) : null}
      {shown.length === 0 ? <p>{t('practice.none')}</p> : null}
      {shown.map((assignment) => (
        <PartBoundary key={assignment.item.id}>
          <AssignmentCard shown={assignment} report={latest.get(assignment.item.id) ?? null} area={area} />
        </PartBoundary>
      ))}
      {number === null ? <p>{t('practice.full')}</p> : null}
      <Row>
        {area.who && number !== null && !isAssigning && data ? (
          <Button isSmall onClick={() => setAssigning(true)}>
            {t('practice.assign')}
          </Button>
        ) : null}
        <Button variant="second" isSmall onClick={onClose}>
          {t('close')}
        </Button>
      </Row>
    </Note>
  );
}
