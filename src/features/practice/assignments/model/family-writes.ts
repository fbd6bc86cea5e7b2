import {
  practiceReported,
  practiceReportPath,
  reportPractice,
  type Assignment,
  type PracticeSummary,
} from '@/entities/practice/assignment';
import { writeFamilyAct } from '@/entities/tuition-request';
import type { NewPendingWrite } from '@/shared/pending-writes';

/** Sends a summary to the tutor, with the proof that it is this family's. */
export function sendSummary(
  ref: string,
  { offerId, id: assignment }: Pick<Assignment, 'offerId' | 'id'>,
  summary: PracticeSummary,
): NewPendingWrite {
  const id = crypto.randomUUID();
  const record = practiceReportPath(offerId, id);
  return {
    id,
    owner: ref,
    record,
    event: practiceReported,
    writes: [
      reportPractice({ id, offerId, assignment, summary }),
      writeFamilyAct(ref, id, record, practiceReported),
    ],
    shown: { offerId, assignment },
  };
}
