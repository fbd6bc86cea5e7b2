import { logUpdate, type ChangedBy } from '@/entities/change-log';
import { applicantPassed, applicantTakenBack, jobApplicationPath } from '@/entities/jobs/job-application';
import { passedPath, showApplicant, type PassedApplicant } from '@/entities/jobs/school-page';
import type { Write } from '@/shared/backend';

interface Passing {
  /** Id of the change-log entry. */
  readonly id: string;
  readonly by: ChangedBy;
  /** Code of the application. */
  readonly ref: string;
}

/** Shows an applicant to the school, for one batch: the application says where. */
export const passOn = (
  { id, by, ref }: Passing,
  code: string,
  applicant: Pick<PassedApplicant, 'job' | 'name' | 'phone' | 'email'>,
): readonly Write[] => [
  ...logUpdate({
    id,
    by,
    record: jobApplicationPath(ref),
    event: applicantPassed,
    changes: { passed: passedPath(code, id) },
  }),
  showApplicant(code, id, applicant),
];

/**
 * Takes an applicant back from the school, for one batch.
 * @param passed path of what the school sees
 */
export const takeBack = ({ id, by, ref }: Passing, passed: string): readonly Write[] => [
  ...logUpdate({
    id,
    by,
    record: jobApplicationPath(ref),
    event: applicantTakenBack,
    changes: { passed: '' },
  }),
  { type: 'delete', path: passed },
];
